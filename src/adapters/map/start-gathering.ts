import { createGathering, type Gathering, type Helper } from './gathering.ts'
import { startClusterWorker } from './start-worker.ts'

/**
 * Gathers places in a worker, where there are workers. It comes when the worker has: what is sent to one before waits
 * until the page's own thread has nothing better to do, and it has a map to draw.
 */
export const startGathering = async (): Promise<Gathering> => {
  const gathering = createGathering(() => startClusterWorker() as Helper)
  await gathering.awake
  return gathering
}
