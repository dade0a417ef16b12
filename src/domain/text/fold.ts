/** Letters that no accent was put on: what people type who do not have them on their keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/**
 * A text as searches and comparisons of names read it: without case, accents, typographic apostrophes and signs that
 * nobody sees. It depends on no language of the device, so that two devices find the same ('Cantù' and 'CANTU' are one,
 * 'Straße' and 'STRASSE', 'Işık' and 'isik').
 */
export const folded = (text: string): string =>
  text
    .replaceAll(/[‘’ʼ´`′]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)

/**
 * A text as filters search it, for texts that are searched at every letter. Apostrophes say nothing to a search: people write
 * "Cantu'" for 'Cantù', and 'laquila' for 'L’Aquila'.
 */
export const searchable = (text: string): string => folded(text).replaceAll("'", '').replaceAll(/\s+/g, ' ').trim()

/** Whether a filter finds a text: the text has what is sought in it, as `folded` reads both; an empty filter finds all. */
export const isFoundIn = (sought: string, text: string): boolean => searchable(text).includes(searchable(sought))

/** Whether two texts are the same name, as `folded` reads them, and without needless blanks. */
export const isSameName = (one: string, other: string): boolean => searchable(one) === searchable(other)
