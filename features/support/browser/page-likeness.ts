// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** What distinguishes a page from others for axe. The functions run in the page. */
import type { Page } from 'playwright-core'

/**
 * Which pages count as alike: identical ones, or those that consist of the same kinds of elements in parents of the same
 * kinds. The latter differ in words and in the number of rows, and axe finds in them what it found in the first one.
 */
type Likeness = 'identical' | 'same kinds'

/** `npm test` examines each composition of a page once, `npm run test:whole` every page that is not identical. */
const LIKENESS: Likeness = process.env['PIAZZA_AXE'] === 'kinds' ? 'same kinds' : 'identical'

const identity = (): string => {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ value, checked }) => `${value} ${checked}`,
  )
  const scrolled = [...document.querySelectorAll('*')].flatMap(({ scrollTop, scrollLeft }) =>
    scrollTop + scrollLeft > 0 ? [scrollTop, scrollLeft] : [],
  )
  const under = [...document.querySelectorAll(':hover, :focus')].map(({ outerHTML }) => outerHTML.slice(0, 200))
  return [document.title, ...typed, ...scrolled, ...under, document.documentElement.outerHTML].join('\n')
}

const kinds = (): string => {
  /** Attributes with words or numbers: it counts whether there are any. */
  const WORDS =
    /^(?:aria-(?:label|description|valuetext|valuenow|posinset|setsize|rowindex|rowcount)|alt|title|href|src|srcset|value|placeholder|key|data-(?!look).*)$/
  /** Attributes that name other elements: it counts whether these exist. */
  const REFERENCES =
    /^(?:aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage)|for|list)$/
  const attribute = ({ name, value }: Attr): string => {
    if (name === 'id' || name === 'name') return name
    // Places of rows differ; colours count.
    if (name === 'style') return (value.match(/(?:color|background|--)[^;]*/g) ?? []).join(' ')
    if (WORDS.test(name)) return `${name} ${value.trim() === ''}`
    if (REFERENCES.test(name)) return `${name} ${value.split(' ').every((id) => document.getElementById(id) !== null)}`
    return `${name}=${value}`
  }
  const kindOf = (element: Element): string =>
    [
      element.tagName,
      ...[...element.attributes].map(attribute).sort(),
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      element.matches(':focus'),
      element.matches(':hover'),
    ].join(' ')
  const known = new Map<Element | null, string>()
  const found = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    // The lines of a drawing have no text.
    if (element.parentElement?.closest('svg')) continue
    known.set(element, kindOf(element))
    found.add(`${known.get(element.parentElement)} > ${known.get(element)}`)
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [document.title === '', ids.length - new Set(ids).size, ...[...found].sort()].join('\n')
}

/** Window, text size and media of a page. */
const surroundings = (): string =>
  [
    innerWidth,
    innerHeight,
    document.documentElement.style.fontSize,
    ...['print', '(forced-colors: active)', '(prefers-contrast: more)', '(prefers-color-scheme: light)'].map(
      (one) => matchMedia(one).matches,
    ),
  ].join(' ')

/** What distinguishes this page from those that need an examination of their own. */
export const likenessOf = async (page: Page): Promise<string> =>
  [await page.evaluate(surroundings), await page.evaluate(LIKENESS === 'identical' ? identity : kinds)].join('\n')
