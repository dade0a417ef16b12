import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { beyondFloor, FLOOR } from './engines.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each([
  ['URL.canParse(address)', 'URL.canParse'],
  ['globalThis.URL.canParse(address)', 'URL.canParse'],
  ['const all = rows.toSorted(byName)', 'toSorted'],
  ['known?.all.with(0, one)', 'with'],
  ['new Set(one).union(other)', 'union'],
  ['window.requestIdleCallback(done)', 'window.requestIdleCallback'],
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
    expect.stringMatching(`^planted\\.ts:2 ${name}: (?:Safari|Chrome) `),
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

test.each([
  ["style({ anchorName: '--menu' })", 'anchor-name'],
  ["style({ color: 'color-mix(in srgb, red, blue)' })", 'color-mix()'],
  ["style({ selectors: { '&:user-valid': { color: 'red' } } })", ':user-valid'],
  ["globalStyle('::details-content', {})", '::details-content'],
])('the style %s uses a missing feature: %s', (source, name) => {
  const [found, ...more] = beyondFloor('src/planted.css.ts', source, 'ts')
  expect([found?.startsWith(`src/planted.css.ts:1 ${name}: Safari`), more]).toEqual([true, []])
})

test('a style that asks first, and one whose lack is answered for, are no findings', () => {
  const source = "style({ textWrap: 'pretty', '@supports': { '(anchor-name: --a)': { anchorName: '--a' } } })"
  expect(beyondFloor('src/planted.css.ts', source, 'ts')).toEqual([])
})

test('an attribute that a supported browser lacks is a finding', () => {
  expect(beyondFloor('src/planted.tsx', 'const menu = <div popover="auto" />', 'tsx')).toEqual([
    expect.stringMatching(/^src\/planted\.tsx:1 <div popover>: Safari 17/),
  ])
})

test('what a supported browser has in part is told, until it is answered for', () => {
  expect(beyondFloor('planted.ts', 'window.devicePixelRatio', 'ts')).toEqual([
    'planted.ts:1 window.devicePixelRatio: Safari in part',
  ])
})

test('a feature with a fallback is allowed in its file only', () => {
  const source = 'sheet.hidePopover()'
  expect(beyondFloor('src/ui/components/menu.tsx', source, 'tsx')).toEqual([])
  expect(beyondFloor('src/ui/components/field.tsx', source, 'tsx')).toHaveLength(1)
})

test.each(['it', 'es', 'en', 'de'])('the page for too old browsers names every oldest one in %s', (language) => {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8')
  const [text = ''] = page.match(new RegExp(`(?<=id="too-old"[^]*<p lang="${language}">)[^]*?(?=</p>)`)) ?? []
  const words = text.replaceAll(/\s+/g, ' ').toLowerCase()
  expect(FLOOR.filter((one) => !words.includes(one.replace(/(?=\d)/, ' ')))).toEqual([])
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
