import type { Reading } from '#application/kit/reading.ts'
import { notFoundView, type NotFoundView } from './not-found.ts'
import { panelView } from './panels.ts'
import type { Panel } from './parts.ts'
import type { Speech } from './speech.ts'

/** A page about one thing, which is read for it. */
export type PageView<Content> = Readonly<{ kind: 'page'; key: string; title: string; panel: Panel<Content> }>

type Told<Value, Content> = Readonly<{
  key: string
  /** What the page is called until it is known what it is about. */
  title: string
  /** What it is about is called. */
  called: (value: Value) => string
  signIn: () => void
  show: (value: Value) => Content
}>

/** The page of something that is read: under its name once that is there; not found where there is no such thing. */
export const pageView = <Value, Content>(
  reading: Omit<Reading<Value>, 'refresh'>,
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
