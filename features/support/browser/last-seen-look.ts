// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** How what was last seen looks, beside the page that it was. The functions run in the page. */
import type { Page } from 'playwright-core'

/** The looks of elements by their numbers: where they are, and all that is computed of them and of what is before and behind them. */
type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The mark of an element; the picture takes it over, as it does all data. */
const MARK = 'data-look'

/**
 * Of no matter to the eye, or another while the picture lies there: nothing in it can be pressed but links, and what is out of
 * sight is no part of it, nor what has the focus. Where and how large something is in sight is compared by its place.
 */
const NOT_SEEN =
  /pointer-events|cursor|user-select|user-modify|transition|animation|will-change|interactivity|origin$|outline|(?:block|inline)-size$|inset|^(?:width|height|top|right|bottom|left|grid-template-.*)$/

const look = ([root, mark, notSeen]: readonly [string, string, string]): Looks => {
  const hidden = new RegExp(notSeen)
  const looks: Record<string, Record<string, string>> = {}
  const note = (own: Record<string, string>, start: string, styles: CSSStyleDeclaration): void => {
    for (const name of styles) if (!hidden.test(name)) own[start + name] = styles.getPropertyValue(name)
  }
  for (const element of document.querySelectorAll(`${root} [${mark}]`)) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0) continue
    const isWhole = right <= innerWidth && bottom <= innerHeight && top >= 0
    const place = isWhole ? [left, top, width, height].map((length) => Math.round(length)).join(' ') : 'cut'
    const own: Record<string, string> = { place }
    note(own, '', getComputedStyle(element))
    for (const pseudo of ['::before', '::after', '::placeholder', '::marker'])
      if (getComputedStyle(element, pseudo).content !== 'none')
        note(own, `${pseudo} `, getComputedStyle(element, pseudo))
    looks[element.getAttribute(mark) ?? ''] = own
  }
  return looks
}

const markAll = ([root, mark]: readonly [string, string]): void => {
  for (const [at, element] of [...document.querySelectorAll(`${root} *`)].entries())
    element.setAttribute(mark, String(at))
}

/** The looks of all elements in a part of the page. */
export const looksIn = async (page: Page, root: string): Promise<Looks> => {
  await page.evaluate(markAll, [root, MARK] as const)
  return page.evaluate(look, [root, MARK, NOT_SEEN.source] as const)
}

/** Which of some looks none of others is like: at its place, and in all that is computed of it. */
export const notAmong = (some: Looks, others: Looks): readonly string[] => {
  const there = Object.values(others)
  if (Object.keys(some).length === 0) return ['nothing stands there']
  return Object.entries(some).flatMap(([at, own]) => {
    const here = there.filter(({ place }) => place === own['place'])
    const differing = here.map((other) => Object.keys(own).filter((name) => own[name] !== other[name]))
    if (differing.some((names) => names.length === 0)) return []
    return [`${at}, at ${own['place']}: ${differing.map((names) => names.join(' ')).join(' | ') || 'nothing is there'}`]
  })
}

/** Marks the elements of the page, and lets it be kept as it is, for the last time: what changes until it is left is no part of it. */
const keep = (mark: string): void => {
  for (const [at, element] of [...document.querySelectorAll('#root *')].entries())
    element.setAttribute(mark, String(at))
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** Looks at the page as it stands, and lets it be kept like this. */
export const lookAtPage = async (page: Page): Promise<Looks> => {
  await page.evaluate(keep, MARK)
  return page.evaluate(look, ['#root', MARK, NOT_SEEN.source] as const)
}

/** Scrolled pages stand at fractions of a pixel. */
const isNearly = (one: string, other: string): boolean => {
  const [ones, others] = [one, other].map((place) => place.split(' ').map(Number))
  return ones?.every((length, at) => Math.abs(length - (others?.[at] ?? Number.NaN)) <= 1) === true
}

/** What looks otherwise in what stands there now. */
export const otherLooks = async (page: Page, before: Looks): Promise<readonly string[]> => {
  const now = await page.evaluate(look, ['#last-seen', MARK, NOT_SEEN.source] as const)
  if (Object.keys(now).length === 0) return ['nothing stands there']
  return Object.entries(now).flatMap(([at, own]) =>
    Object.entries(own)
      .filter(([name, value]) => {
        const was = before[at]?.[name] ?? ''
        return was !== value && !(name === 'place' && isNearly(was, value))
      })
      .map(([name, value]) => `${at}: ${name} is ${value} in place of ${before[at]?.[name]}`),
  )
}
