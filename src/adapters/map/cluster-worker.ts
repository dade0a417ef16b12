import { type Answered, type ClusterRequest, createAnswering, THERE } from './cluster-messages.ts'

const answering = createAnswering()
/** The part of the worker's global scope that is used. */
const scope = globalThis as unknown as Readonly<{ postMessage: (message: unknown) => void }>

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no origin.
const say = (told: Answered): void => scope.postMessage(told)

addEventListener('message', ({ data }: MessageEvent<ClusterRequest>) => say(answering(data)))
say(THERE)
