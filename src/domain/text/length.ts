/** [decided] How many characters a text has: a letter with its accent or a plain emoji counts as one, whatever units it is written in. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length
