/** What is struck out. */
const STRUCK = /<(s|del|strike)\b[^<>]*>.*?<\/\1\s*>/gis

/** A figure before one that is raised or lowered, and a raised or lowered one before a figure. */
const BESIDE_RAISED = /\d(?:<\/?[a-z][^<>]*>)*(?=<su[bp]\b[^<>]*>\s*\d)|\d<\/su[bp]\s*>(?=\d)/gi

/**
 * A text of HTML whose words mean the same without its marks: what is struck out is left out, and a blank stands between a
 * figure and one that is raised over its line, so that 20<sup>30</sup> is not two thousand and thirty.
 */
export const withoutMarks = (html: string): string => html.replaceAll(STRUCK, ' ').replaceAll(BESIDE_RAISED, '$& ')
