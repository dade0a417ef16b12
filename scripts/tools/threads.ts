/** Threads that each do a part of a script's work: virtual time is one for a whole thread. */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** What a thread is started for: the task tells it from those of other modules that the same script loads. */
type Share<Work> = Readonly<{ task: string; work: Work }>

/** One share in a thread of its own. A thread that ends without an outcome is an error. */
const inThread = <Work, Outcome>(script: string, share: Share<Work>): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script), { argv: process.argv.slice(2), workerData: share })
    worker.once('message', (outcome: Outcome) => {
      resolve(outcome)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`A thread of "${share.task}" ended with ${code} and no outcome`)))
  })

/**
 * Does all shares of a task, as many at once as there are processors. `script` is the address of the module that calls
 * `serveAs` with the same task; `goesOn` is asked before each share.
 */
export const inThreads = async <Work, Outcome>(
  { script, task }: Readonly<{ script: string; task: string }>,
  shares: readonly Work[],
  hear: (outcome: Outcome) => void,
  goesOn: () => boolean = () => true,
): Promise<void> => {
  const waiting = [...shares]
  const workOn = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined && goesOn(); work = waiting.shift())
      hear(await inThread<Work, Outcome>(script, { task, work }))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOn))
}

/** In a thread that was started for this task, does its share and answers with the outcome; elsewhere nothing. */
export const serveAs = async <Work, Outcome>(task: string, work: (given: Work) => Promise<Outcome>): Promise<void> => {
  if (isMainThread) return
  const share = workerData as Share<Work>
  if (share.task === task) parentPort?.postMessage(await work(share.work), [])
}
