/**
 * The calls that change nothing and of which more is checked than the answer itself, or whose ids come from earlier answers.
 * The others are played by `unwritten.ts`.
 */
import { contract } from '#adapters/http/contract/contract.ts'
import type { User } from '#domain/identity/user.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import { LOST } from './finding.ts'
import { isAscending, playPages } from './paging.ts'
import { type Player, UNKNOWN_ID } from './player.ts'

const { account, advertising, chat, directory, events, municipalities, notices, sheets, topics, users } = contract
/** How many notices are compared with the count of unread ones. */
const MOST_NOTICES = 500
const NOBODY = 'nobody.of.this.town'
/** The first id, or one that nothing has. */
const idIn = (rows: readonly Readonly<{ id: number }>[] | undefined): number => rows?.[0]?.id ?? UNKNOWN_ID
const none = {}
const missing = { params: { id: UNKNOWN_ID } }

export type Credentials = Readonly<{ username: string; password: string }>
export type Session = Readonly<{ user: User; refreshToken: string | undefined }>

/** Signs in; undefined when nobody is signed in afterwards. */
export const playSignIn = async (player: Player, { username, password }: Credentials): Promise<Session | undefined> => {
  await player.ask(account.checkStatus, { params: { username } })
  const free = await player.ask(account.checkUsername, { params: { username } })
  if (free?.available === true)
    player.differ(account.checkUsername, {
      check: 'value',
      at: 'data.availability',
      expected: '"N" for a username that signs in',
      found: '"Y"',
      effect: 'A registration is refused only after it is sent.',
    })
  const wrong = { body: { username, password: `${password}-wrong` } }
  await player.refuse(account.signIn, wrong, 401, 'a wrong password', '')
  const tokens = await player.ask(account.signIn, { body: { username, password } })
  if (tokens === undefined) return undefined
  player.carry(tokens.token)
  const user = await player.ask(account.me, none)
  if (user !== undefined && user.username !== '' && user.username !== username)
    player.differ(account.me, {
      check: 'identity',
      at: 'data.username',
      expected: 'the user of the token',
      found: 'another user',
      effect: LOST,
    })
  return user && { user, refreshToken: tokens.refreshToken }
}

const playAccount = async (player: Player, { user }: Session): Promise<void> => {
  await player.ask(account.user, { params: { id: user.id } })
  await player.refuse(account.user, missing, [403, 404], 'an unknown id')
  await player.ask(account.devices, { params: { userId: user.id } })
  await player.ask(account.contactProfile, { params: { id: user.id } })
  await player.refuse(account.contactProfile, missing, 404, 'an unknown id')
  const free = await player.ask(account.checkUsername, { params: { username: NOBODY } })
  if (free?.available === false)
    player.note(account.checkUsername, {
      check: 'value',
      at: 'data.availability',
      expected: '"Y" for a username that nobody has',
      found: '"N"',
      effect: 'Nobody can register with it.',
    })
  for (const policy of ['app', 'privacy'] as const)
    await player.ask(notices.agreement, { query: { filters: { policy }, group: policy } })
}

const playNotices = async (player: Player): Promise<void> => {
  const filters = { activity: undefined, tag: undefined, template: undefined, unread: undefined }
  const query = { filters, sortBy: 'received', descending: true } as const
  const first = await playPages(player, notices.received, (page, rowsPerPage) =>
    player.ask(notices.received, { query: { ...query, page, rowsPerPage } }),
  )
  const rowsPerPage = Math.min(MOST_NOTICES, Math.max(first?.total ?? 0, PAGE_SIZE))
  const all = await player.ask(notices.received, { query: { ...query, page: 1, rowsPerPage } })
  const moments = (all?.rows ?? []).flatMap(({ receivedAt }) => receivedAt ?? [])
  if (!isAscending(moments.toReversed()))
    player.differ(notices.received, {
      check: 'order',
      at: 'data.noticeSents[].created',
      expected: 'newest first, as asked',
      found: 'another order',
      effect: 'The list is out of order.',
    })
  const unread = await player.ask(notices.unread, none)
  const counted = all?.rows.filter(({ seen }) => !seen).length ?? 0
  // A server that sends no `seen` has no seen row.
  const isTold = all?.rows.some(({ seen }) => seen) === true
  if (isTold && unread !== undefined && all.rows.length === all.total && unread.total !== counted)
    player.differ(notices.unread, {
      check: 'value',
      at: 'data.totalNoticeNotRead',
      expected: `the ${counted} notices that are not seen`,
      found: String(unread.total),
      effect: 'The badge says another number than the list.',
    })
  // One notice of each template, and more until one has a file.
  const templates = new Set<string>()
  let file: number = UNKNOWN_ID
  for (const { id, template } of (all?.rows ?? []).slice(0, PAGE_SIZE)) {
    if (templates.has(template) && file !== UNKNOWN_ID) continue
    templates.add(template)
    const one = await player.ask(notices.one, { params: { id } })
    file = one?.files[0]?.id ?? file
  }
  await player.refuse(notices.one, missing, 404, 'an unknown id')
  if (file === UNKNOWN_ID) player.leave(notices.downloadFile, 'No notice of this citizen has a file.')
  else await player.ask(notices.downloadFile, { params: { id: file } })
  await player.refuse(notices.downloadFile, missing, 404, 'an unknown id')
  const tags = await player.ask(notices.tags, { query: { filters: {} } })
  if (tags !== undefined && tags.length > 0) await player.ask(notices.tag, { params: { id: idIn(tags) } })
  await player.refuse(notices.tag, missing, 404, 'an unknown id')
}

const playDirectory = async (player: Player, { user }: Session): Promise<void> => {
  const order = { sortBy: 'name', descending: false } as const
  const filters = { visible: true, municipality: undefined, category: undefined }
  const activities = await playPages(player, directory.activities, (page, rowsPerPage) =>
    player.ask(directory.activities, { query: { ...order, filters, page, rowsPerPage } }),
  )
  const contactFilters = { municipality: undefined, category: undefined }
  const contacts = await playPages(player, directory.contacts, (page, rowsPerPage) =>
    player.ask(directory.contacts, { query: { ...order, filters: contactFilters, page, rowsPerPage } }),
  )
  const grouped = await player.ask(directory.activitiesByMunicipality, none)
  const lowest = Math.min(
    ...(grouped ?? []).flatMap((group) => group.activities.map(({ id }) => id)),
    idIn(activities?.rows),
  )
  const id = lowest
  const activity = await player.ask(directory.activity, { params: { id } })
  await player.refuse(directory.activity, missing, 404, 'an unknown id')
  const own = await player.ask(directory.activityForUser, { params: { id, userId: user.id } })
  await player.ask(notices.published, { query: { filters: { activity: activity?.id } } })
  await player.ask(directory.contactCoordinates, { query: { filters: contactFilters } })
  await player.ask(directory.contact, { params: { id: idIn(contacts?.rows) } })
  await player.refuse(directory.contact, missing, 404, 'an unknown id')
  const places = own?.topics.find(({ type }) => type === 'addresses' || type === 'districts')
  await playPages(player, directory.addresses, (page, rowsPerPage) =>
    player.ask(directory.addresses, {
      query: { filters: { text: undefined, topic: places?.id }, page, rowsPerPage },
    }),
  )
  const topicId = places?.id ?? idIn(own?.topics)
  await player.ask(directory.chosenAddresses, { params: { topicId } })
  await playPages(player, topics.users, (page, rowsPerPage) =>
    player.ask(topics.users, {
      params: { topicId: idIn(own?.topics) },
      query: { ...order, filters: { text: undefined }, page, rowsPerPage },
    }),
  )
  const text = activity?.name ?? 'comune'
  await player.ask(directory.search, { query: { text, filters: { province: undefined } } })
  await player.ask(directory.searchProvinces, { query: { text } })
}

const playPlaces = async (player: Player): Promise<void> => {
  const byName = { filters: { visible: true } } as const
  const towns = (await player.ask(municipalities.list, { query: byName })) ?? []
  const lowest = [...towns].sort((a, b) => a.id - b.id)[0]?.id ?? UNKNOWN_ID
  const query = { admin: false }
  const groups = await player.ask(municipalities.sheetsByCategory, { params: { id: lowest }, query })
  const all = (groups ?? []).flatMap(({ things }) => things)
  for (const { id } of all) await player.ask(sheets.one, { params: { id, countryId: lowest }, query })
  if (all.length === 0) player.leave(sheets.one, 'The first municipality has no sheet.')
  await player.refuse(sheets.one, { params: { id: UNKNOWN_ID, countryId: lowest }, query }, 404, 'an unknown id')
}

const playEvents = async (player: Player): Promise<void> => {
  const all = await player.ask(events.list, {
    query: { filters: { activity: undefined, topic: undefined } },
  })
  const activity = all?.find((event) => event.activity?.id !== undefined)?.activity?.id
  const some = await player.ask(events.list, { query: { filters: { activity, topic: undefined } } })
  if (some?.some((event) => event.activity?.id !== activity) === true)
    player.differ(events.list, {
      check: 'filter',
      at: 'data[].activity.id',
      expected: 'only events of the activity in activityId',
      found: 'events of others',
      effect: 'An activity shows events of others.',
    })
  const id = idIn(all)
  await player.ask(events.one, { params: { id } })
  await player.refuse(events.one, missing, 404, 'an unknown id')
  const saved = await player.ask(events.mine, none)
  await player.ask(events.mineOf, { params: { eventId: saved?.rows[0]?.event.id ?? id } })
}

const playOthers = async (player: Player): Promise<void> => {
  const chats = await player.ask(chat.all, none)
  if (chats !== undefined && chats.length > 0) await player.ask(chat.one, { params: { id: idIn(chats) } })
  await player.refuse(chat.one, missing, 404, 'an unknown id')
  const filters = { municipality: undefined, place: undefined, page: undefined, notice: undefined }
  const query = { filters }
  const all = await player.ask(advertising.list, { query })
  if (all !== undefined && all.length > 0) await player.ask(advertising.one, { params: { id: idIn(all) } })
  await player.refuse(advertising.one, missing, 404, 'an unknown id')
}

const playUsers = async (player: Player, { user }: Session): Promise<void> => {
  const filters = { text: undefined, role: undefined, active: undefined }
  const query = { filters, sortBy: 'name', descending: false } as const
  if (user.roles.includes('admin'))
    await playPages(player, users.list, (page, rowsPerPage) =>
      player.ask(users.list, { query: { ...query, page, rowsPerPage } }),
    )
  else await player.refuse(users.list, { query: { ...query, page: 1, rowsPerPage: 5 } }, 403, 'no administrator')
}

/** Plays them in the order in which their ids become known. */
export const playReading = async (player: Player, session: Session): Promise<void> => {
  await playAccount(player, session)
  await playNotices(player)
  await playDirectory(player, session)
  await playPlaces(player)
  await playEvents(player)
  await playOthers(player)
  await playUsers(player, session)
}
