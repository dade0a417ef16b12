/**
 * How a town's server writes what the specification leaves open: the `wire` part of its configuration, which
 * `npm run contract` writes. What is not given is read in every known form.
 */
export type Dialect = Readonly<{
  /** By the name of a record and the name of its field in the contract: what the server calls the field. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** What the server calls the content of an answer, the rows of a list, and their number. */
  envelope?: Readonly<{ [Part in EnvelopePart]?: string | undefined }> | undefined
  /** The number of the first page; 1 without it. */
  firstPage?: 0 | 1 | undefined
  /** Whether the number of rows counts all pages or only its own; all without it. */
  total?: (typeof TOTALS)[number] | undefined
  /** The order of messages in a conversation; by their moments, and by their ids, without it. */
  messages?: (typeof MESSAGE_ORDERS)[number] | undefined
  /** The origin of pictures and videos; that of the API without it. */
  pictures?: string | undefined
  /** The zone of moments that name none; that of the municipalities without it. */
  zone?: (typeof ZONES)[number] | undefined
}>

export const ENVELOPE_PARTS = ['content', 'rows', 'total'] as const
export type EnvelopePart = (typeof ENVELOPE_PARTS)[number]
export const TOTALS = ['all', 'page'] as const
export const MESSAGE_ORDERS = ['oldestFirst', 'newestFirst'] as const
export const ZONES = ['Europe/Rome', 'UTC'] as const

/** A server of which nothing is told. */
export const CONTRACT: Dialect = {}
