import { typedText } from '#domain/text/typed.ts'
import * as Option from 'fp-ts/lib/Option.js'
import { openPageFeedback, type PageFeedbackNow } from '#application/talk/page-feedback/page-feedback.flow.ts'
import { type Mail, mailTo } from '#domain/links/mail-to.ts'
import { type Aspect, ASPECTS, isGood, LONGEST_COMMENT, type Opinion } from '#domain/page-feedback/opinion.ts'
import { TOP_RATING } from '#domain/surveys/survey.ts'
import type { Choices } from '#ui/view/choices.ts'
import { field } from '#ui/view/fields.ts'
import { partOf } from '#ui/view/late.ts'
import { tooLong } from '#ui/view/too-long.ts'
import { way } from '#ui/view/parts.ts'
import { type GivenRating, starTexts } from '#ui/view/rating.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The page that is asked about, and the e-mail address that receives the opinion. */
export type FeedbackRoom = Readonly<{ title: string; url: string; address: string }>

/** The wordings of the model of municipal sites, C.SI.2.5. */
const GOOD: Readonly<Record<Aspect, MessageId>> = {
  clear: 'pageFeedback.goodClear',
  complete: 'pageFeedback.goodComplete',
  guided: 'pageFeedback.goodGuided',
  technical: 'pageFeedback.goodTechnical',
  other: 'pageFeedback.other',
}
const DIFFICULT: Readonly<Record<Aspect, MessageId>> = {
  clear: 'pageFeedback.badClear',
  complete: 'pageFeedback.badComplete',
  guided: 'pageFeedback.badGuided',
  technical: 'pageFeedback.badTechnical',
  other: 'pageFeedback.other',
}

const aspectWords = (opinion: Opinion) => (isGood(opinion) ? GOOD : DIFFICULT)
const aspectQuestion = (opinion: Opinion): MessageId => (isGood(opinion) ? 'pageFeedback.good' : 'pageFeedback.bad')

/** The question how clear a page is, what it asks after the stars, and the thanks in its place (LAW-04). */
export const pageFeedbackView = (now: PageFeedbackNow, room: FeedbackRoom, speech: Speech) => {
  const { say } = speech
  const { opinion, isThanked, openMail } = now
  const problem = tooLong(opinion.comment, LONGEST_COMMENT, speech)
  const href =
    problem === undefined ? Option.toUndefined(mailTo(room.address, opinionMail(opinion, room, speech))) : undefined
  const mailWay = (label: MessageId) =>
    href === undefined ? undefined : { ...way(say(label), href), onTake: openMail }
  return {
    kind: 'pageFeedback' as const,
    title: say(isThanked ? 'pageFeedback.thanks' : 'pageFeedback.question'),
    rating: isThanked ? undefined : ratingView(now, speech),
    details:
      isThanked || opinion.stars === 0
        ? undefined
        : { ...detailsView(now, problem, speech), send: mailWay('pageFeedback.send') },
    thanks: isThanked
      ? {
          text: say('pageFeedback.thanksText', { address: room.address }),
          again: mailWay('pageFeedback.again'),
        }
      : undefined,
  }
}

export type PageFeedbackView = ReturnType<typeof pageFeedbackView>

const ratingView = ({ opinion, rate }: PageFeedbackNow, speech: Speech): GivenRating => ({
  kind: 'rating',
  label: speech.say('pageFeedback.question'),
  value: opinion.stars,
  max: TOP_RATING,
  words: opinion.stars === 0 ? undefined : ratingWords(opinion, speech),
  ...starTexts(TOP_RATING, speech),
  isDisabled: false,
  rate,
})

const detailsView = ({ opinion, flip, comment }: PageFeedbackNow, problem: string | undefined, { say }: Speech) => {
  const aspects: Choices = {
    kind: 'choices',
    label: say(aspectQuestion(opinion)),
    choices: ASPECTS.map((aspect) => ({
      kind: 'choice',
      key: aspect,
      label: say(aspectWords(opinion)[aspect]),
      isOn: opinion.aspects.includes(aspect),
      flip: () => flip(aspect),
    })),
  }
  return {
    more: say('pageFeedback.more'),
    aspects,
    comment: field({
      label: say('pageFeedback.comment'),
      value: opinion.comment,
      hint: say('pageFeedback.commentLimit', { count: LONGEST_COMMENT }),
      problem,
      change: comment,
    }),
    note: say('pageFeedback.sendWhy'),
  }
}

const ratingWords = ({ stars }: Opinion, { say }: Speech): string =>
  say('survey.value', { value: stars, max: TOP_RATING })

/** [decided] The e-mail is in the language of the citizen, who sends it. */
const opinionMail = (opinion: Opinion, { title, url }: FeedbackRoom, speech: Speech): Mail => {
  const { say } = speech
  const aspects = opinion.aspects.map((aspect) => `- ${say(aspectWords(opinion)[aspect])}`)
  return {
    subject: say('pageFeedback.subject', { title }),
    paragraphs: [
      `${title}\n${url}`,
      `${say('pageFeedback.question')}\n${ratingWords(opinion, speech)}`,
      ...(aspects.length === 0 ? [] : [[say(aspectQuestion(opinion)), ...aspects].join('\n')]),
      ...[typedText(opinion.comment)].filter((comment) => comment !== ''),
    ],
  }
}

/** The question about one page. */
export const pageFeedbackIn = (room: FeedbackRoom) =>
  partOf(openPageFeedback, (now, speech) => pageFeedbackView(now, room, speech))
