#include "CBundle.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The files themselves, so that there is no second copy to keep in step. Paths are relative to this source.
static const unsigned char storms_hurdat2[] = {
#embed "../../Datasets/storms-hurdat2.txt"
};
static const unsigned char storms_csv[] = {
#embed "../../Datasets/storms.csv"
};
static const unsigned char places[] = {
#embed "../../Datasets/gazetteer.csv"
};
static const unsigned char countries[] = {
#embed "../../Datasets/countries.csv"
};
static const unsigned char aliases[] = {
#embed "../../Datasets/aliases.csv"
};
static const unsigned char basemap_overview[] = {
#embed "../../Datasets/basemap-overview.txt"
};
static const unsigned char basemap_detail[] = {
#embed "../../Datasets/basemap-detail.txt"
};

static const unsigned char page_style[] = {
#embed "../StormPinPage/Static/style.css"
};
static const unsigned char page_map[] = {
#embed "../StormPinPage/Static/map.js"
};
static const unsigned char page_replay[] = {
#embed "../StormPinPage/Static/replay.js"
};
static const unsigned char page_replay_html[] = {
#embed "../StormPinPage/Static/replay.html"
};

cbundle_bytes cbundle_storms_hurdat2(void) {
    return (cbundle_bytes){storms_hurdat2, sizeof storms_hurdat2};
}

cbundle_bytes cbundle_storms_csv(void) {
    return (cbundle_bytes){storms_csv, sizeof storms_csv};
}

cbundle_bytes cbundle_places(void) {
    return (cbundle_bytes){places, sizeof places};
}

cbundle_bytes cbundle_countries(void) {
    return (cbundle_bytes){countries, sizeof countries};
}

cbundle_bytes cbundle_aliases(void) {
    return (cbundle_bytes){aliases, sizeof aliases};
}

cbundle_bytes cbundle_basemap_overview(void) {
    return (cbundle_bytes){basemap_overview, sizeof basemap_overview};
}

cbundle_bytes cbundle_basemap_detail(void) {
    return (cbundle_bytes){basemap_detail, sizeof basemap_detail};
}

cbundle_bytes cbundle_page_style(void) {
    return (cbundle_bytes){page_style, sizeof page_style};
}

cbundle_bytes cbundle_page_map(void) {
    return (cbundle_bytes){page_map, sizeof page_map};
}

cbundle_bytes cbundle_page_replay(void) {
    return (cbundle_bytes){page_replay, sizeof page_replay};
}

cbundle_bytes cbundle_page_replay_html(void) {
    return (cbundle_bytes){page_replay_html, sizeof page_replay_html};
}
