import type { Piazza } from '#application/app/piazza.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { vars } from '#ui/theme/theme.css.ts'
import type { ScreenName } from '#ui/base/screens.ts'
import { whenIdle } from '#ui/components/when-idle.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { Headless } from '../headless.ts'
import { splitLanguage } from '#ui/language/languages.ts'
import { type DrawnPart, drawnIn } from './drawn.ts'
import * as css from './last-seen.css.ts'

/**
 * Screens that show what was read: what must not be out of date (a consent, a password, one's own data) is never shown as it
 * was; nor is a part of one that says so, as a survey does.
 */
const KEPT: ReadonlySet<ScreenName | undefined> = new Set<ScreenName>([
  'home',
  'events',
  'event',
  'notices',
  'notice',
  'chats',
  'chat',
  'favourites',
  'activities',
  'activity',
  'contacts',
  'contact',
  'municipalities',
  'municipality',
  'sheet',
])
/** How long a screen stays as it is before it is kept, in milliseconds: what comes late is part of it. */
const SETTLED = 3_000
/** How long what is kept may be, in characters. */
const MOST_CHARACTERS = 60_000
/** A query that says which of several things this is. What was sought or chosen is nobody's to keep. */
const QUERY = /^(?:\?[a-z]+=\d+)?$/

/** How the page looks now, as text; undefined where it is not to be kept. */
const pictureOf = (root: Element, age: string, at: number, hasColours: boolean): string | undefined => {
  // What waits, what has failed, and what a dialog lies over is not what one comes back to.
  const isUnsettled =
    root.querySelector('[aria-busy=true],[role=alert],[data-not-kept]') !== null ||
    document.querySelector('[role$=dialog]') !== null
  const content = isUnsettled ? undefined : drawnIn(root, innerWidth, innerHeight)
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (content === undefined || !build) return undefined
  const [, , ...screen] = content as Exclude<DrawnPart, string>
  const { lang } = document.documentElement
  const drawn: DrawnPart = ['div', { class: css.lastSeen, lang, style: hasColours ? townTones() : '' }, ...screen]
  const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  const fonts = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href).pathname)
    .filter((path) => path.endsWith('.woff2'))
  const text = JSON.stringify({
    at,
    build,
    width: innerWidth,
    height: innerHeight,
    styles,
    fonts,
    age: ['p', { class: css.age }, age] satisfies DrawnPart,
    drawn,
  })
  return text.length > MOST_CHARACTERS ? undefined : text
}

/** The colours of the town, which the page takes on when the app starts. */
const townTones = (): string => {
  const tones = getComputedStyle(document.documentElement)
  return Object.values(vars.color)
    .map((tone) => tone.slice('var('.length, -1))
    .map((name) => `${name}:${tones.getPropertyValue(name)}`)
    .join(';')
}

type Given = Readonly<{ headless: Headless; piazza: Piazza; ports: Ports; speech: Speech }>

/** Keeps how a screen looks once it has settled, and as it is left, until the returned function is called (SHELL-25). */
export const keepLastSeen = ({ headless, piazza, ports, speech }: Given): (() => void) => {
  const { lastSeen, clock, configuration } = ports
  let settling: ReturnType<typeof setTimeout> | undefined
  let keptAt = ''
  const keep = (): void => {
    const { standing } = sessionNow(piazza)
    const root = document.getElementById('root')
    const address = addressNow()
    if (!root || address === undefined || standing === 'authenticating' || !KEPT.has(headless.place().name)) return
    const now = clock.now()
    const age = speech.say('panel.age', {
      day: speech.formats.dayInWords(dayOf(now)),
      time: speech.formats.atTime(now),
    })
    const picture = pictureOf(root, age, now, configuration.colours !== undefined)
    if (picture === undefined) return
    keptAt = address
    lastSeen.keep(address, standing === 'authenticated' ? 'citizen' : 'visitor', picture)
  }
  const settle = (): void => {
    clearTimeout(settling)
    if (keptAt !== addressNow()) settling = setTimeout(() => void whenIdle().then(keep), SETTLED)
  }
  const left = (): void => {
    if (document.visibilityState === 'hidden') keep()
  }
  const changes = headless.subscribe(settle)
  document.addEventListener('visibilitychange', left)
  settle()
  return () => {
    clearTimeout(settling)
    changes.unsubscribe()
    document.removeEventListener('visibilitychange', left)
  }
}

/** Where this is, as `src/ask-first.js` will call it: language and path; undefined for what is not kept. */
const addressNow = (): string | undefined => {
  const { language, path } = splitLanguage(location.pathname)
  return QUERY.test(location.search) && location.hash === '' ? `${language} ${path}${location.search}` : undefined
}
