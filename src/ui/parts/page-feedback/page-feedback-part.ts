import { openPageFeedback } from '#application/talk/page-feedback/page-feedback.flow.ts'
import { partOf } from '#ui/view/late.ts'
import { type FeedbackRoom, pageFeedbackView } from './page-feedback-view.ts'

/** The question about one page. */
export const pageFeedbackIn = (room: FeedbackRoom) =>
  partOf(openPageFeedback, (now, speech) => pageFeedbackView(now, room, speech))
