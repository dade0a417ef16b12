/** Words that are written with some care for their looks, as HTML. */
export type RichField = Readonly<{
  kind: 'richField'
  label: string
  html: string
  isDisabled: boolean
  change: (html: string) => void
}>
