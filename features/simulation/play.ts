import { DOUBLE_TAP } from '#application/talk/chat/composer.machine.ts'
import { chanceFrom } from '#application/kit/testing/cut-offs.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { LONGEST_DELAY } from '#domain/outbox/outbox.ts'
import type { Act, Step, Story } from './act.ts'
import { beginning, lengthOf, nextStep } from './citizen.ts'
import { drain } from '../support/device/virtual-time.ts'
import { endLog, logged, startLog } from '../support/device/event-log.ts'
import type { Errand } from './errand.ts'
import { alive, ends, forgotten, read, saidIn, sent, told } from './laws.ts'
import type { Window } from '../support/machines/window.ts'
import { kept } from './promises.ts'
import { shortened } from './shorten.ts'
import { enter, isSignedIn, type Stage } from './stage.ts'

/** How a story went: what it came to, and what is wrong. */
export type Played = Readonly<{ story: Story; wrong: string | undefined; log: string }>

/** Acts on what is offered, which must do something. */
const DOING: ReadonlySet<Act['verb']> = new Set(['tap', 'flip', 'fill', 'rate', 'confirm', 'cancel'])
/** What is tapped; undefined for any other act. */
const tapped = (act: Act, { window }: Stage): string | undefined =>
  act.verb === 'tap' || act.verb === 'flip'
    ? act.what
    : act.verb === 'sign in'
      ? window().speech().say('signIn.action')
      : undefined
/** Acts by which a citizen may give up what was said. */
const givesUp = ({ verb, ...act }: Act): boolean =>
  ['leave', 'remove', 'confirm'].includes(verb) ||
  ('what' in act && /elimin|scart|esci|cancell|non inviare/i.test(act.what))
/** Acts by which nothing is chosen in a window, whatever they ask. */
const CHOOSING_NOTHING: ReadonlySet<Act['verb']> = new Set([
  'confirm',
  'cancel',
  'pass',
  'trouble',
  'recover',
  'network',
])

const WELL: readonly Act[] = [{ verb: 'recover' }, { verb: 'clock', ahead: 0 }, { verb: 'network', isThere: true }]

/** All is well from now on, and what is under way ends; whoever has lost the session signs in again. */
export const recovered = async (stage: Stage): Promise<void> => {
  for (const act of WELL) (await stage.handOf(act))?.()
  // A session that is being refused is lost by then.
  await stage.pass(5_000)
  if (!isSignedIn(stage)) {
    stage.window().app().go(SCREENS.signInAgain.path)
    await stage.pass(5_000)
    ;(await stage.handOf({ verb: 'sign in' }))?.()
  }
  for (let round = 0; round < 3; round += 1) {
    await stage.pass(65_000)
    await stage.lookRound()
    await stage.retry()
  }
  // What waits is sent again by itself before long.
  await stage.pass(LONGEST_DELAY + 3_000)
}

/** Whoever is signed in leaves at the end. */
const left = async (stage: Stage, marks: readonly string[]): Promise<string | undefined> => {
  const hand = await stage.handOf({ verb: 'leave' })
  if (!hand) return undefined
  hand()
  await stage.pass(20_000)
  return isSignedIn(stage) ? undefined : forgotten(stage, marks)
}

/** The fingerprint of all that happened in the last story. */
let log = ''

/** Tells a story, or lets one happen when there are no steps yet. */
const tell = async (
  { seed, username, at }: Omit<Story, 'steps'>,
  known: readonly Step[] | undefined,
  chance: () => number,
): Promise<Readonly<{ steps: readonly Step[]; wrong: string | undefined }>> => {
  startLog(process.env['PIAZZA_LOG'])
  const stage = await enter(seed, username, at)
  const steps: Step[] = []
  const words: string[] = []
  const errand: Errand = []
  const said = new Set<string>()
  let chat = '/chat'
  let isGivenUp = false
  const judged = (wrong: string | undefined) => {
    const [error] = stage.errors()
    return error === undefined ? wrong : `an error escaped: ${error}`
  }
  const hear = (): void => {
    for (const one of saidIn(stage.window(), words)) {
      said.add(one)
      chat = stage.window().route.address()
    }
  }
  /** The windows in which something was chosen and nothing written, and those that others have overtaken. */
  const choosing = new Set<Window>()
  const noteChoice = ({ verb }: Act, window: Window, before: string, asked: number): void => {
    const hasWritten = stage.device.requests.slice(asked).some((one) => !one.startsWith('GET'))
    if (hasWritten || verb === 'flip') for (const one of stage.windows()) if (one !== window) choosing.add(one)
    if (window.route.address() !== before || verb === 'restart') choosing.delete(window)
    else if (!hasWritten && !CHOOSING_NOTHING.has(verb) && !window.app().screen.question()) choosing.add(window)
  }
  /** When something was tapped last, by what it says. */
  const taps = new Map<string, number>()
  try {
    const all = known?.length ?? lengthOf(chance)
    for (let place = 0; place < all; place += 1) {
      const step = known?.[place] ?? (await nextStep(stage, chance, `${seed}.${place}`, steps.at(-1)?.act, errand))
      const { act } = step
      const hand = await stage.handOf(act)
      steps.push(step)
      if (!hand) continue
      const what = tapped(act, stage)
      const isDoubleTap = what !== undefined && Date.now() - (taps.get(what) ?? 0) < DOUBLE_TAP
      if (what !== undefined) taps.set(what, Date.now())
      const isOffer = DOING.has(act.verb) && !isDoubleTap && !(await stage.isIdle(act))
      const before = isOffer ? await stage.face() : ''
      const count = logged()
      if (act.verb === 'fill' && act.value.startsWith('Parola')) words.push(act.value)
      isGivenUp ||= givesUp(act)
      const window = stage.window()
      const [address, asked] = [window.route.address(), stage.device.requests.length]
      hand()
      await drain()
      hear()
      const dead = isOffer && logged() === count ? alive(act, before, await stage.face()) : undefined
      await stage.wait(step)
      noteChoice(act, window, address, asked)
      const wrong = judged(dead ?? read(stage))
      if (wrong !== undefined) return { steps, wrong }
      hear()
    }
    await recovered(stage)
    const wrong =
      (await ends(stage)) ??
      kept(stage, isGivenUp) ??
      (isSignedIn(stage) || username === undefined ? await told(stage, choosing.has(stage.window())) : undefined) ??
      (await sent(stage, words, isGivenUp ? new Set() : said, chat)) ??
      (await left(stage, [...words, ...(username === undefined ? [] : [username])]))
    return { steps, wrong: judged(wrong) }
  } finally {
    await stage.close()
    log = endLog()
  }
}

/** What kind of fault it is: a shorter story must come to the same. */
const kindOf = (wrong: string | undefined): string | undefined => wrong?.replaceAll(/"[^"]*"|\d+/g, '')

/** Lets a story happen from its seed. */
export const play = async (seed: number): Promise<Played> => {
  const chance = chanceFrom(seed)
  const begun = { seed, ...beginning(chance) }
  const { steps, wrong } = await tell(begun, undefined, chance)
  return { story: { ...begun, steps }, wrong, log }
}

/** The shortest story that comes to the same fault. */
export const shortest = async ({ story, wrong }: Omit<Played, 'log'>): Promise<Story> => {
  const again = (steps: readonly Step[]) => tell(story, steps, chanceFrom(story.seed))
  const steps = await shortened(story.steps, async (some) => kindOf((await again(some)).wrong) === kindOf(wrong))
  return { ...story, steps }
}
