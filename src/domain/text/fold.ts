/**
 * A text as searches and comparisons of names read it: without case, accents and typographic apostrophes. It depends on
 * no language of the device, so that two devices find the same ('Cantù' and 'CANTU' are one, 'Straße' and 'STRASSE').
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll('ß', 'ss')
