/** Which clauses notice that their code changes: Stryker's changes, played by their headless scenarios. */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { placesIn } from './clause-code.ts'
import { readFeatures } from '#scripts/check/scenarios.ts'

/** What the scenarios without a browser never run. */
const SKIPPED = /\.(?:test|css|d)\.ts$|\/testing\//

/** The clauses of scenarios that need no browser, by area or by id. */
const headless = async (wanted: readonly string[]): Promise<readonly string[]> => {
  const { pickles } = await readFeatures(['features/**/*.feature'])
  const tags = pickles
    .map((pickle) => pickle.tags.map(({ name }) => name))
    .filter((all) => !all.includes('@browser'))
    .flatMap((all) => all.flatMap((tag) => /^@([A-Z][A-Z0-9]+-\d\d)$/.exec(tag)?.[1] ?? []))
  const isWanted = (clause: string): boolean =>
    wanted.length === 0 || wanted.some((one) => clause === one || clause.startsWith(`${one}-`))
  return [...new Set(tags)].filter(isWanted).toSorted()
}

/** Prints each clause with the change that its scenarios noticed; returns 0 when all of them have one. */
export const mutateClauses = async (wanted: readonly string[], most: string): Promise<number> => {
  const clauses = await headless(wanted)
  const places = globSync('src/**/*.ts')
    .filter((file) => !SKIPPED.test(file))
    .toSorted()
    .flatMap((file) =>
      placesIn(readFileSync(file, 'utf8')).flatMap((place) =>
        place.clauses.some((clause) => clauses.includes(clause)) ? [`${file}:${place.from}-${place.to}`] : [],
      ),
    )
  Object.assign(process.env, { PIAZZA_CLAUSES: clauses.join(' '), PIAZZA_MOST: most })
  const mutants = await new Stryker({
    plugins: ['./scripts/test/mutation/scenarios.ts', './scripts/test/mutation/ignored.ts'],
    testRunner: 'scenarios',
    coverageAnalysis: 'off',
    mutate: [...new Set(places)],
    ignorePatterns: ['/.cache', '/reports', '/specs', '/screens', '/dist*'],
    incremental: false,
    tempDirName: '.cache/mutation-scenarios',
    timeoutMS: 3_600_000,
  }).runMutationTest()

  for (const { status, statusReason } of mutants) if (status === 'RuntimeError') console.log(statusReason)
  const noticed = (clause: string) => mutants.find(({ killedBy }) => killedBy?.includes(clause))
  for (const clause of clauses) {
    const by = noticed(clause)
    const where = by && `${relative('.', by.fileName)}:${by.location.start.line}`
    console.log(by ? `red   ${clause} ${where} ${by.mutatorName}: ${by.replacement ?? ''}` : `GREEN ${clause}`)
  }
  const red = clauses.filter((clause) => noticed(clause) !== undefined).length
  console.log(`clauses: ${red} of ${clauses.length} notice a change of their code`)
  return red === clauses.length && red > 0 ? 0 : 1
}
