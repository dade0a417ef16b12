import type { Browser } from 'playwright-core'
import { type Figure, median } from '../figures.ts'
import { learn, LOOKED_AT, type Visit, visitAgain, visitBare, visitFirst } from './filled.ts'
import { stopsOf } from './stops.ts'
import { stripOf } from './strip.ts'

/** One address in one round: the bare page, a first visit, and a second one a day later. */
type Round = Readonly<{ bare: Visit; first: Visit; second: Visit }>
export type Filled = Readonly<{ stop: string; rounds: readonly Round[] }>

type Sites = Readonly<{ api: string; bare: string; piazza: string }>

/**
 * Measures every address in turn with its bare page; `only` takes those whose name begins so. `films`: writes what stands on
 * the screen each half second of one more visit of each kind, which is not measured, as filming takes time.
 */
export const measureFilled = async (
  browser: Browser,
  { api, bare, piazza }: Sites,
  rounds: number,
  { only = '', films = false }: Readonly<{ only?: string | undefined; films?: boolean }> = {},
): Promise<readonly Filled[]> => {
  const measured: Filled[] = []
  for (const stop of await stopsOf(api)) {
    if (!stop.name.startsWith(only)) continue
    const given = { browser, api, stop }
    const taken: Round[] = []
    try {
      const learnt = await learn(given, piazza)
      if (films) {
        await visitFirst(given, piazza, learnt, 0, stripOf(stop.name, 'first'))
        await visitAgain(given, piazza, learnt, 0, stripOf(stop.name, 'second'))
      }
      for (let round = 0; round < rounds; round += 1) {
        // What comes late shifts in the first round as in any other.
        const lookedAt = round === 0 ? LOOKED_AT : 0
        taken.push({
          bare: await visitBare(given, bare, learnt),
          first: await visitFirst(given, piazza, learnt, lookedAt),
          second: await visitAgain(given, piazza, learnt, lookedAt),
        })
      }
    } catch (error) {
      console.error(`  ${stop.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    const filled = { stop: stop.name, rounds: taken }
    console.error(`  ${detailOfFilled(filled)}`)
    measured.push(filled)
  }
  return measured
}

const middle = (rounds: readonly Round[], pick: (round: Round) => number): number => median(rounds.map(pick))

/** How often a first visit may take what the bare page takes: with a session the app asks who it is of first. */
const FIRST = { home: 1.7, signedIn: 2, link: 1.9 }
const SECOND = 0.7

const firstBudget = (stop: string): number => {
  if (stop === 'Home, signed in') return FIRST.signedIn
  return stop.startsWith('Home') ? FIRST.home : FIRST.link
}

/** The figures of one address; each ratio is to the first visit of the bare page. */
export const figuresOfFilled = ({ stop, rounds }: Filled): readonly Figure[] => {
  // What was not measured keeps no budget.
  if (rounds.length === 0)
    return [{ name: stop, unit: 'ms', measured: undefined, budget: { kind: 'atMost', value: 0 } }]
  const floor = middle(rounds, ({ bare }) => bare.filled)
  return [
    {
      name: `${stop}: filled, first visit`,
      unit: 'ms',
      measured: middle(rounds, ({ first }) => first.filled),
      floor,
      budget: { kind: 'times', value: firstBudget(stop) },
    },
    {
      name: `${stop}: filled, second visit`,
      unit: 'ms',
      measured: middle(rounds, ({ second }) => second.filled),
      floor,
      budget: { kind: 'times', value: SECOND },
    },
    {
      name: `${stop}: longest task until then`,
      unit: 'ms',
      measured: middle(rounds, ({ first }) => first.longest),
      floor: middle(rounds, ({ bare }) => bare.longest),
      budget: { kind: 'atMost', value: 150 },
    },
    {
      name: `${stop}: shifts within 15 s`,
      unit: '',
      measured: Math.max(...rounds.flatMap(({ first, second }) => [first.shifted, second.shifted])),
      budget: { kind: 'atMost', value: 0.02 },
    },
    {
      name: `${stop}: skeletons outside of what is busy`,
      unit: '',
      measured: Math.max(...rounds.flatMap(({ first, second }) => [first.mute, second.mute])),
      budget: { kind: 'exactly', value: 0 },
    },
  ]
}

/** What explains the figures of one address. */
export const detailOfFilled = ({ stop, rounds }: Filled): string => {
  const told = (name: keyof Round) => rounds.map((round) => round[name].filled.toFixed(0)).join(' ')
  const code = middle(rounds, ({ first }) => first.code) / 1_000
  const again = middle(rounds, ({ second }) => second.code) / 1_000
  const calls = `${middle(rounds, ({ first }) => first.calls)} calls, bare ${middle(rounds, ({ bare }) => bare.calls)}`
  return (
    `${stop}, ms: first ${told('first')}; second ${told('second')}; bare ${told('bare')}; ` +
    `code until filled ${code.toFixed(1)} kB, second ${again.toFixed(1)} kB; ${calls}`
  )
}
