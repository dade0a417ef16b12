/** The age of a browser: the oldest supported one, or older. */
export type BrowserAge = 'oldest' | 'older'

const OF = {
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Intl: ['DurationFormat'],
  'Intl.Locale.prototype': ['getTextInfo', 'getWeekInfo'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Response: ['json'],
  'Headers.prototype': ['getSetCookie'],
  'Document.prototype': ['startViewTransition', 'adoptedStyleSheets', 'caretPositionFromPoint'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  globalThis: [
    'Iterator',
    'CSSStyleSheet',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'navigation',
    'OffscreenCanvas',
    'CompressionStream',
    'DecompressionStream',
  ],
} as const

/** Features of current browsers that Safari 16.0 or Chrome 109 lacks, except those that the tests need. */
const YOUNGER: readonly string[] = Object.entries(OF).flatMap(([owner, names]) =>
  names.map((name) => `${owner}.${name}`),
)

/** The missing features of a browser age, by their paths. */
export const LACKED: Readonly<Record<BrowserAge, readonly string[]>> = {
  oldest: YOUNGER,
  older: [...YOUNGER, 'Object.hasOwn', 'Array.prototype.findLast', 'AbortSignal.timeout'],
}

/** Runs in the page before any code of the app. */
export const takeAway = (paths: readonly string[]): void => {
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>(
      (whole, name) =>
        (typeof whole === 'object' || typeof whole === 'function') && whole !== null && Reflect.get(whole, name),
      globalThis,
    )
    if (owner instanceof Object && !Reflect.deleteProperty(owner, last)) throw new Error(`${path} stays`)
  }
}
