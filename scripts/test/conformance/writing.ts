/** The calls that change something, with --write: each change is put back before the next one. */
import { contract } from '#adapters/http/contract/contract.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { LOST } from './finding.ts'
import { type Player, UNKNOWN_ID } from './player.ts'
import type { Session } from './reading.ts'

const { account, chat, directory, events, notices, topics, users } = contract
const none = {}
const DEVICE = 'conformance-device'
const PASSWORD = 'Conformance-2026'
/** A username that no citizen has. */
const GUEST = 'conformance.guest'

/** A change that a later reading does not show. */
const lost = (player: Player, call: Parameters<Player['differ']>[0], what: string): void =>
  player.differ(call, { check: 'effect', at: '', expected: what, found: 'no such change', effect: LOST })

const playProfile = async (player: Player, { user }: Session): Promise<void> => {
  const profile = await player.ask(account.profile, none)
  if (profile === undefined) return
  const mobile = profile.mobile === '3330000000' ? '3330000001' : '3330000000'
  const save = (changed: typeof profile) =>
    player.ask(account.saveProfile, { body: { profile: changed, image: undefined } })
  await save({ ...profile, mobile })
  if ((await player.ask(account.profile, none))?.mobile !== mobile)
    lost(player, account.saveProfile, 'the new mobile number')
  await save(profile)
  if (user.name !== '')
    await player.ask(users.change, { params: { id: user.id }, body: { name: user.name, surname: user.surname } })
  const wrong = { oldPassword: `not-${PASSWORD}`, password: PASSWORD, confirmation: PASSWORD }
  await player.refuse(
    account.changePassword,
    { params: { id: user.id }, body: wrong },
    [400, 403, 422],
    'a wrong old password',
  )
}

const playDevices = async (player: Player, { user }: Session): Promise<void> => {
  const device = {
    registrationCode: DEVICE,
    name: 'Conformance',
    type: 'web',
    allowsNotices: false,
    allowsPosition: false,
    privacyAccepted: true,
    profile: 'user',
    active: true,
    position: undefined,
  }
  const own = async () =>
    (await player.ask(account.devices, { params: { userId: user.id } }))?.find(
      ({ registrationCode }) => registrationCode === DEVICE,
    )
  await player.ask(account.saveDeviceOf, { params: { username: user.username, deviceId: DEVICE }, body: device })
  await player.ask(account.saveDevice, { params: { deviceId: DEVICE }, body: device })
  const saved = await own()
  if (saved === undefined) return lost(player, account.saveDevice, 'the device in the list')
  // The device is enabled throughout: the session of this run would end with a disabled one.
  await player.ask(account.enableDevice, { params: { id: saved.id }, body: { enabled: true } })
  if ((await own())?.enabled !== true) lost(player, account.enableDevice, 'an enabled device')
  await player.refuse(
    account.enableDevice,
    { params: { id: UNKNOWN_ID }, body: { enabled: true } },
    404,
    'an unknown id',
  )
  await player.refuse(account.deleteDevice, { params: { id: UNKNOWN_ID } }, 404, 'an unknown id')
}

/** Deletes the device last: some servers end the session with it. */
export const removeDevice = async (player: Player, { user }: Session): Promise<void> => {
  const devices = await player.ask(account.devices, { params: { userId: user.id } })
  const saved = devices?.find(({ registrationCode }) => registrationCode === DEVICE)
  if (saved !== undefined) await player.ask(account.deleteDevice, { params: { id: saved.id } })
}

const playNotices = async (player: Player): Promise<void> => {
  const filters = { activity: undefined, tag: undefined, template: undefined, unread: undefined }
  const query = { filters, sortBy: 'received', descending: true, page: 1, rowsPerPage: 50 } as const
  const seen = (await player.ask(notices.received, { query }))?.rows.find((row) => row.seen)
  // Marking a notice that is marked already changes nothing.
  if (seen === undefined) player.leave(notices.markSeen, 'Every notice is unread, and a mark cannot be taken back.')
  else await player.ask(notices.markSeen, { params: { id: seen.id } })
  await player.refuse(notices.markSeen, { params: { id: UNKNOWN_ID } }, 404, 'an unknown id')
  await player.refuse(notices.deleteOne, { params: { id: UNKNOWN_ID } }, 404, 'an unknown id')
  for (const policy of ['app', 'privacy'] as const) {
    const agreement = async () =>
      (await player.ask(notices.agreement, { query: { filters: { policy }, group: policy } }))?.rows[0]
    const agreed = (await agreement())?.agreed ?? false
    await player.ask(notices.saveAgreement, { body: { policy, agreed: !agreed } })
    if ((await agreement())?.agreed === agreed) lost(player, notices.saveAgreement, 'the new agreement')
    await player.ask(notices.saveAgreement, { body: { policy, agreed } })
  }
}

const playTopics = async (player: Player, { user }: Session): Promise<void> => {
  const grouped = (await player.ask(directory.activitiesByMunicipality, none)) ?? []
  const ids = grouped.flatMap(({ activities }) => activities.map(({ id }) => id)).sort((a, b) => a - b)
  const activityOf = (id: number) => player.ask(directory.activityForUser, { params: { id, userId: user.id } })
  const activity = ids[0] === undefined ? undefined : await activityOf(ids[0])
  const open = activity?.topics.find(({ type, subscription }) => type === 'public' && subscription === undefined)
  if (open === undefined || activity === undefined) {
    player.leave(topics.subscribe, 'The first activity has no public topic that this citizen does not follow.')
  } else {
    const made = await player.ask(topics.subscribe, { body: { topic: open.id, user: user.id } })
    const now = (await activityOf(activity.id))?.topics.find(({ id }) => id === open.id)?.subscription
    const isRefused = made !== undefined && !made.id && made.status !== undefined
    if (isRefused) player.leave(topics.unsubscribe, 'The subscription is refused, as the server may.')
    else if (now === undefined) lost(player, topics.subscribe, 'the subscription in userTopicId of the topic')
    const id = now ?? made?.id
    if (id !== undefined && id !== 0) await player.ask(topics.unsubscribe, { params: { userTopicId: id } })
    if (now !== undefined && (await activityOf(activity.id))?.topics.some((one) => one.subscription === now) === true)
      lost(player, topics.unsubscribe, 'no subscription any more')
  }
  const secret = activity?.topics.find(({ type }) => type === 'password')
  if (secret === undefined) player.leave(topics.checkPassword, 'The first activity has no topic with a password.')
  else {
    const check = await player.ask(topics.checkPassword, {
      params: { id: secret.id },
      body: { password: `not-${PASSWORD}` },
    })
    if (check?.right === true) lost(player, topics.checkPassword, '"N" for a wrong password')
  }
  await playAddresses(player, activity?.topics.find(({ type }) => type === 'addresses')?.id)
}

const playAddresses = async (player: Player, topic: TopicId | undefined): Promise<void> => {
  if (topic === undefined)
    return player.leave(directory.chooseAddress, 'The first activity has no topic with addresses.')
  const query = { filters: { text: undefined, topic }, page: 1, rowsPerPage: 11 }
  const page = await player.ask(directory.addresses, { query })
  const before = await chosen(player, topic)
  const free = page?.rows.find(({ id }) => before.every((one) => one.address !== id))
  if (free === undefined) return player.leave(directory.chooseAddress, 'Every address is chosen already.')
  const choose = (active: boolean) => player.ask(directory.chooseAddress, { body: { topic, address: free.id, active } })
  await choose(true)
  const now = await chosen(player, topic)
  if (!now.some(({ address, active }) => address === free.id && active))
    lost(player, directory.chooseAddress, 'the chosen address')
  await choose(false)
}

const chosen = async (player: Player, topic: TopicId) =>
  (await player.ask(directory.chosenAddresses, { params: { topicId: topic } })) ?? []

const playEvents = async (player: Player): Promise<void> => {
  const all = (await player.ask(events.list, { query: { filters: { activity: undefined, topic: undefined } } })) ?? []
  const mine = (await player.ask(events.mine, none))?.rows ?? []
  const free = all.find(({ id }) => mine.every(({ event }) => event.id !== id))
  if (free === undefined) return player.leave(events.keep, 'Every event is saved already.')
  const own = () => player.ask(events.mineOf, { params: { eventId: free.id } })
  await player.ask(events.keep, { params: { eventId: free.id } })
  const saved = await own()
  if (saved === undefined) return lost(player, events.keep, 'the saved event')
  const reminder = saved.event.startDate && (Date.parse(`${saved.event.startDate}T06:00:00Z`) as typeof saved.reminder)
  const remind = (moment: typeof saved.reminder) =>
    player.ask(events.remind, { params: { userEventId: saved.id }, body: { field: 'reminder', reminder: moment } })
  await remind(reminder || undefined)
  if ((await own())?.reminder !== reminder) lost(player, events.remind, 'the reminder at the moment that was sent')
  await remind(undefined)
  await player.ask(events.drop, { params: { userEventId: saved.id } })
  if ((await own()) !== undefined) lost(player, events.drop, 'no saved event any more')
  await player.refuse(events.drop, { params: { userEventId: UNKNOWN_ID } }, 404, 'an unknown id')
}

const playChat = async (player: Player, { user }: Session): Promise<void> => {
  const known = (await player.ask(chat.all, none)) ?? []
  const withChat = new Set(known.map((one) => (one.with?.kind === 'activity' ? one.with.id : undefined)))
  const grouped = (await player.ask(directory.activitiesByMunicipality, none)) ?? []
  const activity = grouped.flatMap(({ activities }) => activities).find(({ id }) => !withChat.has(id))?.id
  const filters = { activity, userFrom: user.id, userTo: undefined }
  const opened = await player.ask(chat.find, { query: { filters } })
  if (opened === undefined) return
  const text = 'Conformance'
  await player.ask(chat.send, { body: { message: text, chat: opened.id } })
  const now = await player.ask(chat.one, { params: { id: opened.id } })
  if (now !== undefined && !now.messages.some((message) => message.text === text))
    lost(player, chat.send, 'the message in the chat')
  // A chat that was there before is left as it is.
  if (known.some(({ id }) => id === opened.id)) return
  await player.ask(chat.deleteOne, { params: { id: opened.id } })
  await player.refuse(chat.one, { params: { id: opened.id } }, 404, 'a deleted chat')
  const again = await player.ask(chat.find, { query: { filters } })
  if (again !== undefined) await player.ask(chat.deleteMany, { body: { ids: [again.id] } })
}

const playUsers = async (player: Player): Promise<void> => {
  const rights = { roles: ['user'], otherRoles: [] } as const
  const names = { name: 'Conformance', surname: 'Guest', email: 'guest@example.org' }
  const body = { username: GUEST, ...names, rights, active: true, password: PASSWORD, confirmation: PASSWORD }
  const found = async (): Promise<UserId | undefined> => {
    const filters = { text: names.name, role: undefined, active: undefined }
    const query = { filters, sortBy: 'name', descending: false } as const
    const page = await player.ask(users.list, { query: { ...query, page: 1, rowsPerPage: 50 } })
    return page?.rows.find(({ username }) => username === GUEST)?.id
  }
  await player.ask(users.create, { body })
  const id = await found()
  if (id === undefined) return lost(player, users.create, 'the new user in the list')
  await player.ask(users.change, { params: { id }, body: { ...names, active: false } })
  await player.ask(users.remove, { params: { id } })
  if ((await found()) !== undefined) lost(player, users.remove, 'no such user any more')
}

/** Plays every call whose change can be put back. */
export const playWriting = async (player: Player, session: Session): Promise<void> => {
  await playProfile(player, session)
  await playDevices(player, session)
  await playNotices(player)
  await playTopics(player, session)
  await playEvents(player)
  await playChat(player, session)
  if (session.user.roles.includes('admin')) await playUsers(player)
  await removeDevice(player, session)
}
