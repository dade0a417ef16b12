import { chanceFrom } from '#application/kit/testing/cut-offs.ts'
import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import type { Step as WayStep } from '#features/catalogue/ways.ts'
import { actOf } from '#features/simulation/act.ts'
import { recovered } from '#features/simulation/play.ts'
import { enter, isSignedIn, type Stage } from '#features/simulation/stage.ts'
import { unlike } from '#features/simulation/laws.ts'
import { drain, takeTurn } from '#features/support/device/virtual-time.ts'
import type { Interception } from '#features/support/interception.ts'
import { partsOf } from '#features/support/machines/view-parts.ts'
import { patternOfCall, withTrouble } from '#features/support/troubles.ts'
import { type Cell, seedOf } from './cells.ts'
import { judge, type Record } from './judge.ts'

const HOUR = 3_600_000
/** How many turns of what is pending may pass at most before the citizen goes. */
const MOST_TURNS = 24

/** Does a step of the way, as soon as it can be done. */
const take = async (stage: Stage, step: WayStep): Promise<void> => {
  const deed = actOf(step)
  if (deed === undefined) throw new Error(`${step.join(' ')} is no deed of a citizen`)
  for (let round = 0; round < 6; round += 1) {
    const hand = await stage.handOf(deed)
    if (hand) return hand()
    await stage.pass(500)
  }
  throw new Error(`${step.join(' ')} cannot be done`)
}

/** What the line does to some calls. */
const interceptionOf = (line: Cell['line'], calls: readonly CallName[], now: Interception): Interception => {
  const patterns = calls.map((name) => patternOfCall(STATED[name].call))
  const fault = (kind: string) => ({ ...now, faults: calls.map((name) => `${kind}@${name}`).join(',') })
  switch (line) {
    case 'cut before':
      return fault('offline')
    case 'cut after':
      return { ...now, lost: patterns }
    case 'slow':
      return { ...now, late: patterns }
    case 'refused':
      return fault('409')
    case '429':
      return fault('429')
    case '500 without effect':
      return fault('500')
    case '500 with effect':
      return { ...now, broken: patterns }
    default:
      return line satisfies never
  }
}

/** What the citizen does meanwhile. */
const go = async (stage: Stage, stay: Cell['stay'], at: string): Promise<void> => {
  switch (stay) {
    case 'stays':
      return
    case 'leaves':
      // Whoever leaves a form is asked first, and goes.
      stage.window().app().go('/activity')
      await drain()
      stage.window().app().screen.question()?.confirm.press()
      return
    case 'reloads':
      stage.window().open(stage.window().route.address())
      return
    case 'closes':
    case 'killed':
      return stage.openAnew('/', stay === 'killed')
    case 'second tab at Home':
    case 'second tab at the same place':
      return stage.openAnother(stay === 'second tab at Home' ? '/' : at)
    default:
      return stay satisfies never
  }
}

/** What the pages say that did not go well, in a form or in its place. */
const saidInPage = (stage: Stage): readonly string[] =>
  stage
    .windows()
    .flatMap((one) => partsOf(one.app().screen.view()))
    .flatMap(({ kind, failure, problem, text, title }) => {
      if (kind === 'failed' || kind === 'stale') return [String(text ?? title)]
      if (typeof problem === 'string') return [problem]
      return kind === 'form' && typeof failure === 'object' && failure !== null && 'text' in failure
        ? [String(failure.text)]
        : []
    })

/** Plays one cell; what is wrong, or nothing. */
export const play = async (cell: Cell, seed: number): Promise<string | undefined> => {
  const { act, line, stay, beside } = cell
  const own = seedOf(cell, seed)
  const chance = chanceFrom(own)
  const stage = await enter(own, act.way.as, act.way.at)
  const { device, world } = stage
  try {
    if (beside === 'clock back') device.state.ahead = 24 * HOUR
    const steps = act.way.steps ?? []
    for (const step of steps.slice(0, -1)) {
      await take(stage, step)
      await stage.pass(1_000)
    }
    const [saidBefore, doneBefore] = [device.told.length, world.calls().length]
    const before = new Set(saidInPage(stage))
    device.interception.current = interceptionOf(line, act.calls, device.interception.current)
    const endSession = () => {
      if (beside !== 'session ends') return
      for (const trouble of ['accepts no session', 'refuses to renew the session'] as const)
        device.interception.current = withTrouble(device.interception.current, trouble, undefined)
    }
    const isEarly = chance() < 0.3
    if (isEarly) endSession()
    const last = steps.at(-1)
    if (last) await take(stage, last)
    for (let turns = Math.floor(chance() * MOST_TURNS); turns > 0; turns -= 1) {
      await drain()
      takeTurn()
    }
    // What has come by now is said on the page before it is left.
    await drain()
    const seenFirst = saidInPage(stage)
    await go(stage, stay, act.way.at)
    if (!isEarly) endSession()
    await stage.pass(4_000)
    // A slow answer comes after some seconds, or after everybody has given it up.
    if (line === 'slow' && chance() < 0.5) device.interception.current = { ...device.interception.current, late: [] }
    if (beside === 'clock back') device.state.ahead = 0
    await stage.pass(20_000)
    const inPage = [...seenFirst, ...saidInPage(stage)].filter((said) => !before.has(said))
    await recovered(stage)
    const record: Record = {
      cell,
      told: device.told.slice(saidBefore),
      news: device.news,
      inPage,
      done: world.calls().slice(doneBefore),
      waiting: (await stage.outbox()).length,
      busy: await stage.busy(),
      errors: stage.errors(),
      isSignedIn: isSignedIn(stage),
      unlike: await unlike(stage, new Set(inPage)),
    }
    return judge(record)
  } finally {
    await stage.close()
  }
}
