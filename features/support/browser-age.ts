/** How old a browser is: the oldest that the app supports, or older. */
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

/** What Safari 16.0 or Chrome 109 lacks of what today's browsers have. What the tests themselves look with is not in it. */
const YOUNGER: readonly string[] = Object.entries(OF).flatMap(([owner, names]) =>
  names.map((name) => `${owner}.${name}`),
)

/** What a browser of an age lacks, by the paths that lead there. */
export const LACKED: Readonly<Record<BrowserAge, readonly string[]>> = {
  oldest: YOUNGER,
  older: [...YOUNGER, 'Object.hasOwn', 'Array.prototype.findLast', 'AbortSignal.timeout'],
}

/** Runs in the page before anything of the app. */
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
