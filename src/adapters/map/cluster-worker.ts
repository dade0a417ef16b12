import { type Asked, createAnswering, THERE } from './cluster-messages.ts'

const answering = createAnswering()
/** The worker's own scope, as much of it as is used. */
const scope = globalThis as unknown as Readonly<{ postMessage: (message: unknown) => void }>

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's message has no origin.
addEventListener('message', ({ data }: MessageEvent<Asked>) => scope.postMessage(answering(data)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has this one.
scope.postMessage(THERE)
