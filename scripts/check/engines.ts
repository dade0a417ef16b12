/**
 * The features that the oldest supported browsers (`compat.ts`) lack, or have in part. `node scripts/check/engines.ts` checks the
 * sources: features of the language by types (`tsconfig.engines.json`); features of the browser, of style sheets and of
 * elements by name, in the data of MDN; regular expressions by their text. A build checks its whole output in the same way, libraries included, and fails on a finding.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'
import { ofAttribute, ofDeclaration, ofSelector, platform, type Since, type Standing } from './compat.ts'
import { run } from '#scripts/tools/run.ts'

/** The syntax target of the build. */
export const FLOOR: string[] = ['safari16', 'chrome109', 'firefox128']

const ITERATED: ReadonlySet<string> = new Set(['values', 'keys', 'entries', 'matchAll'])

const MSW = /\/(?:msw|@mswjs\/interceptors)\//

/** Features that are used only after a check, with a fallback, or in unreachable code. */
const ALLOWED: readonly Readonly<{ name: string; where: RegExp; why: string }>[] = [
  { name: 'requestIdleCallback', where: /^src\/ui\/components\/when-idle\.ts$/, why: 'a moment later does as well' },
  { name: 'togglePopover', where: /^src\/ui\/components\/menu\.tsx$/, why: 'a dialog stands in' },
  { name: 'hidePopover', where: /^src\/ui\/components\/menu\.tsx$/, why: 'a dialog stands in' },
  { name: 'Highlight', where: /^src\/ui\/parts\/read-aloud\//, why: 'asked for first' },
  { name: 'CSS.highlights', where: /^src\/ui\/parts\/read-aloud\//, why: 'asked for first' },
  { name: 'createPolicy', where: /^/, why: 'asked for first: Trusted Types' },
  { name: 'createHTML', where: /^/, why: 'asked for first: Trusted Types' },
  { name: 'createScriptURL', where: /^/, why: 'asked for first: Trusted Types' },
  { name: 'navigator.share', where: /^src\/adapters\/container\/environment\.ts$/, why: 'asked for first' },
  {
    name: 'showNotification',
    where: /^src\/adapters\/browser\/browser-notifications\.ts$/,
    why: 'a failed call counts as no notification',
  },
  { name: 'getAttributeType', where: /\/dompurify\//, why: 'asked for first: Trusted Types' },
  { name: 'caretRangeFromPoint', where: /\/@lexical\/clipboard\//, why: 'asked for first' },
  { name: 'globalThis.navigation', where: /^src\/ui\/app\/browser-tab\.ts$/, why: 'asked for first' },
  { name: 'navigator.connection', where: /\/react-dom\//, why: 'asked for first' },
  { name: 'skipTransition', where: /\/react-dom\//, why: 'of startViewTransition' },
  { name: 'Error.captureStackTrace', where: /\/node_modules\/|^node_modules\//, why: 'asked for first' },
  {
    name: 'globalThis.devicePixelRatio',
    where: /^src\/adapters\/map\//,
    why: 'Safari leaves out the zoom of the page',
  },
  { name: 'AbortSignal.timeout', where: /^/, why: 'Chrome below 124 calls a network error so, too' },
  { name: '<img fetchpriority>', where: /^src\/ui\//, why: 'the picture comes in its turn' },
  { name: '<video playsinline>', where: /^src\/ui\//, why: 'an iPhone alone opens the whole screen without it' },
  { name: '<input autofocus>', where: /^src\/ui\//, why: 'React sets the focus' },
  { name: '<button autofocus>', where: /^src\/ui\//, why: 'React sets the focus' },
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
  { name: 'console.exception', where: MSW, why: 'asked for first' },
  { name: 'setStatus', where: MSW, why: 'a method of its own' },
  { name: 'CookieStore', where: MSW, why: 'a class of its own' },
  { name: 'InternalError', where: MSW, why: 'a class of its own' },
  { name: 'intersection', where: MSW, why: 'its handlers are never reset' },
  { name: 'difference', where: MSW, why: 'its handlers are never reset' },
]

const STYLE = /\.css\.ts$|theme\/primitives\.ts$/

/** What style sheets use although a supported browser lacks it or has a part of it: what is seen there instead. */
const STYLES: typeof ALLOWED = (
  [
    ['text-wrap', 'lines end where they are full'],
    ['outline', 'Safari below 16.4 draws rings with square corners'],
    ['cursor', 'an iPhone has no pointer'],
    ['user-select', 'the build writes the name with a prefix'],
    ['print-color-adjust', 'the build writes the name with a prefix'],
    ['mask-image', 'the build writes the name with a prefix'],
    ['text-size-adjust', 'it stands beside the name with a prefix'],
    ['-webkit-touch-callout', 'an iPhone alone opens a menu there'],
    ['-webkit-tap-highlight-color', 'the others mark no touch, or in their own colour'],
    ['overscroll-behavior', 'where nothing overflows, the page behind moves'],
    ['overscroll-behavior-x', 'where nothing overflows, the page behind moves'],
    ['overscroll-behavior-y', 'where nothing overflows, the page behind moves'],
    ['overflow-anchor', 'it ends what Safari does not do'],
    ['hyphens', 'a long word of a title moves to the next line whole'],
    ['hyphenate-limit-chars', 'shorter words of a title are parted as well'],
    ['scrollbar-width', 'a bar is seen while it scrolls'],
    ['scrollbar-color', 'bars have the colours of the system in a dark page'],
    ['scrollbar-gutter', 'the content moves by the width of a bar; on a phone it has none'],
    ['forced-color-adjust', 'iPhones force no colours'],
    ['field-sizing', 'the field keeps its height, and scrolls'],
    ['resize', 'an iPhone cannot resize fields'],
    ['content-visibility', 'all is laid out at once'],
    ['contain-intrinsic-size', 'it counts beside content-visibility alone'],
    ['contain-intrinsic-block-size', 'it counts beside content-visibility alone'],
    ['::selection', 'an iPhone marks in its own colour'],
    ['::marker', 'Safari colours the mark, and no more is asked'],
    ['::highlight', 'asked for first: the sentence is not marked'],
    [':popover-open', 'a dialog stands in, and rises without an animation'],
    ['size', 'a row of the theme, no declaration'],
  ] as const
).map(([name, why]) => ({ name, where: STYLE, why }))

/** An answer about a property is one about its values. */
const isAnswered = (name: string, { name: answered }: (typeof ALLOWED)[number]): boolean =>
  name === answered || name.startsWith(`${answered}: `)

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

/** What a place in a source uses, and its first versions, or that it is there in part. */
type Trouble = readonly (readonly [string, Since])[]

/** A regular expression that some engine cannot parse: the data does not know its parts by their text. */
const patternTrouble = (pattern: string, flags: string): Trouble => [
  ...(/\(\?<[=!]/.test(pattern) ? [['a look behind in a pattern', 'Safari 16.4, Chrome 62'] as const] : []),
  ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [['a flag inside a pattern', 'Safari 26, Chrome 125'] as const] : []),
  ...(flags.includes('v') ? [['the flag v of a pattern', 'Safari 17, Chrome 112'] as const] : []),
]

const troubleOf = (name: string, standing: Standing | undefined): Trouble => {
  const since = standing?.lacking ?? standing?.partial
  return since === undefined ? [] : [[name, since]]
}
const troubleOfAll = (all: readonly (readonly [string, Standing])[]): Trouble =>
  all.flatMap(([name, standing]) => troubleOf(name, standing))

const calledTrouble = (node: Node): Trouble => {
  const callee = node['callee']
  if (!isNode(callee) || node['optional'] === true) return []
  const name = nameOf(callee)
  const { globals, helpers, methods } = platform()
  if (callee.type === 'Identifier' || ['window', 'globalThis', 'self'].includes(nameOf(callee['object']))) {
    const [pattern, flags] = Array.isArray(node['arguments']) ? (node['arguments'] as readonly unknown[]) : []
    return name === 'RegExp' && isNode(pattern)
      ? patternTrouble(text(pattern['value']), isNode(flags) ? text(flags['value']) : '')
      : callee.type === 'Identifier'
        ? troubleOf(name, globals.get(name))
        : []
  }
  if (callee.type !== 'MemberExpression') return []
  const owner = callee['object']
  const isHelped =
    helpers.has(name) &&
    isNode(owner) &&
    owner.type === 'CallExpression' &&
    ITERATED.has(nameOf(owner['callee'])) &&
    isNode(owner['callee']) &&
    owner['callee'].type === 'MemberExpression' &&
    (nameOf(owner['callee']) === 'matchAll' || (owner['arguments'] as readonly unknown[]).length === 0)
  if (isHelped) return troubleOf(`an iterator's ${name}`, helpers.get(name))
  // One of its own is told as that.
  return platform().statics.has(`${nameOf(owner)}.${name}`) ? [] : troubleOf(name, methods.get(name))
}

const keyOf = (property: Node): string => {
  const key = property['key']
  return isNode(key) && property['computed'] !== true ? nameOf(key) || text(key['value']) : ''
}

/** The words of a value that are written in the source. */
const wordsOf = (value: unknown): string => {
  if (!isNode(value)) return ''
  if (value.type === 'Literal') return text(value['value'])
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return ''
  return (value['quasis'] as readonly Readonly<{ value: Readonly<{ cooked: string }> }>[])
    .map((part) => part.value.cooked)
    .join(' x ')
}

const styleTrouble = (node: Node): Trouble => {
  if (node.type === 'CallExpression' && nameOf(node['callee']) === 'globalStyle')
    return troubleOfAll(ofSelector(wordsOf((node['arguments'] as readonly unknown[])[0])))
  if (node.type !== 'Property') return []
  const name = keyOf(node)
  const selector = /[:&[]/.test(name) ? name : node['computed'] === true ? wordsOf(node['key']) : ''
  return troubleOfAll([...ofSelector(selector), ...ofDeclaration(name, wordsOf(node['value']))])
}

const elementTrouble = (node: Node): Trouble => {
  const element = isNode(node['name']) ? text(node['name']['name']) : ''
  if (!/^[a-z]/.test(element) || !Array.isArray(node['attributes'])) return []
  return (node['attributes'] as readonly unknown[]).flatMap((attribute) =>
    isNode(attribute) && isNode(attribute['name'])
      ? troubleOfAll(ofAttribute(element, text(attribute['name']['name'])))
      : [],
  )
}

const trouble = (node: Node, isStyle: boolean): Trouble => {
  if (isStyle) return styleTrouble(node)
  if (node.type === 'JSXOpeningElement') return elementTrouble(node)
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return calledTrouble(node)
  if (node.type === 'MemberExpression') {
    const name = `${nameOf(node['object'])}.${nameOf(node)}`
    return node['optional'] === true ? [] : troubleOf(name, platform().statics.get(name))
  }
  const { regex } = node
  if (typeof regex !== 'object' || regex === null) return []
  return patternTrouble('pattern' in regex ? text(regex.pattern) : '', 'flags' in regex ? text(regex.flags) : '')
}

/** The missing features that a source uses, with their locations. */
export const beyondFloor = (file: string, source: string, language: 'js' | 'ts' | 'tsx'): readonly string[] => {
  const found: string[] = []
  const isStyle = STYLE.test(file)
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    else if (isNode(value)) {
      for (const [name, since] of trouble(value, isStyle))
        if (![...ALLOWED, ...STYLES].some((allowed) => isAnswered(name, allowed) && allowed.where.test(file)))
          found.push(`${file}:${source.slice(0, value.start).split('\n').length} ${name}: ${since}`)
      // A block of `@supports` asks first.
      if (isStyle && value.type === 'Property' && keyOf(value) === '@supports') return
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
        // Style sheets are checked in their sources.
        code === null || STYLE.test(placeOf(id)) ? [] : beyondFloor(placeOf(id), code, 'js'),
      )
    })
    if (found.length > 0) this.error(`Beyond ${FLOOR.join(' and ')}:\n${[...new Set(found)].join('\n')}`)
  },
})

if (import.meta.main) {
  const sources = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'demo/**/*.{ts,tsx}']).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^mocks\/(server|node)\.ts$/.test(file),
  )
  const found = sources.flatMap((file) =>
    beyondFloor(file, readFileSync(file, 'utf8'), file.endsWith('.tsx') ? 'tsx' : 'ts'),
  )
  const types = await run('types', 'tsc', ['-p', 'tsconfig.engines.json', '--singleThreaded'])
  for (const line of found) console.log(line)
  if (types.code !== 0) console.log(types.output)
  process.exitCode = found.length === 0 && types.code === 0 ? 0 : 1
}
