import type { Reading } from '#application/kit/reading.ts'
import { notFoundView, type NotFoundView } from './not-found.ts'
import { panelView } from './panels.ts'
import type { Panel } from './parts.ts'
import type { Speech } from './speech.ts'

/** A page about one thing, which it loads. */
export type PageView<Content> = Readonly<{ kind: 'page'; key: string; title: string; panel: Panel<Content> }>

type Told<Value, Content> = Readonly<{
  key: string
  /** The title of the page until the thing is loaded. */
  title: string
  /** The name of the thing. */
  called: (value: Value) => string
  signIn: () => void
  show: (value: Value) => Content
}>

/** The page of a loaded thing: titled with its name once it is loaded; not found where it does not exist. */
export const pageView = <Value, Content>(
  reading: Omit<Reading<Value>, 'readAgain'>,
  { key, title, called, signIn, show }: Told<Value, Content>,
  speech: Speech,
): PageView<Content> | NotFoundView => {
  const { face, value } = reading
  if (face === 'missing') return notFoundView(speech)
  return {
    kind: 'page',
    key,
    title: value === undefined ? title : called(value),
    panel: panelView(reading, signIn, speech, show),
  }
}
