import { isDone, isOne, isShown, isTold } from '#adapters/http/client/shapes.ts'
import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import type { Outcome } from '#features/catalogue/outcomes.ts'
import type { Way } from '#features/catalogue/ways.ts'
import {
  type Change,
  changed,
  changesOf,
  changing,
  type Kind,
  KINDS,
  type Place,
  placesOf,
  tamperingOf,
} from './faults.ts'
import { extra, play, soundOf } from './play.ts'
import type { Seen } from './stage.ts'
import { standingOf } from './standing.ts'

/** One call under one fault. */
export type Cell = Readonly<{ name: CallName; fault: string }> &
  (Readonly<{ kind: Kind }> | Readonly<{ place: Place; change: Change }>)

const calls = Object.keys(STATED) as CallName[]

/** Every cell of a call. */
export const cellsOf = (name: CallName): readonly Cell[] => [
  ...KINDS.map((kind): Cell => ({ name, fault: kind, kind })),
  ...placesOf(STATED[name].call).flatMap((place) =>
    changesOf(place).map((change): Cell => ({ name, fault: `${place.path.join('.')} ${change}`, place, change })),
  ),
]
export const allCells = (): readonly Cell[] => calls.flatMap(cellsOf)

/** The page lives, and lacks the field at most. */
const LIVES: readonly Outcome[] = ['same', 'silent']

/** The outcomes that a changed field may have. */
const outcomesOf = (name: CallName, place: Place, change: Change): readonly Outcome[] => {
  if (change === 'unknown') return ['same']
  const { path, isSheltered } = place
  const field = path.at(-1) ?? ''
  const own = STATED[name].ofFields?.[field]
  if (own !== undefined && place.kind === 'field') return [own]
  // A thing that was asked for by its id has that id.
  const isAsked = field === 'id' && path.length === 2 && STATED[name].call.path.includes('{id}') && change !== 'retyped'
  // A list of which nothing can be read costs what it is part of, or says so in its place.
  if (change === 'ruined')
    return place.kind === 'rows' ? [STATED[name].outcome.unreadable] : [...LIVES, STATED[name].outcome.unreadable]
  const isNeeded = standingOf(place) === 'needs' || (change === 'retyped' && isTold(place.codec))
  return place.kind === 'field' && isNeeded && !isSheltered && !isAsked ? [STATED[name].outcome.unreadable] : LIVES
}

/** Whether the loss is reported. A message is read in any form, and the body of a write does not matter. */
const isToReport = (name: CallName, { path }: Place, change: Change): boolean =>
  (change === 'bad element' || change === 'retyped') && path.at(-1) !== 'message' && !isDone(STATED[name].call.answer)

/** Whether an answer counts what a list of it holds: null in the place of that list is not 'none' (fault 55). */
const isCounted = (answers: readonly unknown[], { path }: Place): boolean =>
  answers.some((answer) => {
    const around = path
      .slice(0, -1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], answer)
    return Object.entries(around ?? {}).some(([key, value]) => /total/i.test(key) && Number(value) > 0)
  })

export type Verdict = Readonly<{ kind: 'passed' | 'absent' }> | Readonly<{ kind: 'failed'; why: string }>

/** Sentences by which the app says that there is none, that nothing is left, or that something is closed. */
const NOTHING =
  /\bAncora ness|\bNess(?:un[oa]?)\b(?! luogo sulla mappa)|\bNiente\b|\bNon c’è ancora|\bnon c’è nulla\b|\bè vuot[oa]\b|\bsono pieni\b|^Chius[oa]\b/i

/**
 * What is said to be none, full or closed where the answer could not be read: nothing unreadable is told as a fact
 * (fault 55). False where nothing is.
 */
const untruthsIn = (seen: Seen, ...known: readonly (Seen | undefined)[]): string | false => {
  const lines = known.flatMap((one) => one?.lines ?? [])
  const said = extra([...seen.lines, ...seen.toasts], lines).filter((line) => NOTHING.test(line))
  return said.length > 0 && `what nobody knows is told: ${JSON.stringify(said)}`
}

/** The words for what could not be read of a list. */
const LACKING = /\bNon riusciamo a mostrare\b/

/**
 * Calls of which no list is shown for itself: choices beside what is looked at, advertising, who one is, the chat that is
 * found and then opened, and one's own agreement among others.
 */
const UNLISTED: ReadonlySet<CallName> = new Set([
  'notices.tags',
  'notices.agreement',
  'directory.activityCategories',
  'directory.contactCategories',
  'directory.searchProvinces',
  'home.languages',
  'advertising.list',
  'chat.find',
  'account.me',
  'account.user',
])

/**
 * Whether an element that cannot be read makes the page say so (fault 55). A list inside of a row that may be missing is no
 * part of what the page lists: what depends on it is then not told.
 */
const isToSay = (name: CallName, { path, isSheltered }: Place, change: Change): boolean => {
  const { call, way } = STATED[name]
  const isInRow = !isOne(call.answer) && path.includes('[]') && isSheltered
  return change === 'bad element' && isShown(call) && !UNLISTED.has(name) && way.port === undefined && !isInRow
}

const verdictOf = (...why: readonly (string | false)[]): Verdict => {
  const all = why.filter((one) => one !== false)
  return all.length === 0 ? { kind: 'passed' } : { kind: 'failed', why: all.join('; ') }
}

/** The answers of a success whose words cannot be read. */
const WORDLESS: ReadonlySet<Kind> = new Set(['empty', 'truncated', 'wrong type'])

const judgeKind = async (name: CallName, kind: Kind): Promise<Verdict> => {
  const declared = STATED[name].outcome[kind === 'denied' ? '422' : kind]
  const isMended = declared === 'mend'
  const { way } = STATED[name]
  const { outcome, wrongs, isHeard, before, seen } = await play(
    name,
    way,
    tamperingOf(kind),
    // What is done is not tried again.
    isMended || (declared === 'done' && WORDLESS.has(kind)) ? 'none' : 'of everything',
  )
  return verdictOf(
    !isHeard && 'the call was not made',
    outcome !== (isMended ? 'form' : declared) && `${outcome} instead of ${declared}`,
    // An empty answer says that there is nothing; every other fault says nothing at all.
    kind !== 'empty' && untruthsIn(seen, (await soundOf(name, way)).after, before),
    ...wrongs,
  )
}

/** The first way on which the answer has what is to change, else one that takes it; undefined when there is none. */
const wayTo = async (name: CallName, place: Place, change: Change): Promise<Way | undefined> => {
  const ways = [STATED[name].way, ...(STATED[name].more ?? [])]
  for (const wanted of change === 'retyped' ? (['dropped', 'retyped'] as const) : [change])
    for (const way of ways) {
      const { answers } = await soundOf(name, way)
      if (answers.some((json) => changed(json, place, wanted) !== undefined)) return way
    }
  return undefined
}

const judgeChange = async (name: CallName, place: Place, change: Change): Promise<Verdict> => {
  const way = await wayTo(name, place, change)
  // What the server does not send cannot change.
  if (way === undefined) return { kind: 'absent' }
  const sound = await soundOf(name, way)
  const { outcome, wrongs, isReported, before, seen } = await play(
    name,
    way,
    changing(place, change),
    'of what is said',
  )
  const declared =
    place.kind === 'rows' && change === 'nulled' && isCounted(sound.answers, place)
      ? [STATED[name].outcome.unreadable]
      : outcomesOf(name, place, change)
  // Hours of which some cannot be read do not say what is closed.
  const keepsOthers = change === 'bad element' && place.path.at(-1) !== 'openingHours'
  const lost = keepsOthers ? extra(sound.after.lines, seen.lines) : []
  return verdictOf(
    !declared.includes(outcome) && `${outcome} instead of ${declared.join(' or ')}`,
    lost.length > 0 && `the list lost ${JSON.stringify(lost.slice(0, 3))}`,
    isToSay(name, place, change) &&
      LIVES.includes(outcome) &&
      !seen.lines.some((line) => LACKING.test(line)) &&
      'nothing says that an element could not be read',
    (change === 'retyped' || change === 'ruined' || change === 'bad element') && untruthsIn(seen, sound.after, before),
    isToReport(name, place, change) && !isReported && LIVES.includes(outcome) && 'it is not reported',
    (change === 'unknown' || (change === 'nulled' && standingOf(place) === 'may')) &&
      isReported &&
      LIVES.includes(outcome) &&
      'what is unknown or empty is reported',
    ...wrongs,
  )
}

/** Plays a cell and compares what came of it with what is declared. */
export const judge = (cell: Cell): Promise<Verdict> =>
  'kind' in cell ? judgeKind(cell.name, cell.kind) : judgeChange(cell.name, cell.place, cell.change)
