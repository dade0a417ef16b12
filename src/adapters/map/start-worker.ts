import { ownWorker } from '../worker/own-worker.ts'
// oxlint-disable-next-line import/default -- the bundler makes its address of it.
import address from './cluster-worker.ts?worker&url'

/** Starts the clustering worker. Throws where workers are missing or forbidden. */
export const startClusterWorker = (): Worker => new Worker(ownWorker(address), { type: 'module', name: 'clusters' })
