import { expect, test } from 'vitest'
import { type Job, runJobs } from './jobs.ts'

/** Jobs that end when the test says so, and a record of what happened to them. */
const stage = () => {
  const record: string[] = []
  const endings = new Map<string, (error?: Error) => void>()
  const job = (name: string, ...after: readonly string[]): Job => ({
    name,
    after,
    work: () => {
      record.push(`${name} starts`)
      return new Promise((resolve, reject) => {
        endings.set(name, (error) => (error ? reject(error) : resolve()))
      })
    },
  })
  const end = async (name: string, error?: Error): Promise<void> => {
    record.push(`${name} ends`)
    endings.get(name)?.(error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { record, job, end }
}

test('as many jobs run as there are lanes, in the order of the list', async () => {
  const { record, job, end } = stage()
  const all = runJobs([job('a'), job('b'), job('c')], 2)
  expect(record).toEqual(['a starts', 'b starts'])
  await end('b')
  expect(record.at(-1)).toBe('c starts')
  await end('a')
  await end('c')
  await all
})

test('a job waits for its requirements, and lets later ones pass', async () => {
  const { record, job, end } = stage()
  const all = runJobs([job('build'), job('play', 'build'), job('check')], 2)
  expect(record).toEqual(['build starts', 'check starts'])
  await end('build')
  expect(record.at(-1)).toBe('play starts')
  await end('check')
  await end('play')
  await all
})

test('after an error no other job starts, and the error comes when the running ones have ended', async () => {
  const { record, job, end } = stage()
  const all = runJobs([job('a'), job('b'), job('c')], 2)
  // Somebody listens before the error comes.
  const outcome = all.catch((error: unknown) => String(error))
  await end('a', new Error('broken'))
  await end('b')
  expect(await outcome).toContain('broken')
  expect(record).not.toContain('c starts')
})

test('a requirement that no job has is an error', async () => {
  await expect(runJobs([stage().job('play', 'build')], 2)).rejects.toThrow('Nothing lets these start: play')
})
