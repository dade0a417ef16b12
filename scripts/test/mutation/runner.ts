/**
 * Runs the unit tests of the domain and the application for Stryker: all in one process, on modules that are bundled once
 * and evaluated again for each change, because machines are built while their module is evaluated. Vitest's own runner
 * takes several times as long. A test that fails, or waits for more than `PATIENCE`, has noticed the change.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compileFunction } from 'node:vm'
import { build } from 'vite'
import { expect, vi } from 'vitest'
import { configDefaults } from 'vitest/config'

/** How long a test may wait, in milliseconds; one that works is never interrupted. */
const PATIENCE = 5_000
/** From how many milliseconds on a test is slow: all others run first. */
const SLOW = 100
const TIMES = '.times.json'
// A change in what is sent fails in one of these runs of cut-offs, or in none of the thousand that `npm test` plays.
process.env['PIAZZA_CUT_OFFS'] ??= '40'

type Hits = Record<string, number>
/** What instrumented code reads and writes while it runs. */
type Coverage = Readonly<{ static: Hits; perTest: Record<string, Hits> }>
type Stryker = { currentTestId?: string | undefined; hitCount?: number; mutantCoverage?: Coverage }
type Test = Readonly<{ id: string; body: (...row: readonly unknown[]) => unknown; row: readonly unknown[] }>
/** What runs around each test of a file or of a group, whose path it has. */
type Hook = Readonly<{ when: 'before' | 'after'; path: string; run: () => unknown }>
type Opened = Readonly<{ tests: readonly Test[]; modules: ReadonlySet<string> }>
type MutantRun = Readonly<{
  testFilter?: readonly string[]
  hitLimit?: number
  activeMutant: Readonly<{ id: string }>
  sandboxFileName: string
}>

/** What the tests do outside of themselves: errors in timers, promises that nobody awaits. */
const strays: unknown[] = []
const fromNode = createRequire(import.meta.url)

type Modules = ReadonlyMap<string, ReturnType<typeof compileFunction>>

/** All modules of the tests, by their file below `src`, without its ending. */
const compiled = async (): Promise<Modules> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      ssr: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: globSync('src/**/*.test.ts'),
        treeshake: false,
        external: /^[^.#/]/,
        output: { format: 'cjs', preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  })
  if (!('output' in built)) throw new Error('The tests are one bundle')
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, compileFunction(file.code, ['module', 'exports', 'require'], { filename: file.fileName })]]
        : [],
    ),
  )
}

/** The name of a source file's module once it is built. */
const builtName = (file: string): string => relative('src', file).replace(/\.ts$/, '.js')

/** Evaluates a file of tests and all that it imports, and collects its tests. */
const opener = (sources: Modules) => {
  return (file: string): Opened => {
    const modules = new Map<string, { exports: object }>()
    const tests: Test[] = []
    let path = file
    const hooks: Hook[] = []
    let endings: (() => unknown)[] = []
    const hook = (when: Hook['when']) => (run: Hook['run']) => void hooks.push({ when, path, run })
    const test = (name: string, body: Test['body'], row: readonly unknown[] = []) => {
      const within = path
      const around = (when: Hook['when']) => hooks.filter((one) => one.when === when && within.startsWith(one.path))
      const whole: Test['body'] = async (...given) => {
        endings = []
        try {
          for (const { run } of around('before')) await run()
          await body(...given)
        } finally {
          for (const run of [...endings, ...around('after').map((one) => one.run)]) await run()
        }
      }
      tests.push({ id: `${path} > ${name} #${tests.length}`, body: whole, row })
    }
    const each = (rows: readonly unknown[]) => (name: string, body: Test['body']) => {
      for (const row of rows) test(name, body, Array.isArray(row) ? row : [row])
    }
    const declared = Object.assign((name: string, body: Test['body']) => test(name, body), { each })
    const describe = (name: string, body: () => void) => {
      const outer = path
      path = `${outer} > ${name}`
      body()
      path = outer
    }
    const vitest = {
      test: declared,
      it: declared,
      describe,
      expect,
      vi,
      beforeEach: hook('before'),
      afterEach: hook('after'),
      onTestFinished: (run: Hook['run']) => void endings.push(run),
    }
    const load = (name: string): object => {
      const known = modules.get(name)
      if (known !== undefined) return known.exports
      const module = { exports: {} }
      modules.set(name, module)
      const require = (from: string): unknown =>
        from === 'vitest' ? vitest : from.startsWith('.') ? load(join(dirname(name), from)) : fromNode(from)
      sources.get(name)?.call(undefined, module, module.exports, require)
      return module.exports
    }
    load(file)
    return { tests, modules: new Set(modules.keys()) }
  }
}

const fileOf = (id: string): string => id.slice(0, id.indexOf(' > '))

/** Why a test failed; `undefined` when it passed. */
const failureOf = async ({ body, row }: Test): Promise<string | undefined> => {
  const done = new AbortController()
  const overdue = pause(PATIENCE, 'overdue', { signal: done.signal }).catch(() => undefined)
  try {
    return (await Promise.race([body(...row), overdue])) === 'overdue' ? 'The test waits for ever' : undefined
  } catch (error) {
    return String(error)
  } finally {
    done.abort()
  }
}

const createRunner = () => {
  const stryker: Stryker = {}
  let open: (file: string) => Opened
  let times: Readonly<Record<string, number>> | undefined

  /** Fast tests first, and among them those beside the changed file. */
  const inOrder = (ids: readonly string[], changed: string): readonly string[] => {
    times ??= JSON.parse(readFileSync(TIMES, 'utf8')) as Readonly<Record<string, number>>
    const cost = (id: string): number => {
      const time = times?.[id] ?? 0
      return time > SLOW ? time : Number(dirname(fileOf(id)) !== dirname(changed))
    }
    return ids.toSorted((one, other) => cost(one) - cost(other))
  }

  const firstFailure = async (ids: readonly string[]) => {
    let opened: Readonly<{ file: string; tests: readonly Test[] }> | undefined
    for (const id of ids) {
      const file = fileOf(id)
      if (opened?.file !== file) opened = { file, tests: open(file).tests }
      const test = opened.tests.find((one) => one.id === id)
      const failureMessage = test ? await failureOf(test) : 'The test is not there any more'
      if (failureMessage !== undefined) return { killedBy: [id], failureMessage }
    }
    return undefined
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      // `vi` reads how timers are faked from where Vitest's own runner puts it.
      Object.assign(globalThis, { __stryker__: stryker, __vitest_worker__: { config: configDefaults } })
      for (const kind of ['uncaughtException', 'unhandledRejection']) process.on(kind, (error) => strays.push(error))
      open = opener(await compiled())
    },
    /** Tells Stryker which tests reach which changes; those of a module's evaluation are reached by all tests of a file. */
    dryRun: async ({ files = [] }: Readonly<{ files?: readonly string[] }>) => {
      const changed = new Set(files.map(builtName))
      const tests = []
      const perTest: Record<string, Hits> = {}
      for (const fileName of globSync('src/**/*.test.ts').toSorted()) {
        const coverage: Coverage = { static: {}, perTest: {} }
        stryker.mutantCoverage = coverage
        const opened = open(builtName(fileName))
        if (![...opened.modules].some((module) => changed.has(module))) continue
        for (const test of opened.tests) {
          stryker.currentTestId = test.id
          const began = performance.now()
          const failureMessage = await failureOf(test)
          stryker.currentTestId = undefined
          const about = {
            id: test.id,
            name: test.id,
            fileName: resolve(fileName),
            timeSpentMs: performance.now() - began,
          }
          tests.push(failureMessage === undefined ? { ...about, status: 0 } : { ...about, status: 1, failureMessage })
        }
        for (const { id } of opened.tests) perTest[id] = { ...coverage.static, ...coverage.perTest[id] }
      }
      writeFileSync(TIMES, JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))))
      return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } }
    },
    mutantRun: async ({ testFilter = [], hitLimit, activeMutant, sandboxFileName }: MutantRun) => {
      const ids = inOrder(testFilter, builtName(sandboxFileName))
      const run = async () => {
        strays.length = 0
        Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
        stryker.mutantCoverage = { static: {}, perTest: {} }
        const failure = await firstFailure(ids)
        await pause(1)
        return failure
      }
      try {
        const first = await run()
        // A stray error may be left from the change before.
        const found = first === undefined && strays.length > 0 ? await run() : first
        if (hitLimit !== undefined && (stryker.hitCount ?? 0) > hitLimit)
          return { status: 'timeout', reason: 'Hit limit' }
        if (found !== undefined) return { status: 'killed', ...found, nrOfTests: ids.length }
        if (strays.length > 0) return { status: 'error', errorMessage: `Outside of a test: ${String(strays[0])}` }
        return { status: 'survived', nrOfTests: ids.length }
      } catch (error) {
        return { status: 'error', errorMessage: String(error) }
      }
    },
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', factory: createRunner }]
