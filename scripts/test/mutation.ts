/**
 * Mutation tests: Stryker changes the code of the domain and the application in many small ways, and the unit tests of
 * both must notice each change. Prints the score by folder and the changes that no test noticed.
 * `npm run mutation`, or of some files and folders: `npm run mutation -- domain/directory application/kit/form.machine.ts`.
 * `npm run mutation -- --scenarios [AUTH-03 PWD] [--most 20]` changes the code that names a clause, so many changes at most
 * until a headless scenario of the clause notices one, and prints the clauses of which none did.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mutateClauses } from './mutation/clauses.ts'

/** Where Stryker keeps its results: a change that was tested is tested again only when its code or its tests differ. */
const REPORT = 'reports/mutation.json'

type Mutant = Readonly<{
  status: string
  mutatorName: string
  replacement?: string
  location: Readonly<{ start: Readonly<{ line: number; column: number }> }>
}>
type Report = Readonly<{ files: Readonly<Record<string, Readonly<{ mutants: readonly Mutant[] }>>> }>

const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'
const isCounted = (mutant: Mutant): boolean =>
  isMissed(mutant) || mutant.status === 'Killed' || mutant.status === 'Timeout'

const scored = (name: string, mutants: readonly Mutant[]): string => {
  const all = mutants.filter(isCounted).length
  const missed = mutants.filter(isMissed).length
  return `| ${name} | ${all} | ${missed} | ${((100 * (all - missed)) / (all || 1)).toFixed(2)} % |`
}

const mutateUnits = async (places: readonly string[]): Promise<void> => {
  const files = places
    .map((place) => `src/${place.replace(/^src\//, '')}`)
    .flatMap((place) => (statSync(place).isDirectory() ? globSync(`${place}/**/*.ts`) : [place]))
    // `testing` is tools of the tests.
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted()
  await new Stryker({ testRunner: 'warm', mutate: files, incrementalFile: REPORT }).runMutationTest()

  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  const mutantsOf = (file: string): readonly Mutant[] => report.files[file]?.mutants ?? []
  for (const file of files)
    for (const { location, status, mutatorName, replacement } of mutantsOf(file).filter(isMissed))
      console.log(
        `${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement ?? ''}`,
      )
  console.log('| folder | changes | unnoticed | score |')
  for (const [folder, own] of Map.groupBy(files, (file) => dirname(file).slice('src/'.length)))
    console.log(scored(folder, own.flatMap(mutantsOf)))
  console.log(scored('all', files.flatMap(mutantsOf)))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scenarios: { type: 'boolean', default: false }, most: { type: 'string', default: '20' } },
})
if (values.scenarios) process.exitCode = await mutateClauses(positionals, values.most)
else await mutateUnits(positionals.length > 0 ? positionals : ['domain', 'application'])
