import { createGathering, type Gathering, type Helper } from './gathering.ts'
import { startClusterWorker } from './start-worker.ts'

/** Gathers places in a worker, where there are workers. */
export const startGathering = (): Gathering => createGathering(() => startClusterWorker() as Helper)
