import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type AtRule, parse } from 'postcss'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../../../src/ui/language/languages.ts'
import type { DrawnPart } from '../../../src/ui/app/last-seen/drawn.ts'
import { screenAt, SCREENS } from '../../../src/ui/base/screens.ts'
import { DEFAULTS } from '../../../src/domain/town/configuration.ts'
import { inlineScript } from '../inline-script.ts'

/** Stands for the name of the app in what is drawn: a town has its own. */
export const NAME = '\uE000'

type Element = Exclude<DrawnPart, string>
type Drawn = Readonly<Record<string, DrawnPart>>

/** Attributes that are another text in each language: what they say, and where they lead. */
const SAYING = new Set(['alt', 'placeholder', 'href'])
const EMPTY = new Set(['br', 'hr', 'img', 'input'])
const FOCUSABLE = new Set(['a', 'button', 'input', 'select', 'textarea'])

const isElement = (part: DrawnPart): part is Element => typeof part !== 'string'
/** What is in an element. A page that is read again has one text where a drawing has several beside each other, and none for an empty one. */
const contentOf = ([, , ...content]: Element): readonly DrawnPart[] => {
  const found: DrawnPart[] = []
  for (const part of content) {
    const last = found.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') found.splice(-1, 1, last + part)
    else found.push(part)
  }
  return found
}

/** All texts of what is drawn, in its order. */
export const textsOf = (part: DrawnPart): readonly string[] =>
  isElement(part)
    ? [
        ...Object.entries(part[1]).flatMap(([name, value]) => (SAYING.has(name) ? [value] : [])),
        ...contentOf(part).flatMap(textsOf),
      ]
    : [part]

/** What is drawn without its texts: the same in every language. */
const bareOf = (part: DrawnPart): unknown =>
  isElement(part)
    ? [
        part[0],
        Object.entries(part[1]).filter(([name]) => !SAYING.has(name) && name !== 'style'),
        ...contentOf(part).map(bareOf),
      ]
    : ''

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The module that an item of a list leads to; undefined where none can be switched off. */
const moduleOf = (part: Element): string | undefined => {
  const link = part[0] === 'li' ? contentOf(part).find((one) => isElement(one) && one[0] === 'a') : undefined
  const name = link && isElement(link) ? screenAt(link[1]['href'] ?? '') : undefined
  const screen = name && SCREENS[name]
  return screen && 'module' in screen ? screen.module : undefined
}

/** A picture of the first screen as markup; what has a style of its own gets a class for it, as the policy allows no style in an element. */
const markup = (part: DrawnPart, classFor: (style: string) => string): string => {
  if (!isElement(part)) return escaped(part)
  const [tag, { style, ...attributes }] = part
  const module = moduleOf(part)
  const given = {
    ...attributes,
    ...(module !== undefined && { 'data-module': module }),
    ...(style !== undefined && { class: [attributes['class'] ?? '', classFor(style)].join(' ').trim() }),
    ...(FOCUSABLE.has(tag) && { tabindex: '-1' }),
  }
  const start = `<${[tag, ...Object.entries(given).map(([name, value]) => `${name}="${escaped(value)}"`)].join(' ')}>`
  if (EMPTY.has(tag)) return start
  return `${start}${contentOf(part)
    .map((one) => markup(one, classFor))
    .join('')}</${tag}>`
}

/** What only happens to what is used: the first screen answers nobody. */
const IN_USE =
  /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked)\b|\[(?:aria-disabled|aria-busy|data-(?:pressed|hovered|focused|focus-visible|disabled|reading))/
const CLASSES = / class="([^"]*)"/g

/**
 * A selector for what is in the first screen alone: the style sheet itself may stand before the page's own style, whose rules would
 * then outrank those of the app. It weighs as much as before.
 */
const withinScreen = (selector: string): string =>
  selector.replace(/(?:::[\w-]+)?$/, (part) => `:where(#first-screen *)${part}`)

/** The rules of a style sheet that elements with these classes are drawn with, in the first screen. */
export const rulesFor = (sheet: string, classes: ReadonlySet<string>): string => {
  const root = parse(sheet)
  const isDrawn = (selector: string): boolean => {
    const named = [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
    return (
      named.length > 0 &&
      named.every((name) => classes.has(name)) &&
      !IN_USE.test(selector.replaceAll(/:not\([^)]*\)/g, ''))
    )
  }
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    const selectors = rule.selectors.filter(isDrawn)
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors.map(withinScreen)
  })
  root.walkAtRules(/^(?:page|font-face|property|-ms-viewport)$/, (rule) => void rule.remove())
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  for (let before = -1; before !== 0;) {
    before = 0
    root.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return
      rule.remove()
      before += 1
    })
  }
  const text = root.toString()
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(String.raw`animation[\w-]*:[^;}]*\b${rule.params}\b`).test(text)) rule.remove()
  })
  return root.toString()
}

/** A first screen for the page: its markup in the first language, the rules that it is drawn with, and its texts in every language. */
export const firstScreenOf = (
  drawn: Drawn,
  sheet: string,
): Readonly<{ html: string; rules: string; words: Readonly<Record<string, readonly string[]>> }> => {
  const first = drawn[DEFAULT_LANGUAGE]
  if (first === undefined || !isElement(first)) throw new Error('The first screen was not drawn')
  const bare = JSON.stringify(bareOf(first))
  for (const [language, one] of Object.entries(drawn))
    if (JSON.stringify(bareOf(one)) !== bare) throw new Error(`The first screen is another one in ${language}`)
  const styles: string[] = []
  const classFor = (style: string): string => {
    const known = styles.indexOf(style)
    return `first-${known < 0 ? styles.push(style) - 1 : known}`
  }
  const written = contentOf(first)
    .map((part) => markup(part, classFor))
    .join('')
    .replaceAll(NAME, DEFAULTS.name)
  const classes = new Set([...written.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')))
  const rules = rulesFor(sheet, classes)
  if (rules === '') throw new Error('The first screen has no style')
  // A class without a rule says nothing here.
  const isNamed = (name: string): boolean => name.startsWith('first-') || rules.includes(`.${name}`)
  const html = written.replaceAll(CLASSES, (_, names: string) => {
    const named = names.split(' ').filter(isNamed).join(' ')
    return named === '' ? '' : ` class="${named}"`
  })
  return {
    html,
    rules: rules + styles.map((style, at) => `#first-screen .first-${at}{${style}}`).join(''),
    words: Object.fromEntries(Object.entries(drawn).map(([language, one]) => [language, textsOf(one)])),
  }
}

const draw = (): Drawn =>
  JSON.parse(
    execFileSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'draw.ts')], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

/** The script that shows the first screen, with its words. */
export const scriptOf = (words: Readonly<Record<string, readonly string[]>>): string =>
  inlineScript(
    'first-screen.js',
    `prepareFirstScreen(${JSON.stringify({ words, language: DEFAULT_LANGUAGE, app: DEFAULTS.name, name: NAME })})`,
  )

/** What the first screen stands before, within the root of the app. */
const SPLASH = '<div class="splash">'
const AFTER_ROOT = '<div id="too-old"'

/**
 * Puts the first screen of the app into the page: bars, headings and the room of what will come, in the languages of the
 * interface, from the first paint until the app has drawn (SHELL-26). It stands behind the style of the page.
 */
export const firstScreen = (): Plugin => ({
  name: 'first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const sheet = Object.values(bundle).find(
        (file) => file.type === 'asset' && /\/style-.*\.css$/.test(file.fileName),
      )
      if (sheet?.type !== 'asset') throw new Error('The build has no style')
      const { html, rules, words } = firstScreenOf(draw(), String(sheet.source))
      for (const place of [SPLASH, AFTER_ROOT, '</style>'])
        if (!page.includes(place)) throw new Error(`The page has no ${place}`)
      return page
        .replace('</style>', () => `${rules}</style>`)
        .replace(SPLASH, () => `<div id="first-screen" aria-hidden="true" aria-busy="true">${html}</div>${SPLASH}`)
        .replace(AFTER_ROOT, () => `<script id="first-screen-words">${scriptOf(words)}</script>${AFTER_ROOT}`)
    },
  },
})
