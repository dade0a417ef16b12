import { type Answered, type ClusterQuestion, type ClusterRequest, createAnswering } from './cluster-messages.ts'
import type { Box, Gathered, Opening, ClusterPositions } from './clusters.ts'

/** The part of a worker that clustering needs. */
export type Helper = Readonly<{
  postMessage: (asked: ClusterRequest) => void
  terminate: () => void
  addEventListener: (type: 'message' | 'error', listener: (heard: MessageEvent<Answered> | Event) => void) => void
}>

type Waiting = Readonly<{ asked: ClusterRequest; hear: (answer: Answered['answer']) => void }>

/**
 * Clusters close places in a worker. Without a worker, or when it breaks down, the page does the work: it then answers all
 * pending requests. Answers come in the order of the requests; none comes after `end`.
 */
export const createGathering = (start: () => Helper) => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let loaded: ClusterPositions | undefined
  let hasEnded = false
  let helper: Helper | undefined
  let ownAnswering: ReturnType<typeof createAnswering> | undefined
  let wake: (() => void) | undefined
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })

  const hear = ({ number, answer }: Answered) => {
    wake?.()
    const question = waiting.get(number)
    waiting.delete(number)
    question?.hear(answer)
  }
  const ask = (question: ClusterQuestion, then: Waiting['hear']) => {
    last += 1
    const asked: ClusterRequest = { number: last, ...question }
    if (ownAnswering) {
      const answered = ownAnswering(asked)
      // Asynchronous like a worker: the callers rely on it.
      queueMicrotask(() => hasEnded || then(answered.answer))
      return
    }
    waiting.set(last, { asked, hear: then })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no origin.
    helper?.postMessage(asked)
  }
  const doItHere = () => {
    wake?.()
    if (ownAnswering) return
    helper?.terminate()
    helper = undefined
    ownAnswering = createAnswering()
    if (loaded) ownAnswering({ number: 0, load: loaded })
    for (const { asked } of waiting.values())
      hear('load' in asked ? { number: asked.number, answer: undefined } : ownAnswering(asked))
  }
  try {
    helper = start()
    helper.addEventListener('message', (heard) => hear((heard as MessageEvent<Answered>).data))
    helper.addEventListener('error', doItHere)
  } catch {
    doItHere()
  }
  return {
    /** Resolves once requests are answered without delay: the worker is ready, or the page does the work itself. */
    awake,
    load: (positions: ClusterPositions): void => {
      loaded = positions
      ask({ load: positions }, () => {})
    },
    within: (box: Box, zoom: number, then: (gathered: Gathered) => void) =>
      ask({ box, zoom }, (answer) => answer && 'counts' in answer && then(answer)),
    open: (cluster: number, then: (opening: Opening) => void) =>
      ask({ cluster }, (answer) => answer && !('counts' in answer) && then(answer)),
    end: (): void => {
      hasEnded = true
      waiting.clear()
      helper?.terminate()
    },
  }
}
export type Gathering = ReturnType<typeof createGathering>
