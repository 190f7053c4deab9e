#include "CBundle.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The files themselves, so that there is no second copy to keep in step. Paths are relative to this source.
static const unsigned char storms_hurdat2[] = {
#embed "../../Datasets/storms-hurdat2.txt"
};
static const unsigned char storms_csv[] = {
#embed "../../Datasets/storms.csv"
};

cbundle_bytes cbundle_storms_hurdat2(void) {
    return (cbundle_bytes){storms_hurdat2, sizeof storms_hurdat2};
}

cbundle_bytes cbundle_storms_csv(void) {
    return (cbundle_bytes){storms_csv, sizeof storms_csv};
}
