/** A field for formatted text, as HTML. */
export type RichField = Readonly<{
  kind: 'richField'
  label: string
  html: string
  isDisabled: boolean
  change: (html: string) => void
}>
