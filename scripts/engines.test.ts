import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { beyondFloor } from './engines.ts'

const ROOT = join(import.meta.dirname, '..')

test.each([
  ['URL.canParse(address)', 'URL.canParse'],
  ['globalThis.URL.canParse(address)', 'URL.canParse'],
  ['const all = rows.toSorted(byName)', 'toSorted'],
  ['known?.all.with(0, one)', 'with'],
  ['new Set(one).union(other)', 'union'],
  ['window.requestIdleCallback(done)', 'requestIdleCallback'],
  ['requestIdleCallback(done)', 'requestIdleCallback'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['sheet.togglePopover()', 'togglePopover'],
  ['map.values().map(nameOf)', "an iterator's map"],
  ['text.matchAll(/a/g).toArray()', "an iterator's toArray"],
  ['text.replace(/(?<!a)b/, "")', 'a look behind in a pattern'],
  ['new RegExp("(?<=a)b")', 'a look behind in a pattern'],
  ['/[a--b]/v.test(text)', 'the flag v of a pattern'],
  ['/a(?i:b)/.test(text)', 'a flag inside a pattern'],
])('%s uses a missing feature: %s', (source, name) => {
  expect(beyondFloor('planted.ts', `\n${source}`, 'ts')).toEqual([
    expect.stringMatching(`^planted\\.ts:2 ${name}: Safari`),
  ])
})

test.each([
  'Object.values(all).map(nameOf)',
  '[...map.values()].map(nameOf)',
  'rows.findLast(isKnown)',
  'text.replace(/(?<year>\\d+)/, "")',
  'text.replace(/(?:a|b)/, "")',
  'signal.toSorted?.(byName)',
  "'popover' in HTMLElement.prototype",
  'chat.with.person',
  '// URL.canParse',
])('%s uses no missing feature', (source) => {
  expect(beyondFloor('planted.ts', source, 'ts')).toEqual([])
})

test('a feature with a fallback is allowed in its file only', () => {
  const source = 'sheet.hidePopover()'
  expect(beyondFloor('src/ui/components/menu.tsx', source, 'tsx')).toEqual([])
  expect(beyondFloor('src/ui/components/field.tsx', source, 'tsx')).toHaveLength(1)
})

test('features of the language are found by their types, however they are accessed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const planted = join(folder, 'planted.ts')
  const lines = [
    'export const sorted = (rows: readonly number[]) => rows.toSorted()',
    'export const first = (all: ReadonlyMap<string, number>) => { const some = all.values(); return some.map(String) }',
    'export const { withResolvers } = Promise',
    'export const last = (rows: readonly number[]) => rows.findLast((row) => row > 1)',
  ]
  writeFileSync(planted, lines.join('\n'))
  const configuration = { extends: join(ROOT, 'tsconfig.engines.json'), compilerOptions: { types: [] } }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...configuration, include: [], files: [planted, join(ROOT, 'engines.d.ts')] }),
  )
  const tsc = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder])
  const output = await tsc.then(
    () => '',
    (failed: { stdout: string }) => failed.stdout,
  )
  expect([...output.matchAll(/planted\.ts\((\d)/g)].map(([, line]) => line)).toEqual(['1', '2', '3'])
})
