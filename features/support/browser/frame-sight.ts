import type { Locator } from 'playwright-core'
import { contrast as contrastOf, type Rgb } from '#ui/theme/contrast.ts'
import type { AppPart, Sight } from '../sight.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'
import { BOTTOM, SIDE, wordsOf } from './shell-tasks.ts'

/** The frame of every screen: navigation, top bar, menu, confirmations, toasts. */
export type FrameSight = Pick<
  Sight,
  | 'bottomAddresses'
  | 'sideWays'
  | 'callSideWays'
  | 'putSideWaysAway'
  | 'sideWidth'
  | 'reachSideWays'
  | 'makeNarrower'
  | 'topHeight'
  | 'topShows'
  | 'startSearching'
  | 'isDark'
  | 'drawDevice'
  | 'zoomIn'
  | 'resize'
  | 'coveredNeeds'
  | 'scrollBy'
  | 'room'
  | 'textContrast'
  | 'pressPlaceOf'
  | 'pageTitle'
  | 'isLeftOut'
  | 'linkColour'
  | 'iconCount'
  | 'beAhead'
  | 'beAged'
  | 'warned'
  | 'press'
  | 'questionWidth'
  | 'focus'
  | 'timesHeard'
  | 'die'
  | 'deviceBack'
  | 'restOnAnnouncement'
  | 'putAnnouncementAway'
  | 'losePart'
  | 'findParts'
  | 'keptOnDevice'
  | 'saysOffline'
>

/** The files of each part, by their names in the demo's build: the production build names the first two of the app alone. */
const FILES: Readonly<Record<AppPart, RegExp>> = {
  'the sign-in': /\/sign-in.*\.js/,
  'the questions': /\/question-[^/]*\.js/,
  'the messages over the page': /\/toasts?-[^/]*\.js/,
  "the town's map": /\.pmtiles$/,
  'its beginning': /\/piazza-.*\.js/,
  'its interface': /\/interface-.*\.js/,
  'its looks': /\/style-.*\.css/,
  'its words': /\/it-.*\.js/,
}

/** A background counts as dark below this sum of red, green and blue. */
const DARK = 3 * 64

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { width: 0, height: 0 }

/** Milliseconds. */
const A_DAY = 86_400_000

/** A desk at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
/** A window with room for the bar at the side, but not for its words. */
const NARROWER = { width: 1024, height: 800 }

/** Runs in the page: the needs that any of the toasts covers. */
const coveredBy = (toasts: readonly Element[]): readonly string[] | undefined => {
  const focused = document.activeElement
  const sending = [...(focused?.closest('form')?.elements ?? [])].filter((one) => one.matches('[type=submit]'))
  const control = focused?.matches('a, button, input, textarea') === true ? [focused] : []
  const bars = document.querySelectorAll('nav:not(main nav), [role$=dialog] footer button, form:has([name=message]) *')
  const seen = toasts.map((toast) => toast.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (seen.length === 0) return undefined
  const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
    seen.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
  return [...control, ...sending, ...bars]
    .filter((one) => isCovered(one.getBoundingClientRect()))
    .map((one) => `${one.tagName} ${one.textContent}`)
}

export const frameSight = (tab: BrowserTab): FrameSight => {
  const page = () => tab.page()
  const bottom = () => page().getByRole('navigation', { name: BOTTOM })
  const side = () => page().getByRole('navigation', { name: SIDE })
  return {
    bottomAddresses: () =>
      bottom()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
    sideWays: () => wordsOf(side().getByRole('link')),
    callSideWays: () => page().getByRole('button', { name: 'Apri la navigazione' }).click(),
    putSideWaysAway: () => page().getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click(),
    sideWidth: async () => (await boxOf(side())).width,
    reachSideWays: async (by) => {
      if (by === 'mouse') return side().hover()
      await page().mouse.move(1000, 500)
      return side().getByRole('link').nth(1).focus()
    },
    topHeight: async () => (await boxOf(tab.top())).height,
    topShows: async () => {
      const things = await tab.top().getByRole('button').or(tab.top().getByRole('link')).all()
      const named = await Promise.all(
        things.map(async (thing) =>
          `${(await thing.getAttribute('aria-label')) ?? ''} ${await thing.innerText()}`.trim(),
        ),
      )
      // The logo is decorative: an element of the bar that is not interactive.
      const drawn = await tab
        .top()
        .evaluateAll(
          (bars) =>
            bars
              .flatMap((bar) => [...bar.querySelectorAll('svg, img')])
              .filter((one) => one.closest('button, a') === null).length,
        )
      return drawn > 0 ? [...named, 'Logo'] : named
    },
    startSearching: () => tab.main().getByRole('searchbox').press('Enter'),
    isDark: () =>
      page().evaluate((dark) => {
        const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
        return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < dark
      }, DARK),
    drawDevice: ({ scheme, contrast }) =>
      page().emulateMedia({ ...(scheme && { colorScheme: scheme }), ...(contrast && { contrast }) }),
    makeNarrower: () => page().setViewportSize(NARROWER),
    zoomIn: () => page().setViewportSize(ZOOMED),
    resize: async (width, height, letters) => {
      await page().setViewportSize({ width, height })
      await page().evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, letters)
    },
    coveredNeeds: () => tab.announcements().evaluateAll(coveredBy),
    scrollBy: (pixels) => tab.main().evaluate((main, by) => main.scrollBy({ top: by }), pixels),
    room: () => tab.main().evaluate(({ clientHeight }) => clientHeight / innerHeight),
    textContrast: async () => {
      const [ink, ground] = await page().evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return [color, backgroundColor].map((one) => (one.match(/\d+/g) ?? []).slice(0, 3).map(Number))
      })
      return contrastOf(ink as unknown as Rgb, ground as unknown as Rgb)
    },
    pressPlaceOf: async (words) => {
      const box = await tab.main().getByText(words).first().boundingBox()
      if (!box) throw new Error(`"${words}" is not on the screen`)
      await page().mouse.click(box.x + 4, box.y + box.height / 2)
    },
    pageTitle: () => page().title(),
    isLeftOut: async () => (await page().locator('meta[name=robots][content~=noindex]').count()) > 0,
    linkColour: () =>
      page().evaluate(() => {
        const link = document.body.appendChild(document.createElement('a'))
        const channels = getComputedStyle(link).color.match(/\d+/g) ?? []
        link.remove()
        return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`
      }),
    beAhead: async (days) => {
      tab.device.prepared.ahead = days * A_DAY
    },
    beAged: async (age) => {
      tab.device.prepared.age = age
    },
    warned: () =>
      page().locator('body:not(:has(#root)) > [role=alert], #root > [role=alert]').getByRole('heading').allInnerTexts(),
    iconCount: () => page().evaluate(() => (globalThis as unknown as { piazzaBadge: number }).piazzaBadge),
    press: (key) => page().keyboard.press(key),
    questionWidth: async () => (await boxOf(tab.question())).width,
    focus: () =>
      page().evaluate(() => {
        const focused = document.activeElement
        const isSomewhere = focused !== null && focused !== document.body
        const named =
          document.getElementById(focused?.getAttribute('aria-labelledby') ?? '') ??
          (focused as HTMLInputElement | null)?.labels?.[0] ??
          focused
        // The star of a required field is no part of its name.
        const words = named?.textContent.replace(/ \*$/, '') ?? ''
        const { left = 0, right = 0, top = -1, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
        // What stands in a bar is in sight in the window.
        const window = new DOMRect(0, 0, innerWidth, innerHeight)
        const page = focused?.closest('main')?.getBoundingClientRect() ?? window
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isUncovered = shown !== null && focused?.contains(shown) === true
        return {
          name: isSomewhere ? (focused.getAttribute('aria-label') ?? words) : '',
          inQuestion: focused?.closest('[role=alertdialog]') !== null,
          inSight:
            isSomewhere &&
            isUncovered &&
            top >= page.top &&
            bottom <= page.bottom &&
            left >= page.left &&
            right <= page.right,
        }
      }),
    timesHeard: (words) =>
      page().evaluate((sought) => {
        const speaking = [...document.querySelectorAll('[role=alert], [role=status], output, [aria-live]')]
        const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
        const told = described.map((id) => document.getElementById(id))
        return [...speaking, ...told].filter((place) => place?.textContent.includes(sought)).length
      }, words),
    die: () => page().close(),
    deviceBack: async () => void (await page().goBack()),
    restOnAnnouncement: () => tab.announcements().hover(),
    putAnnouncementAway: () => tab.announcements().getByRole('button', { name: 'Chiudi' }).click(),
    losePart: async (part) => {
      if (tab.isOpen()) await page().evaluate(() => Object.assign(globalThis, { piazzaIsOld: true }))
      await tab.device.lose(FILES[part])
    },
    findParts: () => tab.device.find(),
    keptOnDevice: () => page().evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('demo-world'))),
    saysOffline: async () => (await linesOf(page().locator('body'))).some((line) => /senza rete/i.test(line)),
  }
}
