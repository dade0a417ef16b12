import { tellable } from '#domain/page-feedback/opinion.ts'
import { languagePrefix } from '#ui/language/languages.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { NotFoundView } from '#ui/view/not-found.ts'
import type { Panel } from '#ui/view/parts.ts'
import type { Here } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { FeedbackRoom, PageFeedbackView } from './page-feedback-view.ts'

/** The question how clear a page is. It loads after the page, when its place is in sight. */
export type PageFeedbackPart = LatePart<PageFeedbackView> & Readonly<{ kind: 'pageFeedback'; room: FeedbackRoom }>

/** The question at the foot of a page (LAW-04); undefined in a town that receives no opinions. */
export const pageFeedback = (
  title: string,
  { address, origin, configuration }: Pick<Here, 'address' | 'origin' | 'configuration'>,
  { language }: Pick<Speech, 'language'>,
): PageFeedbackPart | undefined => {
  const mail = configuration.feedback?.pages
  if (mail === undefined) return undefined
  const path = tellable(address)
  const room = { title, url: origin + languagePrefix(language) + path, address: mail }
  return {
    kind: 'pageFeedback',
    key: `feedback ${path}`,
    room,
    load: async () => (await import('./page-feedback-view.ts')).pageFeedbackIn(room),
  }
}

/** A page that asks how clear it is. */
export type Asking = Readonly<{ feedback?: PageFeedbackPart | undefined }>

type AnyPage = NotFoundView | Readonly<{ kind: 'page'; title: string; panel: Panel<unknown> }>

/** The view of a page about one thing, with the question at its foot once the thing is loaded. */
export const asking =
  <Now, View extends AnyPage>(viewOf: (now: Now, speech: Speech, here: Here) => View) =>
  (now: Now, speech: Speech, here: Here): View & Asking => {
    const view = viewOf(now, speech, here)
    const isLoaded = view.kind === 'page' && view.panel.kind === 'ready'
    return isLoaded ? { ...view, feedback: pageFeedback(view.title, here, speech) } : view
  }
