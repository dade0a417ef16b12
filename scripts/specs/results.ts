/** The results of a run of cucumber, from its messages. */
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Envelope, Pickle } from '@cucumber/messages'

/** How a scenario ended, and when it was played. */
export type Result = Readonly<{ hasPassed: boolean; at: Date }>
/** A run: its results by the key of the scenario; undefined where there was none. */
export type Run = Readonly<{ results: ReadonlyMap<string, Result> }> | undefined

/**
 * What a scenario is known by from one run to the next: its file, its name and its steps. A scenario that was written
 * anew since is another one, and has not been played.
 */
export const keyOf = ({ uri, name, steps }: Pick<Pickle, 'uri' | 'name' | 'steps'>): string =>
  [uri, name, ...steps.map(({ text }) => text)].join('\n')

const FAILED: ReadonlySet<string> = new Set(['FAILED', 'UNDEFINED', 'AMBIGUOUS', 'PENDING', 'UNKNOWN'])

/** Reads the messages of a run, one in each line. The last attempt of a scenario counts. */
export const resultsFrom = async (lines: AsyncIterable<string> | Iterable<string>): Promise<Run> => {
  const keys = new Map<string, string>()
  const cases = new Map<string, string>()
  const started = new Map<string, Readonly<{ key: string; at: Date }>>()
  const failed = new Set<string>()
  const results = new Map<string, Result>()
  for await (const line of lines) {
    if (line === '') continue
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = JSON.parse(line) as Envelope
    if (pickle) keys.set(pickle.id, keyOf(pickle))
    if (testCase) cases.set(testCase.id, keys.get(testCase.pickleId) ?? '')
    if (testCaseStarted) {
      const at = new Date(Number(testCaseStarted.timestamp.seconds) * 1000)
      started.set(testCaseStarted.id, { key: cases.get(testCaseStarted.testCaseId) ?? '', at })
    }
    if (testStepFinished && FAILED.has(testStepFinished.testStepResult.status))
      failed.add(testStepFinished.testCaseStartedId)
    const ended = testCaseFinished && started.get(testCaseFinished.testCaseStartedId)
    if (ended) results.set(ended.key, { hasPassed: !failed.has(testCaseFinished.testCaseStartedId), at: ended.at })
  }
  return results.size === 0 ? undefined : { results }
}

/** Reads the report of a run, where there is one. */
export const readRun = async (report: string): Promise<Run> =>
  existsSync(report) ? resultsFrom(createInterface({ input: createReadStream(report) })) : undefined
