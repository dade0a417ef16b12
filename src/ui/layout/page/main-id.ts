/** The id of the content that the skip link leads to. */
export const MAIN_ID = 'contenuto'
