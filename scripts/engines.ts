/**
 * The features that the oldest supported browsers (Safari 16.0, Chrome 109) lack. `node scripts/engines.ts` checks the
 * sources: features of the language by types (`tsconfig.engines.json`), features of the browser and regular expressions
 * by name. A build checks its whole output in the same way, libraries included, and fails on a finding.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'
import { run } from './run.ts'

/** The syntax target of the build. */
export const FLOOR: string[] = ['safari16', 'chrome109']

/** The first Safari on iOS and the first Chrome with a feature; `never` where one of them still lacks it. */
type Since = `Safari ${string}, Chrome ${string}`

/** Methods with unique names, called on any value. */
const METHODS: Readonly<Record<string, Since>> = {
  toReversed: 'Safari 16.0, Chrome 110',
  toSorted: 'Safari 16.0, Chrome 110',
  toSpliced: 'Safari 16.0, Chrome 110',
  with: 'Safari 16.0, Chrome 110',
  isWellFormed: 'Safari 16.4, Chrome 111',
  toWellFormed: 'Safari 16.4, Chrome 111',
  union: 'Safari 17, Chrome 122',
  intersection: 'Safari 17, Chrome 122',
  difference: 'Safari 17, Chrome 122',
  symmetricDifference: 'Safari 17, Chrome 122',
  isSubsetOf: 'Safari 17, Chrome 122',
  isSupersetOf: 'Safari 17, Chrome 122',
  isDisjointFrom: 'Safari 17, Chrome 122',
  getOrInsert: 'Safari 26.2, Chrome 145',
  getOrInsertComputed: 'Safari 26.2, Chrome 145',
  transferToFixedLength: 'Safari 17.4, Chrome 114',
  toBase64: 'Safari 18.2, Chrome 140',
  toHex: 'Safari 18.2, Chrome 140',
  getWeekInfo: 'Safari 17, Chrome 130',
  getTextInfo: 'Safari 17, Chrome 130',
  getSetCookie: 'Safari 17, Chrome 113',
  checkVisibility: 'Safari 17.4, Chrome 105',
  showPopover: 'Safari 17, Chrome 114',
  hidePopover: 'Safari 17, Chrome 114',
  togglePopover: 'Safari 17, Chrome 114',
  requestClose: 'Safari 18.4, Chrome 134',
  startViewTransition: 'Safari 18, Chrome 111',
  moveBefore: 'Safari never, Chrome 133',
  setHTML: 'Safari never, Chrome 146',
  setHTMLUnsafe: 'Safari 26, Chrome 124',
  getHTML: 'Safari 18, Chrome 125',
  attachInternals: 'Safari 16.4, Chrome 77',
  caretPositionFromPoint: 'Safari 26.2, Chrome 128',
  getComposedRanges: 'Safari 17, Chrome 137',
  replaceSync: 'Safari 16.4, Chrome 73',
  createConicGradient: 'Safari 16.1, Chrome 99',
  setAppBadge: 'Safari 16.4, Chrome 81',
  clearAppBadge: 'Safari 16.4, Chrome 81',
}

const STATICS: Readonly<Record<string, Since>> = {
  'Array.fromAsync': 'Safari 16.4, Chrome 121',
  'Promise.withResolvers': 'Safari 17.4, Chrome 119',
  'Promise.try': 'Safari 18.2, Chrome 128',
  'Object.groupBy': 'Safari 17.4, Chrome 117',
  'Map.groupBy': 'Safari 17.4, Chrome 117',
  'RegExp.escape': 'Safari 18.2, Chrome 136',
  'Error.isError': 'Safari never, Chrome 134',
  'Math.sumPrecise': 'Safari 26.2, Chrome 147',
  'Math.f16round': 'Safari 18.2, Chrome 135',
  'JSON.rawJSON': 'Safari 18.4, Chrome 114',
  'Atomics.waitAsync': 'Safari 16.4, Chrome 90',
  'Uint8Array.fromBase64': 'Safari 18.2, Chrome 140',
  'Uint8Array.fromHex': 'Safari 18.2, Chrome 140',
  'Symbol.dispose': 'Safari never, Chrome 125',
  'Symbol.asyncDispose': 'Safari never, Chrome 127',
  'Intl.DurationFormat': 'Safari 16.4, Chrome 129',
  'Iterator.from': 'Safari 18.4, Chrome 122',
  'URL.canParse': 'Safari 17, Chrome 120',
  'URL.parse': 'Safari 18, Chrome 126',
  'AbortSignal.any': 'Safari 17.4, Chrome 116',
  'Response.json': 'Safari 17, Chrome 105',
  'ClipboardItem.supports': 'Safari 18.4, Chrome 121',
  'CSS.registerProperty': 'Safari 16.4, Chrome 78',
  'ReadableStream.from': 'Safari 27, Chrome never',
  'navigator.wakeLock': 'Safari 18.4, Chrome 84',
  'navigator.userActivation': 'Safari 16.4, Chrome 72',
}

/** Globals that are called or constructed by name. */
const GLOBALS: Readonly<Record<string, Since>> = {
  requestIdleCallback: 'Safari never, Chrome 47',
  cancelIdleCallback: 'Safari never, Chrome 47',
  Iterator: 'Safari 18.4, Chrome 122',
  Float16Array: 'Safari 18.2, Chrome 135',
  DisposableStack: 'Safari never, Chrome 134',
  AsyncDisposableStack: 'Safari never, Chrome 134',
  OffscreenCanvas: 'Safari 16.4, Chrome 69',
  CompressionStream: 'Safari 16.4, Chrome 80',
  DecompressionStream: 'Safari 16.4, Chrome 80',
  CSSStyleSheet: 'Safari 16.4, Chrome 73',
  Notification: 'Safari never, Chrome 20',
  URLPattern: 'Safari 26, Chrome 95',
  CloseWatcher: 'Safari never, Chrome 126',
  Highlight: 'Safari 17.2, Chrome 105',
  EyeDropper: 'Safari never, Chrome 95',
}

const ITERATED: ReadonlySet<string> = new Set(['values', 'keys', 'entries', 'matchAll'])
const HELPERS: ReadonlySet<string> = new Set(
  'map filter take drop flatMap reduce toArray forEach some every find'.split(' '),
)
const HELPERS_SINCE: Since = 'Safari 18.4, Chrome 122'

const MSW = /\/(?:msw|@mswjs\/interceptors)\//

/** Features that are used only after a check, with a fallback, or in unreachable code. */
const ALLOWED: readonly Readonly<{ name: string; where: RegExp; why: string }>[] = [
  { name: 'requestIdleCallback', where: /^src\/ui\/components\/when-idle\.ts$/, why: 'a moment later does as well' },
  { name: 'togglePopover', where: /^src\/ui\/components\/menu\.tsx$/, why: 'a dialog stands in' },
  { name: 'hidePopover', where: /^src\/ui\/components\/menu\.tsx$/, why: 'a dialog stands in' },
  { name: 'Highlight', where: /^src\/ui\/parts\/read-aloud\//, why: 'asked for first' },
  { name: 'checkVisibility', where: /\/react-aria\/.*isElementVisible/, why: 'asked for first' },
  { name: 'getWeekInfo', where: /\/@internationalized\/date\//, why: 'asked for first' },
  { name: 'getTextInfo', where: /\/react-aria\/.*i18n\/utils/, why: 'asked for first' },
  { name: 'startViewTransition', where: /\/react-dom\//, why: 'for a component of its own, which is not used' },
  { name: 'Intl.DurationFormat', where: /\/@formatjs\/intl\//, why: 'durations are not written' },
  {
    name: 'Symbol.dispose',
    where: /\/@preact\/signals-core\/|\/@lexical\/extension\//,
    why: 'nothing is disposed of by it',
  },
  { name: 'caretPositionFromPoint', where: /\/@lexical\/clipboard\//, why: 'asked for first' },
  { name: 'OffscreenCanvas', where: /\/ol\/ImageTile/, why: 'off the page only, where no map is drawn' },
  { name: 'Promise.withResolvers', where: MSW, why: 'stood in for: mocks/fallbacks.ts' },
  { name: 'URL.canParse', where: MSW, why: 'stood in for: mocks/fallbacks.ts' },
  { name: 'getSetCookie', where: MSW, why: 'stood in for: mocks/fallbacks.ts' },
  { name: 'Response.json', where: MSW, why: 'for an answer that cannot be read twice' },
  { name: 'DecompressionStream', where: MSW, why: 'the simulated backend compresses nothing' },
  { name: 'intersection', where: MSW, why: 'its handlers are never reset' },
  { name: 'difference', where: MSW, why: 'its handlers are never reset' },
]

type Node = Readonly<Record<string, unknown> & { type: string; start: number }>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name after the dot, or the name itself. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return text(node['name'])
  return node.type === 'MemberExpression' && node['computed'] !== true ? nameOf(node['property']) : ''
}

/** A regular expression that some engine cannot parse. */
const patternTrouble = (pattern: string, flags: string): readonly (readonly [string, Since])[] => [
  ...(/\(\?<[=!]/.test(pattern) ? [['a look behind in a pattern', 'Safari 16.4, Chrome 62'] as const] : []),
  ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [['a flag inside a pattern', 'Safari 26, Chrome 125'] as const] : []),
  ...(flags.includes('v') ? [['the flag v of a pattern', 'Safari 17, Chrome 112'] as const] : []),
]

const own = (table: Readonly<Record<string, Since>>, name: string): readonly (readonly [string, Since])[] => {
  const since = Object.hasOwn(table, name) ? table[name] : undefined
  return since === undefined ? [] : [[name, since]]
}

const calledTrouble = (node: Node): readonly (readonly [string, Since])[] => {
  const callee = node['callee']
  if (!isNode(callee) || node['optional'] === true) return []
  const name = nameOf(callee)
  if (callee.type === 'Identifier' || ['window', 'globalThis', 'self'].includes(nameOf(callee['object']))) {
    const [pattern, flags] = Array.isArray(node['arguments']) ? (node['arguments'] as readonly unknown[]) : []
    return name === 'RegExp' && isNode(pattern)
      ? patternTrouble(text(pattern['value']), isNode(flags) ? text(flags['value']) : '')
      : own(GLOBALS, name)
  }
  if (callee.type !== 'MemberExpression') return []
  const owner = callee['object']
  const isHelped =
    HELPERS.has(name) &&
    isNode(owner) &&
    owner.type === 'CallExpression' &&
    ITERATED.has(nameOf(owner['callee'])) &&
    isNode(owner['callee']) &&
    owner['callee'].type === 'MemberExpression' &&
    (nameOf(owner['callee']) === 'matchAll' || (owner['arguments'] as readonly unknown[]).length === 0)
  return isHelped ? [[`an iterator's ${name}`, HELPERS_SINCE]] : own(METHODS, name)
}

const trouble = (node: Node): readonly (readonly [string, Since])[] => {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return calledTrouble(node)
  if (node.type === 'MemberExpression') return own(STATICS, `${nameOf(node['object'])}.${nameOf(node)}`)
  const { regex } = node
  if (typeof regex !== 'object' || regex === null) return []
  return patternTrouble('pattern' in regex ? text(regex.pattern) : '', 'flags' in regex ? text(regex.flags) : '')
}

/** The missing features that a source uses, with their locations. */
export const beyondFloor = (file: string, source: string, language: 'js' | 'ts' | 'tsx'): readonly string[] => {
  const found: string[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isNode(value)) {
      for (const [name, since] of trouble(value))
        if (!ALLOWED.some((allowed) => allowed.name === name && allowed.where.test(file)))
          found.push(`${file}:${source.slice(0, value.start).split('\n').length} ${name}: ${since}`)
      for (const part of Object.values(value)) if (typeof part === 'object') look(part)
    }
  }
  look(parseSync(file, source, { lang: language }).program)
  return found
}

/** The origin of a module in a build, relative to the project or to its library. */
const placeOf = (id: string): string =>
  (id.split('?')[0] ?? id).replace(/^.*\/node_modules\//, 'node_modules/').replace(`${process.cwd()}/`, '')

/** Fails a build that contains a missing feature, also in a library. */
export const supportedEngines = (): Plugin => ({
  name: 'supported-engines',
  apply: 'build',
  generateBundle(_, bundle) {
    const found = Object.values(bundle).flatMap((file) => {
      if (file.type === 'asset')
        return file.fileName.endsWith('.js') ? beyondFloor(file.fileName, String(file.source), 'js') : []
      return Object.entries(file.modules).flatMap(([id, { code }]) =>
        code === null ? [] : beyondFloor(placeOf(id), code, 'js'),
      )
    })
    if (found.length > 0) this.error(`Beyond ${FLOOR.join(' and ')}:\n${[...new Set(found)].join('\n')}`)
  },
})

if (import.meta.main) {
  const sources = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'demo/**/*.{ts,tsx}']).filter(
    (file) => !/\.test\.tsx?$|\.css\.ts$|\/testing\/|^mocks\/(server|node)\.ts$/.test(file),
  )
  const found = sources.flatMap((file) =>
    beyondFloor(file, readFileSync(file, 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts'),
  )
  const types = await run('types', 'tsc', ['-p', 'tsconfig.engines.json', '--singleThreaded'])
  for (const line of found) console.log(line)
  if (types.code !== 0) console.log(types.output)
  process.exitCode = found.length === 0 && types.code === 0 ? 0 : 1
}
