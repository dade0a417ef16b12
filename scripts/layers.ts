/**
 * The laws of the house that a list of forbidden names cannot hold: each layer imports what it may, and nothing else.
 * Prints each import that breaks one.
 */
import { globSync, readFileSync } from 'node:fs'

type Law = Readonly<{ layer: string; may: RegExp; law: string }>

const LAWS: readonly Law[] = [
  {
    layer: 'src/domain',
    may: /^(fp-ts\/lib\/\w+\.js|#domain\/|\.\/)/,
    law: 'the domain imports fp-ts and itself, nothing else',
  },
  {
    layer: 'src/application',
    may: /^(fp-ts\/lib\/\w+\.js|xstate|#domain\/|#application\/|\.\/)/,
    law: 'the application imports the domain, xstate and fp-ts',
  },
  {
    layer: 'src/adapters',
    may: /^(?!#ui\/|#mocks\/|#features\/|react|wouter|@xstate\/react)(?!(\.\.\/)+ui\/)/,
    law: 'adapters never import the ui or the simulated backend',
  },
  {
    layer: 'src/ui',
    may: /^(?!#adapters\/|#mocks\/|#features\/|inversify|io-ts|msw|@msw\/|ol(\/|$))(?!(\.\.\/)+adapters\/)/,
    law: 'the ui never imports adapters, the container, codecs, the map library or the simulated backend',
  },
  {
    layer: 'mocks',
    may: /^(?!#ui\/|#application\/|#features\/|react|xstate)(?!#adapters\/(browser|container|map)\/)/,
    law: 'the simulated backend knows the domain and the contract only',
  },
]

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*(['"])([^'"\n;]+)\1/g

const broken = LAWS.flatMap(({ layer, may, law }) =>
  globSync(`${layer}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && !/\/(walk|testing)\b/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, , target = '']) => target)
        .filter((target) => !may.test(target))
        .map((target) => `${file} imports ${target}: ${law}`),
    ),
)

for (const line of broken) console.log(line)
process.exitCode = broken.length === 0 ? 0 : 1
