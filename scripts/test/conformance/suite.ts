/** The conformance suite: plays the contract against a host, and says what differs, what is noted, what is left out. */
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { STATED } from '#features/catalogue/catalogue.ts'
import type { Names } from '#mocks/tongues/named-by-the-seed.ts'
import type { Finding } from './finding.ts'
import { createPlayer, type Hearing, type Played, type Player, type Send } from './player.ts'
import { FINDS_OR_MAKES, playUnwritten } from './unwritten.ts'
import { type Credentials, playReading, playSignIn } from './reading.ts'
import { playTokens } from './tokens.ts'
import { playWriting } from './writing.ts'

export type Run = Readonly<{
  api: string
  isWriting: boolean
  findings: readonly Finding[]
  played: readonly Played[]
  /** Calls that are not played, with the reasons. */
  leftOut: readonly Readonly<{ call: string; reason: string }>[]
}>

const ALL_CALLS: readonly AnyCall[] = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))

/** Calls that are not played, by their names, with the reasons. */
const NEVER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(STATED).flatMap(({ call, unplayed }) =>
    unplayed === undefined ? [] : [[callName(call), unplayed] as const],
  ),
)

/** Calls for administrators. */
const FOR_ADMINS: ReadonlySet<string> = new Set(['GET /api/users', 'POST /api/users', 'DELETE /api/users/{id}'])

const reasonOf = (call: AnyCall, player: Player, isWriting: boolean): string => {
  const name = callName(call)
  const own = player.leftOut().get(name) ?? NEVER[name]
  if (own !== undefined) return own
  if (FOR_ADMINS.has(name)) return isWriting ? 'It needs an administrator.' : 'It needs an administrator and --write.'
  const writes = call.method !== 'GET' || name === FINDS_OR_MAKES
  return writes && !isWriting
    ? 'It changes something: --write plays it.'
    : 'Nothing to ask for: earlier answers gave no id.'
}

/** Named fields that may be empty for everything that a citizen sees, by their record. */
const SPARSE: Names = {
  user: 'email imgProfile',
  'managed user': 'email imgProfile country userJobs',
  profile: 'municipality address postalCode province country email landline mobile imgProfile',
  'contact profile': 'imgProfile',
  'person of a chat': 'username name surname email roles imgProfile',
  message: 'message',
  outcome: 'message',
  'subscription answer': 'status message',
  topic: 'userTopicId scheduleType weekDays template subTopics',
  'sub-topic': 'userTopicId scheduleType weekDays template subTopics',
  notice: 'noticeQuestions latitude longitude',
  question: 'noticeResponse',
  activity: 'contact boards',
  contact: 'cap categoryId iconMap latitude longitude',
  advertisement: 'positionPage countryId noticeSendId',
  'advertisement with its owner': 'positionPage countryId noticeSendId userId',
  'e015 sheet': 'data flights mapCenterPosition',
  'sheet item': `icon iconUrl iconDefault name address activitySpace dateEnd title cover freeParkingPlaces data date dateStart
    categoria priceType price latitude longitude`,
  flight: 'data date status',
  event:
    'eventTimeStart eventDateEnd eventTimeEnd typology typologyColor country priceType price scheduleType weekDays',
  'user event': 'reminder',
  'chat row': 'messages userTo activity',
  chat: 'userTo activity',
  'chat message': 'chatId userFromId userToId',
  favourites: 'favorites contacts',
  'topic user': 'country userJobs',
  job: 'workEmployment activity',
  'job activity': 'name country',
  language: 'icon',
}
const isSparse = (record: string, field: string): boolean => (SPARSE[record] ?? '').split(/\s+/).includes(field)

/** Fields that the specification names, and that no record of an answer has. */
const missingFields = (player: Player): readonly Finding[] =>
  [...player.presences()].flatMap(([call, fields]) =>
    [...fields].flatMap(([at, { records, values, record, unknown }]): Finding[] => {
      const field = at.split('.').at(-1) ?? ''
      // An empty field says something only beside a field of another name.
      if (values > 0 || (isSparse(record, field) && unknown.size === 0)) return []
      const others = unknown.size === 0 ? '' : `; fields that the contract does not have: ${[...unknown].join(', ')}`
      return [
        {
          level: isSparse(record, field) ? 'note' : 'difference',
          call,
          path: call.slice(call.indexOf(' ') + 1),
          check: 'named field',
          at,
          expected: `${records === 1 ? 'a value' : `a value in some of the ${records} records`}: the specification names ${field}`,
          found: `no value${others}`,
          effect: 'The app shows nothing in its place.',
          times: records,
        },
      ]
    }),
  )

/** A position that is wrong in fewer records than one in so many is a mistake in the data: the app leaves it out. */
const FEW = 10

/** Wrong positions of single records are notes (fault 46). */
const weighed = (player: Player, finding: Finding): Finding => {
  const records = player.presences().get(finding.call)?.get(finding.at)?.records ?? 0
  const isFew = /\.(?:latitude|longitude)$/.test(finding.at) && finding.times * FEW < records
  return isFew ? { ...finding, level: 'note' } : finding
}

/** Plays the suite. Reading comes first; writing only where it is allowed; the session of the run is closed at its end. */
export const playSuite = async (
  api: string,
  send: Send,
  credentials: Credentials,
  isWriting: boolean,
  hearing?: Hearing,
): Promise<Run> => {
  const player = createPlayer(api, send, hearing)
  const session = await playSignIn(player, credentials)
  if (session !== undefined) {
    await playReading(player, session)
    await playUnwritten(player, session)
    if (isWriting) await playWriting(player, session)
    await playTokens(player, session)
  }
  const played = player.played()
  const known = new Set(played.filter(({ statuses }) => statuses.includes(200)).map(({ call }) => call))
  const reason = (call: AnyCall): string =>
    session === undefined ? 'Nobody is signed in.' : reasonOf(call, player, isWriting)
  return {
    api,
    isWriting,
    findings: [...player.findings().map((one) => weighed(player, one)), ...missingFields(player)],
    played,
    leftOut: ALL_CALLS.filter((call) => !known.has(callName(call)) && !playedWrong(played, call)).map((call) => ({
      call: callName(call),
      reason: reason(call),
    })),
  }
}

/** Whether a call was played and failed: then it is among the findings, and not left out. */
const playedWrong = (played: readonly Played[], call: AnyCall): boolean =>
  !(callName(call) in NEVER) && played.some((one) => one.call === callName(call) && !FOR_ADMINS.has(one.call))
