#ifndef CBUNDLE_H
#define CBUNDLE_H

/// Bytes that live as long as the program.
typedef struct {
    const unsigned char *_Nonnull start;
    unsigned long count;
} cbundle_bytes;

/// Datasets/storms-hurdat2.txt
cbundle_bytes cbundle_storms_hurdat2(void);
/// Datasets/storms.csv
cbundle_bytes cbundle_storms_csv(void);
/// Datasets/gazetteer.csv
cbundle_bytes cbundle_places(void);
/// Datasets/countries.csv
cbundle_bytes cbundle_countries(void);
/// Datasets/aliases.csv
cbundle_bytes cbundle_aliases(void);
/// Datasets/basemap-overview.txt
cbundle_bytes cbundle_basemap_overview(void);
/// Datasets/basemap-detail.txt
cbundle_bytes cbundle_basemap_detail(void);
/// The style of the pages.
cbundle_bytes cbundle_page_style(void);
/// The script that draws maps and callouts.
cbundle_bytes cbundle_page_map(void);
/// The script that plays films.
cbundle_bytes cbundle_page_replay(void);
/// The page of a film.
cbundle_bytes cbundle_page_replay_html(void);

#endif
