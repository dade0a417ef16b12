/** A unit of work, the jobs that must have ended before it starts, and its work, which starts at most once. */
export type Job = Readonly<{ name: string; after?: readonly string[]; work: () => Promise<void> }>

/**
 * Runs all jobs, at most `lanes` at a time. A free lane takes the first waiting job whose requirements have ended, so
 * the order of the list is the priority. A requirement that no job has, or a circle of them, is an error. When a job
 * throws, no other one is started, and the error is thrown once the running ones have ended.
 */
export const runJobs = async (jobs: readonly Job[], lanes: number): Promise<void> => {
  const waiting = [...jobs]
  const ended = new Set<string>()
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  const isReady = ({ after = [] }: Job): boolean => after.every((name) => ended.has(name))
  const start = (job: Job): void => {
    const run = job
      .work()
      .then(() => void ended.add(job.name))
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(run))
    running.add(run)
  }
  for (;;) {
    while (running.size < lanes && errors.length === 0) {
      const at = waiting.findIndex(isReady)
      const [next] = at < 0 ? [] : waiting.splice(at, 1)
      if (next === undefined) break
      start(next)
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
  if (errors.length > 0) throw errors[0]
  if (waiting.length > 0) throw new Error(`Nothing lets these start: ${waiting.map(({ name }) => name).join(', ')}`)
}
