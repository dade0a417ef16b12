import { describe, expect, test, vi } from 'vitest'
import { type Answered, type ClusterRequest, createAnswering, THERE } from './cluster-messages.ts'
import type { Gathered, Opening } from './clusters.ts'
import { createGathering, type Helper } from './gathering.ts'

const TWO = Float64Array.from([8.83, 45.82, 8.83, 45.82])
const WORLD = [-180, -85, 180, 85] as const
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A worker under control of the test: it answers on request. */
const slowHelper = () => {
  const asked: ClusterRequest[] = []
  const listeners: Partial<Record<'message' | 'error', (heard: MessageEvent<Answered> | Event) => void>> = {}
  const terminate = vi.fn<() => void>()
  const helper: Helper = {
    postMessage: (question) => asked.push(structuredClone(question)),
    terminate,
    addEventListener: (type, listener) => {
      listeners[type] = listener
    },
  }
  const answering = createAnswering()
  return {
    helper,
    asked,
    terminate,
    answerAll: () => {
      for (const question of asked.splice(0))
        listeners.message?.({ data: answering(question) } as MessageEvent<Answered>)
    },
    greet: () => listeners.message?.({ data: THERE } as MessageEvent<Answered>),
    breakDown: () => listeners.error?.(new Event('error')),
  }
}

const absent = (): Helper => {
  throw new Error('No workers here')
}

const look = (gathering: ReturnType<typeof createGathering>) => {
  const seen: number[][] = []
  gathering.within([...WORLD], 5, ({ counts }: Gathered) => seen.push([...counts]))
  return seen
}

describe('Clustering', () => {
  test('runs in the worker, and answers in the order of the requests', async () => {
    const { helper, answerAll, asked } = slowHelper()
    const gathering = createGathering(() => helper)
    gathering.load(TWO)
    const seen = look(gathering)
    expect([asked.length, seen]).toEqual([2, []])
    answerAll()
    expect(seen).toEqual([[2]])
  })

  test('runs on the page where there is no worker, also asynchronously', async () => {
    const gathering = createGathering(absent)
    gathering.load(TWO)
    const seen = look(gathering)
    expect(seen).toEqual([])
    await settle()
    expect(seen).toEqual([[2]])
  })

  test('continues on the page when the worker breaks down: no request is lost', async () => {
    const { helper, breakDown, terminate } = slowHelper()
    const gathering = createGathering(() => helper)
    gathering.load(TWO)
    const seen = look(gathering)
    breakDown()
    expect([seen, terminate.mock.calls.length]).toEqual([[[2]], 1])
    const later = look(gathering)
    await settle()
    expect(later).toEqual([[2]])
  })

  test('returns how a cluster opens', async () => {
    const gathering = createGathering(absent)
    gathering.load(TWO)
    const openings: Opening[] = []
    gathering.within([...WORLD], 5, ({ names }) => gathering.open(names[0] ?? 0, (opening) => openings.push(opening)))
    await settle()
    expect(openings).toEqual([{ places: [0, 1] }])
  })

  test('is ready when the worker has reported, or when there is no worker', async () => {
    const { helper, asked, greet } = slowHelper()
    const woken: string[] = []
    void createGathering(() => helper).awake.then(() => woken.push('helper'))
    void createGathering(absent).awake.then(() => woken.push('page'))
    await settle()
    expect([woken, asked]).toEqual([['page'], []])
    greet()
    await settle()
    expect(woken).toEqual(['page', 'helper'])
    const broken = slowHelper()
    void createGathering(() => broken.helper).awake.then(() => woken.push('instead'))
    broken.breakDown()
    await settle()
    expect(woken.at(-1)).toBe('instead')
  })

  test('returns no answers after its end', async () => {
    const { helper, answerAll, terminate } = slowHelper()
    const helped = createGathering(() => helper)
    helped.load(TWO)
    const one = look(helped)
    const alone = createGathering(absent)
    alone.load(TWO)
    const other = look(alone)
    helped.end()
    alone.end()
    answerAll()
    await settle()
    expect([one, other, terminate.mock.calls.length]).toEqual([[], [], 1])
  })

  test('answers about the places loaded last', async () => {
    const gathering = createGathering(absent)
    gathering.load(TWO)
    gathering.load(Float64Array.from([8.83, 45.82]))
    const seen = look(gathering)
    await settle()
    expect(seen).toEqual([[1]])
  })
})
