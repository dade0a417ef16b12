/** Finds out how a server writes what the specification leaves open: the part `wire` of a town's configuration. */
import { contract } from '#adapters/http/contract/contract.ts'
import { instantFrom } from '#adapters/http/codecs/wire-time.ts'
import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'
import { createPlayer, type Player, type Send } from '../player.ts'
import { type Credentials, playSignIn } from '../reading.ts'
import { playSuite, type Run } from '../suite.ts'
import { emptyHanded, gather, type Gathered } from './gather.ts'
import { type Proposal, propose, type Unknown } from './propose.ts'

/** What was found out, with the run of the suite that came with it. */
export type Discovery = Readonly<{
  dialect: Dialect
  proposals: readonly Proposal[]
  /** What was found beside names, in sentences. */
  facts: readonly string[]
  unknown: readonly Unknown[]
  run: Run
}>

/** What is inside of a renamed field is found once that field is: a record in a record in a record needs three readings. */
const MOST_READINGS = 4

/** A page is so small that lists have several. */
const SIZE = 3

type Host = Readonly<{ api: string; send: Send; credentials: Credentials }>

const playerOf = async ({ api, send, credentials }: Host, dialect: Dialect): Promise<Player | undefined> => {
  const player = createPlayer(api, send, { dialect })
  return (await playSignIn(player, credentials)) && player
}

const filters = { municipality: undefined, category: undefined }
const idsOf = async (host: Host, dialect: Dialect, page: number) => {
  const player = await playerOf(host, dialect)
  const query = { filters, sortBy: 'name', descending: false, page, rowsPerPage: SIZE } as const
  const read = await player?.ask(contract.directory.contacts, { query })
  return { ids: (read?.rows ?? []).map(({ id }) => id).join(' '), count: read?.rows.length ?? 0, total: read?.total }
}

type Told = Readonly<{ dialect: Dialect; facts: readonly string[] }>

/** The number of the first page, and whether the total is that of all pages. */
const pagesOf = async (host: Host, dialect: Dialect): Promise<Told> => {
  const [zero, one, two] = [
    await idsOf(host, { ...dialect, firstPage: 0 }, 1),
    await idsOf(host, dialect, 1),
    await idsOf(host, dialect, 2),
  ]
  const isFromZero = zero.count > 0 && one.count > 0 && zero.ids !== one.ids
  const hasMore = (isFromZero ? one : two).count > 0
  const isOfPage = hasMore && one.count === SIZE && one.total === SIZE
  return {
    dialect: { ...dialect, ...(isFromZero && { firstPage: 0 }), ...(isOfPage && { total: 'page' }) },
    facts: [
      ...(isFromZero ? ['firstPage 0: page 0 of the contacts has rows, and page 1 has others'] : []),
      ...(isOfPage ? [`total page: a page of ${SIZE} contacts says ${SIZE}, and more follow`] : []),
    ],
  }
}

const isDescending = (values: readonly number[]): boolean =>
  values.length > 1 && values.every((value, at) => at === 0 || (values[at - 1] ?? value) >= value)

/** The order of messages in a conversation. */
const messagesOf = async (host: Host, dialect: Dialect): Promise<Told> => {
  const player = await playerOf(host, { ...dialect, messages: 'oldestFirst' })
  const chats = (await player?.ask(contract.chat.all, {})) ?? []
  const orders = []
  for (const { id } of chats.slice(0, SIZE)) {
    const messages = (await player?.ask(contract.chat.one, { params: { id } }))?.messages ?? []
    const moments = messages.flatMap(({ at }) => at ?? [])
    const order = moments.length === messages.length ? moments : messages.map((message) => message.id)
    if (order.length > 1 && order[0] !== order.at(-1)) orders.push(isDescending(order))
  }
  const isNewestFirst = orders.length > 0 && orders.every(Boolean)
  return {
    dialect: { ...dialect, ...(isNewestFirst && { messages: 'newestFirst' }) },
    facts: isNewestFirst ? [`messages newestFirst: so in each of ${orders.length} conversations`] : [],
  }
}

/** How near a moment is to that at which it was written, in milliseconds. */
const NEAR = 30 * 60_000

/** The zone of moments that name none: that in which the agreement that was just saved was saved just now. */
const zoneOf = ({ samples }: Gathered, dialect: Dialect, isWriting: boolean, now: number): Told => {
  const key = dialect.names?.['agreement']?.['date'] ?? 'date'
  const last = samples.get('agreement')?.values.get(key)?.at(-1)
  const isBare = typeof last === 'string' && /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(last)
  if (!isBare) return { dialect, facts: [] }
  if (!isWriting) return { dialect, facts: ['zone unknown: moments name none, and only --write compares one with now'] }
  const isUtc = Math.abs((instantFrom(last, 'UTC') ?? 0) - now) < NEAR
  return isUtc
    ? { dialect: { ...dialect, zone: 'UTC' }, facts: [`zone UTC: an agreement that was saved just now says ${last}`] }
    : { dialect, facts: [] }
}

/** Plays the suite until its answers say nothing new, and proposes the part `wire`. `now` is the moment of the server. */
export const discover = async (host: Host, isWriting: boolean, now: () => number = Date.now): Promise<Discovery> => {
  const { api, send, credentials } = host
  let dialect = CONTRACT
  const proposals: Proposal[] = []
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const gathered = emptyHanded()
    const spoken = dialect
    const isLast = reading === MOST_READINGS - 1
    const run = await playSuite(api, send, credentials, isWriting && isLast, {
      dialect,
      heard: (call, json) => gather(gathered, call, json, spoken),
    })
    const found = propose(gathered, dialect)
    proposals.push(...found.proposals)
    if (!isLast) {
      dialect = found.dialect
      // The pages of a list are known once its rows are.
      if (reading === 0) dialect = (await pagesOf(host, dialect)).dialect
      continue
    }
    const pages = await pagesOf(host, { ...found.dialect, firstPage: undefined, total: undefined })
    const messages = await messagesOf(host, pages.dialect)
    const zone = zoneOf(gathered, messages.dialect, isWriting, now())
    return {
      dialect: zone.dialect,
      proposals,
      facts: [...pages.facts, ...messages.facts, ...zone.facts],
      unknown: found.unknown,
      run,
    }
  }
  throw new Error('Nothing was read')
}

/** What was found, in lines: each name with its evidence, then what stays unknown. */
export const linesOf = ({ dialect, proposals, facts, unknown }: Discovery): readonly string[] => [
  ...Object.entries(dialect.envelope ?? {}).map(([part, name]) => `envelope.${part}: ${name}`),
  ...proposals.map(({ record, field, evidence }) => `${record}.${field}: ${evidence}`),
  ...facts,
  ...unknown.map(({ record, field, records, candidates }) =>
    candidates.length === 0
      ? `unknown: ${record}.${field}, in none of ${records} rows`
      : `unknown: ${record}.${field}, may be ${candidates.join(' or ')}`,
  ),
]
