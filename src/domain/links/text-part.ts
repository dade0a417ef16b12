/** A part of plain text; with an address where it is a link. */
export type TextPart = Readonly<{ text: string; href: string | undefined }>

export const plain = (text: string): TextPart => ({ text, href: undefined })

/** Neighbours that are no links as one; what is empty is left out. */
export const joined = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts.reduce<TextPart[]>((all, part) => {
    const last = all.at(-1)
    if (part.text === '') return all
    if (last && last.href === undefined && part.href === undefined)
      all[all.length - 1] = { text: last.text + part.text, href: undefined }
    else all.push(part)
    return all
  }, [])
