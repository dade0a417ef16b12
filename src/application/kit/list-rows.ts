import type { Page } from '#domain/paging/page.ts'

export type Identified = Readonly<{ id: number }>

/** The places of a list in sight, from the first to the last, both included and counted from 0. */
export type Sight = Readonly<{ first: number; last: number }>

/** What the reader of a list is to know of rows that are not in it. */
export type Shortfall = Readonly<{
  /** How many rows could not be read. They count, and they do not show. */
  leftOut: number
  /** How many rows the server gave of how many it says there are, once it is known that it gives no others. */
  cut: Readonly<{ given: number; total: number }> | undefined
  /** Whether there may be more rows than are counted: the server does not say how many there are. */
  isOpen: boolean
}>

/** A page as the server gave it. */
type Given<Row> = Readonly<{
  /** Those of its rows that no other page has. */
  rows: readonly Row[]
  /** Which rows it had, those among them that other pages have too. */
  ids: ReadonlySet<number>
  /** How many rows it had, those among them that could not be read. */
  count: number
  leftOut: number
  /** How many of its rows no other page had, those among them that could not be read. */
  fresh: number
}>

type Known<Row> = Readonly<{
  /** The pages read, from 1. */
  given: ReadonlyMap<number, Given<Row>>
  /** How many rows there are, as the server last said. */
  told: number | undefined
  /** Whether a page within what was told had nothing of its own: there are not that many rows to be had. */
  isDisproved: boolean
  /** Whether the server answers the same whatever page it is asked for. */
  isSame: boolean
}>

/** The rows of a long list as far as they are read, and where those lie that are not. */
export type ListRows<Row> = Known<Row> &
  Readonly<{
    /** A row not read yet is undefined at its place. */
    all: readonly (Row | undefined)[]
    /** On which page of the server each place lies. */
    pages: readonly number[]
    /** A page to read although nobody sees it: it tells whether there is anything behind the first. */
    probe: number | undefined
    /** How many rows there are, as far as that is known; those left out among them. */
    count: number
    shortfall: Shortfall
  }>

const NOTHING: Given<never> = { rows: [], ids: new Set(), count: 0, leftOut: 0, fresh: 0 }

/** A list that shows everything there is. */
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

/** [decided] A list leaves room for no more rows than this, whatever the server says there are. */
export const MOST_PLACES = 100_000

/**
 * How many rows the server puts on a page: as many as were asked for, unless a page that is not the last one shows that
 * it keeps to a size of its own.
 */
const sizeOf = ({ given, told }: Known<Identified>, asked: number): number => {
  const full = [...given].filter(([, { fresh }]) => fresh > 0)
  const last = Math.max(0, ...full.map(([page]) => page))
  const isOwn = full.some(
    ([page, { count }]) => page < last || (told !== undefined && (page - 1) * asked + count < told),
  )
  return Math.max(isOwn ? 1 : asked, ...full.map(([, { count }]) => count))
}

/** The rows of a page that are on no other one, each once. */
const freshOf = <Row extends Identified>(
  { rows, leftOut }: Page<Row>,
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
    count: rows.length + leftOut,
    leftOut,
    fresh: fresh.length + leftOut,
  }
}

const isSameSet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** What is known once a page has been read. */
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
  // The rows of both belong to the first of them, or to neither: a server may repeat its last page at any that is asked for.
  const lower = Math.min(page, same)
  others.set(page, NOTHING).set(same, NOTHING)
  if (lower === 1 || others.has(lower - 1))
    others.set(lower, lower === same ? before : freshOf(content, others)).set(lower + 1, NOTHING)
  return { told, given: others, isDisproved: true, isSame: known.isSame || lower === 1 }
}

/** Puts the rows in their places. */
const laidOut = <Row extends Identified>(known: Known<Row>, asked: number): ListRows<Row> => {
  const { given, told, isDisproved, isSame } = known
  const size = sizeOf(known, asked)
  const pagesGiven = [...given].sort(([one], [other]) => one - other)
  const full = pagesGiven.filter(([, { fresh }]) => fresh > 0)
  const [last, ending] = full.at(-1) ?? [0, NOTHING]
  const fresh = full.reduce((sum, [, one]) => sum + one.fresh, 0)
  const leftOut = full.reduce((sum, [, one]) => sum + one.leftOut, 0)
  // Where the server answers the same always, and where nothing of what it answers can be read, no more is asked for.
  const isOver = isSame || (fresh > 0 && fresh === leftOut)
  const isBelieved = told !== undefined && !isDisproved && (last - 1) * size + ending.fresh <= told
  const isEndUnknown = !isBelieved && !isOver && !given.has(last + 1)
  // How a first page that is not as long as was asked for is to be read, only the next one tells.
  const isUnsure = isEndUnknown && last === 1 && given.size === 1 && ending.count !== asked
  const goesOn = isEndUnknown && !isUnsure && (last === 0 || (ending.count >= size && ending.rows.length > 0))

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
    probe: isUnsure ? last + 1 : undefined,
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
 * The rows with some pages (from 1) put in their places, each row in one place only. What the server says of its rows is
 * believed until its pages show otherwise: then a list goes on page by page for as long as these bring something new.
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

/** The rows of these pages alone. What was learnt of the server holds: that it knows no pages, and that it said too much. */
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

/** The rows without some of them. What comes after closes up; the next refresh reads it anew. */
export const withoutRows = <Row extends Identified>(
  rows: ListRows<Row>,
  ids: ReadonlySet<number>,
  pageSize: number,
): ListRows<Row> => withGiven(rows, pageSize, (page) => page.filter(({ id }) => !ids.has(id)))

/** The rows with one of them as it is now. */
export const withRow = <Row extends Identified>(rows: ListRows<Row>, changed: Row, pageSize: number): ListRows<Row> =>
  withGiven(rows, pageSize, (page) => page.map((row) => (row.id === changed.id ? changed : row)))

/** The pages that the places in sight lie on. A sight behind the end comes back to the last places there are. */
const pagesAt = ({ pages }: ListRows<unknown>, { first, last }: Sight): readonly number[] => {
  const span = last - first + 1
  const start = first < pages.length ? first : Math.floor((pages.length - 1) / span) * span
  return pages.length === 0 ? [] : [...new Set(pages.slice(start, start + span))]
}

/** The pages that the places in sight lie on; before anything is read, the page on which they would. */
export const pagesInSight = (rows: ListRows<unknown>, sight: Sight, pageSize: number): readonly number[] => {
  const pages = pagesAt(rows, sight)
  return pages.length > 0 ? pages : [Math.floor(sight.first / pageSize) + 1]
}

/** Which pages are to be read: those in sight that are not, and the one that tells whether there are more. */
export const pagesMissing = (rows: ListRows<unknown>, sight: Sight): readonly number[] => [
  ...pagesAt(rows, sight).filter((page) => !rows.given.has(page)),
  ...(rows.probe === undefined ? [] : [rows.probe]),
]

/** The rows that lie on some pages, as far as they are read. */
export const rowsOn = <Row>({ given }: ListRows<Row>, pages: ReadonlySet<number>): readonly Row[] =>
  [...given].flatMap(([page, { rows }]) => (pages.has(page) ? rows : []))

/** The places of a page of so many rows, from 1. */
export const sightOf = (page: number, pageSize: number): Sight => ({
  first: (page - 1) * pageSize,
  last: page * pageSize - 1,
})
