import type { Act } from './act.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { partsOf } from '../support/machines/view-parts.ts'
import { longListsOf } from '../support/machines/view-rows.ts'
import type { Stage } from './stage.ts'
import type { Window } from '../support/machines/window.ts'

/** What must hold, whatever happens. Each law says what is wrong, or nothing. */
type Wrong = string | undefined

/** Nothing of this may be read: exceptions, and values that a text was not made for. */
const UNREADABLE = /\b(?:undefined|NaN|Invalid Date|TypeError|SyntaxError|nginx|Bad Gateway)\b|\[object|<\/?html/
const pathOf = ({ route }: Window): string => route.path().replace(/[?#].*$/, '')

export const read = (stage: Stage): Wrong => {
  const line = stage
    .window()
    .app()
    .screen.texts()
    .find((one) => UNREADABLE.test(one))
  return line === undefined ? undefined : `"${line}" is read at ${pathOf(stage.window())}`
}

/** Whatever is offered does something. */
export const alive = (act: Act, before: string, after: string): Wrong =>
  before === after ? `"${'what' in act ? act.what : act.verb}" is offered and does nothing` : undefined

/** What was said in a conversation, by what the window shows. */
export const saidIn = (window: Window, words: readonly string[]): readonly string[] =>
  /^\/chat\/\d/.test(pathOf(window)) ? words.filter((text) => window.app().screen.texts().includes(text)) : []

/** How often whoever reads that a message did not go sends it again. */
const RESENDS = 3

/** Whoever reads that a message did not go sends it again. */
const resent = async (stage: Stage, chat: string): Promise<void> => {
  const again = stage.window().speech().say('chat.resend')
  stage.window().open(chat)
  await stage.pass(5_000)
  for (let round = 0; round < RESENDS; round += 1) {
    const held = Object.entries(stage.window().app().screen.actions()).filter(([label]) => label.startsWith(again))
    if (held.length === 0) return
    for (const [, press] of held) press()
    await stage.pass(5_000)
  }
}

/** Each message arrives once; one that was shown arrives, or is still shown, unless it was given up. */
export const sent = async (
  stage: Stage,
  words: readonly string[],
  said: ReadonlySet<string>,
  chat: string,
): Promise<Wrong> => {
  if (said.size > 0) await resent(stage, chat)
  const messages = stage.world.collections.chatMessages.all()
  const doubled = words.find((text) => messages.filter((one) => one.text === text).length > 1)
  if (doubled !== undefined) return `"${doubled}" was written once and sent twice`
  const absent = [...said].filter((text) => !messages.some((one) => one.text === text))
  if (absent.length === 0) return undefined
  stage.window().open(chat)
  await stage.pass(5_000)
  const shown = saidIn(stage.window(), absent)
  const lost = absent.find((text) => !shown.includes(text))
  return lost === undefined ? undefined : `"${lost}" was said and is lost`
}

/** Parts whose state is that of one window: what is open for writing, sought or chosen. */
const OWN: ReadonlySet<unknown> = new Set([
  'form',
  'guard',
  'dialog',
  'question',
  'alert',
  'filters',
  'combobox',
  'selection',
])

const lines = (one: Window): readonly string[] => one.app().screen.texts()

/** Reads the same rows of each long list in a window as in another: a later page may be there without those before it. */
const readAsFar = async (stage: Stage, fresh: Window, window: Window): Promise<void> => {
  for (const [place, { length, at }] of longListsOf(window.app().screen.view()).entries()) {
    const rows = Array.from({ length }, (_, row) => row).filter((row) => at(row) !== undefined)
    const starts = rows.filter((row) => !rows.includes(row - 1))
    for (const start of starts) {
      const end = rows.find((row) => row >= start && !rows.includes(row + 1)) ?? start
      longListsOf(fresh.app().screen.view())[place]?.see(start, end)
      await stage.pass(1_500)
    }
  }
}

/** Whether a list is looked at further down, and its first rows have never been read there. */
const beginsLater = (window: Window): boolean =>
  longListsOf(window.app().screen.view()).some(({ length, at }) => length > 0 && at(0) === undefined)

const saidBy = (one: Window, key: 'problem' | 'announced'): ReadonlySet<unknown> =>
  new Set(partsOf(one.app().screen.view()).map((part) => part[key]))

/**
 * What two windows tell differently, each in its lines. Why an attempt failed is told where it was made, and what
 * arrives is announced where it does.
 */
const different = (stage: Stage, fresh: Window, ignored: ReadonlySet<string>): Wrong => {
  const window = stage.window()
  // What is counted there at each moment differs from one reading to the next, and so does what another clock has dated.
  const isLive = pathOf(window).startsWith('/e015/') || stage.hadAnotherTime()
  const said = (one: Window) => new Set(lines(one).map((line) => (isLive ? line.replaceAll(/\d+/g, '#') : line)))
  const [mine, theirs] = [said(window), said(fresh)]
  const [problems, announced] = [saidBy(window, 'problem'), saidBy(fresh, 'announced')]
  const more = [...mine].filter((line) => !theirs.has(line) && !ignored.has(line) && !problems.has(line))
  const less = beginsLater(window) ? [] : [...theirs].filter((line) => !mine.has(line) && !announced.has(line))
  return more.length + less.length === 0
    ? undefined
    : `${pathOf(window)} tells ${JSON.stringify(more.slice(0, 3))} where whoever comes anew reads ${JSON.stringify(less.slice(0, 3))}`
}

const rowsOf = (one: Window): readonly string[] =>
  one
    .app()
    .screen.rows()
    .map(({ name }) => name)

/**
 * What a window tells otherwise than one that is opened anew, but for these lines; of a list, which rows it shows that are
 * gone. What it shows is looked at first: another window may make it read anew.
 */
export const unlike = async (stage: Stage, ignored: ReadonlySet<string>): Promise<Wrong> => {
  const window = stage.window()
  const [address, mine] = [window.route.address(), rowsOf(window)]
  if (mine.length === 0) return told(stage, false, ignored)
  const fresh = await stage.anew(address)
  try {
    if (fresh.route.address() !== address || fresh.app().screen.retriable().length > 0) return undefined
    const theirs = rowsOf(fresh)
    const gone = mine.filter((name) => !theirs.includes(name))
    return gone.length === 0 ? undefined : `${pathOf(window)} shows ${JSON.stringify(gone)}, which are gone`
  } finally {
    fresh.close()
  }
}

/**
 * What is told by the app is what whoever comes anew is told. What was chosen in a window, and written nowhere, is
 * its own: such a window goes away and comes back first.
 */
export const told = async (
  stage: Stage,
  hasChosen: boolean,
  ignored: ReadonlySet<string> = new Set(),
): Promise<Wrong> => {
  const window = stage.window()
  const address = window.route.address()
  // What is open for writing, or chosen, is one window's own.
  const isOwn = partsOf(window.app().screen.view()).some(
    ({ kind, value, isOn }) => (kind === 'field' ? value !== '' : OWN.has(kind)) && isOn !== false,
  )
  if (isOwn) return undefined
  if (hasChosen) {
    for (const place of [SCREENS.legal.path, address]) {
      window.app().go(place)
      await stage.pass(1_500)
    }
  }
  const fresh = await stage.anew(address)
  try {
    const isElsewhere = fresh.route.address() !== address || window.route.address() !== address
    if (isElsewhere || fresh.app().screen.retriable().length > 0) return undefined
    await readAsFar(stage, fresh, window)
    return different(stage, fresh, ignored)
  } finally {
    fresh.close()
  }
}

/** What is under way ends. */
export const ends = async (stage: Stage): Promise<Wrong> => {
  const [busy] = await stage.busy()
  if (busy !== undefined) return `${busy} never ends`
  const all = await stage.outbox()
  // What was refused is its author's to decide, and what was written after it waits for that.
  const held = new Set(all.filter(({ content }) => content.standing === 'held').map(({ subject }) => subject))
  const waits = all.filter(({ subject }) => !held.has(subject)).length
  return waits === 0 ? undefined : `${waits} of what was written wait in the outbox for ever`
}

/** Whoever leaves leaves nothing of them on the device. */
export const forgotten = async (stage: Stage, marks: readonly string[]): Promise<Wrong> => {
  for (const item of await stage.kept()) {
    // Where one comes back to after the next sign-in is kept until the tab is closed.
    const isWay = /^piazza\.user\.(?:back|return)=/.test(item)
    const found = !isWay && (item.startsWith('piazza.user.') || marks.some((mark) => item.includes(mark)))
    if (found) return `after the sign-out the device keeps ${item.slice(0, 120)}`
  }
  for (const window of stage.windows()) {
    const line = window
      .app()
      .screen.texts()
      .find((one) => marks.some((mark) => one.includes(mark)))
    if (line !== undefined) return `after the sign-out ${pathOf(window)} says "${line.slice(0, 80)}"`
  }
  return undefined
}
