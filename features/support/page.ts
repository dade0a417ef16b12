import { urlFrom } from '#domain/links/safe-link.ts'
import type { FormTasks } from './forms.ts'

/** A row of a list: its title, its other lines, and whether it is selected. */
export type RowSeen = Readonly<{ name: string; others: readonly string[]; isPicked: boolean }>

/** A heading and the texts under it. */
type Group = Readonly<{ heading: string; titles: readonly string[] }>

/** An e-mail, as a mail app would open it. */
export type MailSeen = Readonly<{ to: string; subject: string; text: string }>

/** Reads an address of e-mail as a mail app does. */
export const mailFrom = (href: string | undefined): MailSeen | undefined => {
  const url = href === undefined ? undefined : urlFrom(href)
  if (url?.protocol !== 'mailto:') return undefined
  // A plus stays a plus in an address of e-mail.
  const fields = new URLSearchParams(url.search.replaceAll('+', '%2B'))
  return { to: url.pathname, subject: fields.get('subject') ?? '', text: fields.get('body') ?? '' }
}

/** The rows, groups and tabs of the open page, and the ways to use them. They are the same for each screen. */
export interface PageTasks {
  /** The title of the open detail, once it is loaded. */
  readonly title: () => Promise<string | undefined>
  /** The content of the open detail. */
  readonly texts: () => Promise<readonly string[]>
  /** The rows of the list, in order; none while there is no list. */
  readonly rows: () => Promise<readonly RowSeen[]>
  /** Scrolls to a row and opens it. */
  readonly open: (name: string) => Promise<void>
  /** Removes a row, with its button or a swipe; the confirmation comes first. */
  readonly remove: (name: string) => Promise<void>
  readonly pick: (name: string) => Promise<void>
  /** The total of rows that the list shows. */
  readonly total: () => Promise<number>
  /** Scrolls to the end of the list. */
  readonly goToLast: () => Promise<void>
  /** Scrolls to the end of the page, where parts appear that load in sight. */
  readonly goToEnd: () => Promise<void>
  /** The e-mail that a link opens, by its name; undefined while there is no such link. */
  readonly mailOf: (link: string) => Promise<MailSeen | undefined>
  /** The title of the last row; undefined until it is loaded. */
  readonly last: () => Promise<string | undefined>
  /** The headings, each with the titles below it. */
  readonly groups: () => Promise<readonly Group[]>
  /** The same for the parts that come after the page. */
  readonly lateGroups: () => Promise<readonly Group[]>
  /** The advertisements, each with its texts, from top to bottom. */
  readonly banners: () => Promise<readonly (readonly string[])[]>
  /** Follows the link with this title. */
  readonly follow: (title: string) => Promise<void>
  /** The title of the part that the URL leads to; undefined without one. */
  readonly at: () => Promise<string | undefined>
  /** The tabs, in order. */
  readonly tabs: () => Promise<readonly string[]>
  /** Selects a tab by its name, whatever number it shows. */
  readonly lookAt: (tab: string) => Promise<void>
  /** The titles in the selected tab, in order. */
  readonly names: () => Promise<readonly string[]>
  /** The options of a group of choices. */
  readonly choices: (label: string) => Promise<readonly string[]>
  /** The suggestions for the typed text. */
  readonly options: () => Promise<readonly string[]>
  readonly takeOption: (words: string) => Promise<void>
}

/** Starts the selection of rows, unless it is on. */
export const startPicking = async ({ forms }: Readonly<{ forms: FormTasks }>): Promise<void> => {
  if (!(await forms.isOn('Seleziona'))) await forms.flip('Seleziona')
}
