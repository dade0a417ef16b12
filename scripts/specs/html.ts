/** Markup that needs no escaping any more. */
export type Markup = Readonly<{ markup: string }>
/** What may stand in a template: text is escaped, markup stays, lists are joined, nothing is left out. */
export type Part = string | number | Markup | false | undefined | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand between tags and in a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const written = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** Markup from a template; every text that is put in is escaped. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.map((text, at) => `${text}${written(parts[at])}`).join(''),
})

/** Markup that another tool has written: a drawing. */
export const drawn = (markup: string): Markup => ({ markup })

const QUOTED = /"([^"]*)"/g

/** A step in English, whose quoted words are those of the Italian interface. */
export const quoting = (text: string): Markup => {
  const parts = text.split(QUOTED)
  return html`${parts.map((part, at) => (at % 2 === 0 ? part : html`“<q lang="it">${part}</q>”`))}`
}
