import type { Speech } from './speech.ts'

/** The pages of a list. Without `hrefOf` they are buttons, for a list without an address. */
export type PagerView = Readonly<{
  kind: 'pager'
  label: string
  /** The current page, from 1. */
  current: number
  count: number
  labels: Readonly<{ previous: string; next: string; page: (page: number) => string }>
  hrefOf?: ((page: number) => string) | undefined
  turnTo: (page: number) => void
  /** The current page and the number of pages, as text. */
  where: string
}>

export const pagerView = (
  { current, count }: Readonly<{ current: number; count: number }>,
  turnTo: (page: number) => void,
  where: string,
  { say }: Speech,
  hrefOf?: (page: number) => string,
): PagerView => ({
  kind: 'pager',
  label: say('directory.pages'),
  current,
  count,
  labels: {
    previous: say('directory.previous'),
    next: say('directory.next'),
    page: (page) => say('directory.pageNumber', { page }),
  },
  hrefOf,
  turnTo,
  where,
})
