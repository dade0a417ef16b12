import { createGathering, type Gathering, type Helper } from './gathering.ts'
import { startClusterWorker } from './start-worker.ts'

/**
 * Clusters places in a worker, where there are workers. It resolves when the worker is ready: messages sent earlier
 * wait until the main thread is idle, and the main thread has a map to draw.
 */
export const startGathering = async (): Promise<Gathering> => {
  const gathering = createGathering(() => startClusterWorker() as Helper)
  await gathering.awake
  return gathering
}
