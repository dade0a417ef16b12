import type { Act } from './act.ts'
import { partsOf } from '../support/machines/view-parts.ts'
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

/** Each message arrives once; one that was shown arrives, or is still shown, unless it was given up. */
export const sent = async (
  stage: Stage,
  words: readonly string[],
  said: ReadonlySet<string>,
  chat: string,
): Promise<Wrong> => {
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
const OWN: ReadonlySet<unknown> = new Set(['form', 'guard', 'dialog', 'question', 'filters', 'combobox'])

const lines = (one: Window): readonly string[] => one.app().screen.texts()

/** What is told by the app is what whoever comes anew is told. */
export const told = async (stage: Stage): Promise<Wrong> => {
  const window = stage.window()
  const address = window.route.address()
  // What is open for writing, or chosen, is one window's own.
  const isOwn = partsOf(window.app().screen.view()).some(
    ({ kind, value, isOn }) => (kind === 'field' ? value !== '' : OWN.has(kind)) && isOn !== false,
  )
  if (isOwn) return undefined
  const fresh = await stage.anew(address)
  try {
    if (fresh.route.address() !== address || fresh.app().screen.retriable().length > 0) return undefined
    const [mine, theirs] = [new Set(lines(window)), new Set(lines(fresh))]
    const more = [...mine].filter((line) => !theirs.has(line))
    const less = [...theirs].filter((line) => !mine.has(line))
    return more.length + less.length === 0
      ? undefined
      : `${pathOf(window)} tells ${JSON.stringify(more.slice(0, 3))} where whoever comes anew reads ${JSON.stringify(less.slice(0, 3))}`
  } finally {
    fresh.close()
  }
}

/** What is under way ends. */
export const ends = async (stage: Stage): Promise<Wrong> => {
  const [busy] = await stage.busy()
  if (busy !== undefined) return `${busy} never ends`
  const waits = (await stage.outbox()).length
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
