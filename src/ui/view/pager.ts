import type { Speech } from './speech.ts'

/**
 * The pages of a list, with the current one, from 1. Without `hrefOf` they are buttons, for a list without an address.
 * `where`: the current page and the number of pages, as text.
 */
export const pagerView = (
  { current, count }: Readonly<{ current: number; count: number }>,
  turnTo: (page: number) => void,
  where: string,
  { say }: Speech,
  hrefOf?: (page: number) => string,
) => ({
  kind: 'pager' as const,
  label: say('directory.pages'),
  current,
  count,
  labels: {
    previous: say('directory.previous'),
    next: say('directory.next'),
    page: (page: number) => say('directory.pageNumber', { page }),
  },
  hrefOf,
  turnTo,
  where,
})
export type PagerView = Readonly<ReturnType<typeof pagerView>>
