import type { AnyCall } from '#adapters/http/contract/call.ts'
import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import type { Outcome } from '#features/catalogue/outcomes.ts'
import type { Way } from '#features/catalogue/ways.ts'
import type { Tampering } from './faults.ts'
import { enter, type Seen, type Stage } from './stage.ts'

/** What came of one cell. */
export type Played = Readonly<{
  /** What the citizen is told, and what becomes of the page. */
  outcome: Outcome
  /** What must not be, whatever the fault. */
  wrongs: readonly string[]
  isReported: boolean
  isHeard: boolean
  /** Before the step that makes the call; undefined where the page makes it. */
  before: Seen | undefined
  seen: Seen
}>

const errors: string[] = []
const failed = (error: unknown): void => void errors.push(error instanceof Error ? error.message : String(error))
process.on('unhandledRejection', failed)
process.on('uncaughtException', failed)

/** Nothing of this may be read: exceptions, and values that a text was not made for. */
const UNREADABLE =
  /\b(?:undefined|null|NaN|Invalid Date|TypeError|SyntaxError|fetch|nginx|JSON|Bad Gateway)\b|\[object|<\/?html/i

/** What the first list has beyond the second, as often as it has it. */
export const extra = (all: readonly string[], known: readonly string[]): readonly string[] => {
  const left = [...known]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Takes the steps of a way, up to one of them. */
const walk = async (stage: Stage, { steps = [] }: Way, upTo = steps.length): Promise<void> => {
  for (const step of steps.slice(0, upTo)) {
    await stage.take(step)
    await stage.end()
  }
}

type Sound = Readonly<{ after: Seen; answers: readonly unknown[] }>
const sounds = new Map<string, Sound>()

/** Comes as far as the fault: to the page for what the page asks, else before the last step. */
const come = async (stage: Stage, way: Way): Promise<Seen> => {
  const { steps = [] } = way
  stage.open()
  const seen = await stage.end()
  if (steps.length < 2) return seen
  await walk(stage, way, steps.length - 1)
  return stage.see()
}
const act = async (stage: Stage, way: Way): Promise<Seen> => {
  const last = way.steps?.at(-1)
  if (way.port) void way.port(stage.ports())()
  else if (last) await stage.take(last)
  else stage.open()
  return stage.end()
}
const isArrival = ({ steps = [], port }: Way): boolean => steps.length === 0 && port === undefined

/** What is seen without a fault, and what the call answers. */
export const soundOf = async (name: CallName, way: Way): Promise<Sound> => {
  const key = `${name} ${way.at}`
  const known = sounds.get(key)
  if (known) return known
  const stage = await enter(STATED[name].call, way)
  try {
    const answers: unknown[] = []
    stage.tamper(async (_, answer) => {
      const response = await answer()
      const text = await response.clone().text()
      answers.push(response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text)
      return response
    })
    if (!isArrival(way)) await come(stage, way)
    const after = await act(stage, way)
    if (answers.length === 0) throw new Error(`${name} is not asked for at ${way.at}`)
    const sound = { after, answers }
    sounds.set(key, sound)
    return sound
  } finally {
    stage.close()
  }
}

/** The action that a part offers in the place of what failed. */
const againIn = (seen: Seen, after: Seen): string | undefined =>
  extra(seen.actions, after.actions).find((label) => /di nuovo/i.test(label))

/** The outcome that is seen. */
const outcomeOf = (seen: Seen, { after }: Sound, isSignedIn: boolean): Outcome => {
  // Who gives up the account or the session is signed out without a fault.
  const isMeant = after.standing === 'anonymous' && seen.address === after.address
  if (isSignedIn && seen.standing === 'anonymous' && !isMeant) return 'signedOut'
  if (seen.isInvited) return 'invited'
  if (seen.isNotFound && !after.isNotFound) return 'notFound'
  if (seen.signIns > after.signIns) return 'signInHere'
  const isMessage = extra(seen.toasts, after.toasts).length > 0
  if (extra(seen.failed, after.failed).length > 0) return isMessage ? 'panel+toast' : 'panel'
  if (extra(seen.refused, after.refused).length > 0) return isMessage ? 'form+toast' : 'form'
  if (isMessage) return 'toast'
  const isSame =
    seen.address === after.address &&
    extra(seen.lines, after.lines).length + extra(after.lines, seen.lines).length === 0
  const isToastless = seen.successes < after.successes
  if (isSame && !isToastless) return 'same'
  if (againIn(seen, after) !== undefined) return 'again'
  return after.successes > 0 && !isToastless ? 'done' : 'silent'
}

/** What a page may show under no fault. */
const wrongsIn = (seen: Seen): readonly string[] => [
  ...(seen.isBusy ? ['it never ends'] : []),
  ...(seen.isBlank ? ['the page is blank'] : []),
  ...[...seen.lines, ...seen.toasts, ...seen.failed, ...seen.refused]
    .filter((line) => UNREADABLE.test(line))
    .map((line) => `"${line}" is said`),
]

/** Whether the page is as it would have been, once the fault is gone and what failed is tried again. */
const recovered = async (
  stage: Stage,
  way: Way,
  seen: Seen,
  outcome: Outcome,
  sound: Sound,
): Promise<readonly string[]> => {
  const { steps = [] } = way
  const { after } = sound
  if (['same', 'signedOut', 'signInHere'].includes(outcome) || way.port) return []
  if (outcome === 'invited') {
    await stage.decline()
    const { lines, failed } = await stage.end()
    return failed.length > 0 || lines.length > 2
      ? []
      : [`without signing in there is nothing: ${JSON.stringify(lines)}`]
  }
  if (outcome.includes('panel')) {
    if (seen.retries === 0 && !outcome.includes('toast')) return ['nothing can be tried again']
    await stage.retry()
  } else if (outcome === 'again') {
    await stage.take(['tap', againIn(seen, after) ?? ''])
  } else if (steps.length > 0 && !['silent', 'done'].includes(outcome)) {
    try {
      const isAsked = steps.at(-1)?.[0] === 'confirm' && stage.screen().question() === undefined
      for (const step of steps.slice(isAsked ? -2 : -1)) await stage.take(step)
    } catch (error) {
      return [`it cannot be done again: ${error instanceof Error ? error.message.slice(0, 300) : ''}`]
    }
  } else {
    stage.open()
    await stage.end()
    await walk(stage, way)
  }
  const then = await stage.end()
  const lacks = extra(after.lines, then.lines)
  const more = extra(then.lines, after.lines)
  return [
    ...wrongsIn(then),
    ...(lacks.length + more.length > 0
      ? [
          `once the fault is gone it is not whole: lacks ${JSON.stringify(lacks.slice(0, 4))}, has ${JSON.stringify(more.slice(0, 4))}`,
        ]
      : []),
  ]
}

/** What has to be whole again once the fault is gone. */
export type Recovery = 'of everything' | 'of what is said' | 'none'

/** Plays one cell. */
export const play = async (name: CallName, way: Way, tampering: Tampering, recovery: Recovery): Promise<Played> => {
  const call: AnyCall = STATED[name].call
  const sound = await soundOf(name, way)
  const stage = await enter(call, way)
  errors.length = 0
  try {
    const before = isArrival(way) ? undefined : await come(stage, way)
    let isHeard = false
    stage.tamper((request, answer) => {
      isHeard = true
      return tampering(request, answer)
    })
    const seen = await act(stage, way)
    const outcome = outcomeOf(seen, sound, way.as !== undefined)
    const isReported = stage.isReported()
    const forgotten =
      before && outcome.includes('form') && seen.address === before.address
        ? Object.entries(before.typed).filter(([label, value]) => (seen.typed[label] ?? value) !== value)
        : []
    stage.tamper(undefined)
    const isLeft = recovery === 'none' || (recovery === 'of what is said' && ['silent', 'done'].includes(outcome))
    const after = isLeft ? [] : await recovered(stage, way, seen, outcome, sound)
    return {
      outcome,
      isReported,
      isHeard,
      before,
      seen,
      wrongs: [
        ...wrongsIn(seen),
        ...forgotten.map(([label]) => `what was typed into "${label}" is gone`),
        ...errors.map((message) => `an error escaped: ${message}`),
        ...after,
      ],
    }
  } finally {
    stage.close()
  }
}
