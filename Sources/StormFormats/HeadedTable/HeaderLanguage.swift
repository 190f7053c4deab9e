import DelimitedText

/// What the words of a header tell of its language: only so much as changes the meaning of a value.
enum HeaderLanguage {
    private static let westWords = Set(
        """
        nombre nombredelatormenta latitud longitud fecha hora fechahora fechayhora viento vientomaximo velocidaddelviento \
        presion presión presionminima temporada cuenca año anio mes dia día categoría categoria tipo estado comentario nom \
        nomducyclone heure dateheure jour annee année mois vent ventmax vitesseduvent pression pressionminimale saison \
        bassin statut catégorie categorie commentaire identifiant nome latitudine longitudine vento pressione data
        """.split(separator: " ").map(String.init))
    private static let eastWords = Set(
        """
        sturmname breite breitengrad geobreite länge laenge längengrad laengengrad geolänge datum uhrzeit zeit zeitpunkt \
        datumzeit stunde jahr monat tag windgeschwindigkeit maxwindgeschwindigkeit luftdruck kerndruck druck becken \
        kategorie typus kennung bemerkung
        """.split(separator: " ").map(String.init))

    /// What `O` means behind a longitude of a table with these column names, units taken off.
    static func letterO(of names: [String]) -> AngleStyle.LetterO {
        let west = names.filter(westWords.contains).count
        let east = names.filter(eastWords.contains).count
        if west == east { return .unknown }
        return west > east ? .west : .east
    }
}
