/** A part of plain text; with an address where it is a link. */
export type TextPart = Readonly<{ text: string; href: string | undefined }>
