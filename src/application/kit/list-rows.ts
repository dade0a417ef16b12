import type { Page } from '#domain/paging/page.ts'

export type Identified = Readonly<{ id: number }>

/** The visible range of a list, both ends included, from 0. */
export type Sight = Readonly<{ first: number; last: number }>

/** Information about rows that are not in the list. */
export type Shortfall = Readonly<{
  /** The number of undecodable rows. They count, but do not show. */
  leftOut: number
  /** The number of rows received and the total claimed, once it is known that the server sends no others. */
  cut: Readonly<{ given: number; total: number }> | undefined
  /** Whether there may be more rows: the server sends no total. */
  isOpen: boolean
}>

/** A page of the server. */
type Given<Row> = Readonly<{
  /** Its rows that no other page has. */
  rows: readonly Row[]
  /** The ids of all its rows, including those on other pages. */
  ids: ReadonlySet<number>
  /** The number of its rows, including undecodable ones. */
  count: number
  leftOut: number
  /** The number of its rows that were not asked for: they have places, and do not show. */
  unasked: number
  /** The number of its rows that no other page has, including undecodable ones and those not asked for. */
  fresh: number
}>

type Known<Row> = Readonly<{
  /** The pages read, from 1. */
  given: ReadonlyMap<number, Given<Row>>
  /** The total by the last answer of the server. */
  told: number | undefined
  /** Whether a page within the total had no new rows: the total is too large. */
  isDisproved: boolean
  /** Whether the server ignores the page. */
  isSame: boolean
}>

/** The rows of a long list that have been read, and the places of the others. */
export type ListRows<Row> = Known<Row> &
  Readonly<{
    /** An unread row is undefined at its place. */
    all: readonly (Row | undefined)[]
    /** The page of each place. */
    pages: readonly number[]
    /** A page to read although it is not visible: it tells whether there is more than the first. */
    probe: number | undefined
    /** The number of rows, as far as it is known, including those left out. */
    count: number
    shortfall: Shortfall
  }>

const NOTHING: Given<never> = { rows: [], ids: new Set(), count: 0, leftOut: 0, unasked: 0, fresh: 0 }

/** A list that is complete. */
export const NO_SHORTFALL: Shortfall = { leftOut: 0, cut: undefined, isOpen: false }

export const noRows: ListRows<never> = {
  given: new Map(),
  told: undefined,
  isDisproved: false,
  isSame: false,
  all: [],
  pages: [],
  probe: undefined,
  count: 0,
  shortfall: NO_SHORTFALL,
}

/** [decided] The maximum number of places of a list, whatever the total of the server. */
export const MOST_PLACES = 100_000

/** The page size of the server: the requested size, unless a page before the last one shows another. */
const sizeOf = ({ given, told }: Known<Identified>, asked: number): number => {
  const full = [...given].filter(([, { fresh }]) => fresh > 0)
  const last = Math.max(0, ...full.map(([page]) => page))
  const isOwn = full.some(
    ([page, { count }]) => page < last || (told !== undefined && (page - 1) * asked + count < told),
  )
  return Math.max(isOwn ? 1 : asked, ...full.map(([, { count }]) => count))
}

/** The rows of a page that are on no other page, each once. */
const freshOf = <Row extends Identified>(
  { rows, leftOut, unasked = 0 }: Page<Row>,
  others: ReadonlyMap<number, Given<Row>>,
): Given<Row> => {
  const known = new Set([...others.values()].flatMap((other) => other.rows.map(({ id }) => id)))
  const fresh: Row[] = []
  for (const row of rows) {
    if (known.has(row.id)) continue
    known.add(row.id)
    fresh.push(row)
  }
  return {
    rows: fresh,
    ids: new Set(rows.map(({ id }) => id)),
    count: rows.length + leftOut + unasked,
    leftOut,
    unasked,
    fresh: fresh.length + leftOut + unasked,
  }
}

const isSameSet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** The knowledge after reading a page. */
const withPage = <Row extends Identified>(
  known: Known<Row>,
  page: number,
  content: Page<Row>,
  asked: number,
): Known<Row> => {
  const { total: told } = content
  const others = new Map([...known.given].filter(([other]) => other !== page))
  const one = freshOf(content, others)
  const [same, before = one] = [...others].find(([, { ids }]) => ids.size > 0 && isSameSet(ids, one.ids)) ?? []
  if (same === undefined) {
    const isBehind = one.count === 0 && told !== undefined && (page - 1) * sizeOf(known, asked) < told
    return { ...known, told, given: others.set(page, one), isDisproved: known.isDisproved || isBehind }
  }
  // The rows of both pages belong to the lower one, or to neither: a server may repeat its last page for every number.
  const lower = Math.min(page, same)
  others.set(page, NOTHING).set(same, NOTHING)
  if (lower === 1 || others.has(lower - 1))
    others.set(lower, lower === same ? before : freshOf(content, others)).set(lower + 1, NOTHING)
  return { told, given: others, isDisproved: true, isSame: known.isSame || lower === 1 }
}

/** Assigns the rows to their places. */
const laidOut = <Row extends Identified>(known: Known<Row>, asked: number): ListRows<Row> => {
  const { given, told, isDisproved, isSame } = known
  const size = sizeOf(known, asked)
  const pagesGiven = [...given].sort(([one], [other]) => one - other)
  const full = pagesGiven.filter(([, { fresh }]) => fresh > 0)
  const [last, ending] = full.at(-1) ?? [0, NOTHING]
  const fresh = full.reduce((sum, [, one]) => sum + one.fresh, 0)
  const leftOut = full.reduce((sum, [, one]) => sum + one.leftOut, 0)
  // Nothing more is requested where the server ignores the page, and where all rows are undecodable.
  const isOver = isSame || (fresh > 0 && fresh === leftOut)
  // A total of exactly one full page may be that of the page alone: only the next page tells (fault 55).
  const isOfPage = told === asked && ending.count === asked && last === 1 && given.size === 1
  const isBelieved = told !== undefined && !isDisproved && (last - 1) * size + ending.fresh <= told
  const isEndUnknown = !isBelieved && !isOver && !given.has(last + 1)
  // A first page shorter than requested is ambiguous: only the next page tells its meaning.
  const isUnsure = isEndUnknown && last === 1 && given.size === 1 && ending.count !== asked
  const goesOn =
    isEndUnknown && !isUnsure && (last === 0 || (ending.count >= size && ending.rows.length + ending.unasked > 0))

  const all: (Row | undefined)[] = []
  const pages: number[] = []
  const leaveRoom = (from: number, to: number, most: number): void => {
    for (let page = from; page <= to && all.length < MOST_PLACES; page += 1) {
      const room = Math.min(isBelieved ? told - (page - 1) * size : most, size, MOST_PLACES - all.length)
      for (let place = 0; place < room; place += 1) {
        all.push(undefined)
        pages.push(page)
      }
    }
  }
  let next = 1
  for (const [page, { rows }] of full) {
    if (!isOver) leaveRoom(next, page - 1, size)
    for (const row of rows) {
      all.push(row)
      pages.push(page)
    }
    next = page + 1
  }
  const before = all.length
  if (goesOn) leaveRoom(next, next, Math.min(size, asked))
  const open = all.length - before
  if (isBelieved && !isOver) leaveRoom(next, Math.ceil(told / size), size)

  const isRead = !all.includes(undefined)
  const isCut = isRead && (isOver || isDisproved) && told !== undefined && told > fresh
  return {
    ...known,
    all,
    pages,
    probe: isUnsure || isOfPage ? last + 1 : undefined,
    count: all.length - open + leftOut,
    shortfall: {
      leftOut,
      cut: isCut ? { given: all.length + leftOut, total: told } : undefined,
      isOpen: open > 0 || isUnsure,
    },
  }
}

type PagesRead<Row> = readonly Readonly<{ page: number; content: Page<Row> }>[]

/**
 * The rows after some pages (from 1) were read, each row in one place only. The total of the server holds until its
 * pages contradict it: then the list is read page by page as long as pages bring new rows.
 */
export const withPages = <Row extends Identified>(
  rows: ListRows<Row>,
  read: PagesRead<Row>,
  pageSize: number,
): ListRows<Row> =>
  read.length === 0
    ? rows
    : laidOut(
        read.reduce<Known<Row>>((known, { page, content }) => withPage(known, page, content, pageSize), rows),
        pageSize,
      )

/**
 * The rows of these pages only. The knowledge about the server stays: that it ignores the page, and that its total is
 * too large.
 */
export const replacedBy = <Row extends Identified>(
  before: ListRows<Row>,
  read: PagesRead<Row>,
  pageSize: number,
): ListRows<Row> => {
  const isDisproved = before.isDisproved && read.every(({ content }) => content.total === before.told)
  return withPages<Row>({ ...noRows, isSame: before.isSame, isDisproved }, read, pageSize)
}

const withGiven = <Row extends Identified>(
  rows: ListRows<Row>,
  pageSize: number,
  change: (page: readonly Row[]) => readonly Row[],
): ListRows<Row> =>
  rows.given.size === 0
    ? rows
    : laidOut(
        { ...rows, given: new Map([...rows.given].map(([page, one]) => [page, { ...one, rows: change(one.rows) }])) },
        pageSize,
      )

/**
 * Whether pages tell another total than the rows before them: rows came or went between the readings, so that one may
 * have slipped over the seam of two pages.
 */
export const hasMoved = ({ told, isDisproved }: ListRows<unknown>, read: PagesRead<unknown>): boolean =>
  told !== undefined && !isDisproved && read.some(({ content: { total } }) => total !== undefined && total !== told)

/** The rows after some were removed. The following rows close the gap; the next refresh reads them again. */
export const withoutRows = <Row extends Identified>(
  rows: ListRows<Row>,
  ids: ReadonlySet<number>,
  pageSize: number,
): ListRows<Row> => withGiven(rows, pageSize, (page) => page.filter(({ id }) => !ids.has(id)))

/** The rows after one of them changed. */
export const withRow = <Row extends Identified>(rows: ListRows<Row>, changed: Row, pageSize: number): ListRows<Row> =>
  withGiven(rows, pageSize, (page) => page.map((row) => (row.id === changed.id ? changed : row)))

/** The pages of the visible range. A range past the end becomes the last one of the list. */
const pagesAt = ({ pages }: ListRows<unknown>, { first, last }: Sight): readonly number[] => {
  const span = last - first + 1
  const start = first < pages.length ? first : Math.floor((pages.length - 1) / span) * span
  return pages.length === 0 ? [] : [...new Set(pages.slice(start, start + span))]
}

/** The pages of the visible range; before anything is read, the expected page. */
export const pagesInSight = (rows: ListRows<unknown>, sight: Sight, pageSize: number): readonly number[] => {
  const pages = pagesAt(rows, sight)
  return pages.length > 0 ? pages : [Math.floor(sight.first / pageSize) + 1]
}

/** The pages to read: the visible ones that are unread, and the one that tells whether there are more. */
export const pagesMissing = (rows: ListRows<unknown>, sight: Sight): readonly number[] => [
  ...pagesAt(rows, sight).filter((page) => !rows.given.has(page)),
  ...(rows.probe === undefined ? [] : [rows.probe]),
]

/** The rows of some pages, as far as they are read. */
export const rowsOn = <Row>({ given }: ListRows<Row>, pages: ReadonlySet<number>): readonly Row[] =>
  [...given].flatMap(([page, { rows }]) => (pages.has(page) ? rows : []))

/** The places of a page of a given size, from 1. */
export const sightOf = (page: number, pageSize: number): Sight => ({
  first: (page - 1) * pageSize,
  last: page * pageSize - 1,
})
