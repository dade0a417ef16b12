import { mailboxLink } from '#domain/links/mail-to.ts'
import { typedLine } from '#domain/text/typed.ts'
import { type GuideNow, openGuide } from '#application/talk/assistance/guide.flow.ts'
import { foundIn, questionCount } from '#domain/guide/guide.ts'
import { passagesIn } from '#ui/language/spoken/passages.ts'
import type { Configuration } from '#domain/town/configuration.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { phoneGroups } from '#domain/directory/phone-groups.ts'
import { dialled } from '#domain/directory/reach.ts'
import { type Guide, type GuideEntry, guideIn, GUIDES } from '#ui/documents/guide.ts'
import { advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { readAloudPart } from '#ui/parts/read-aloud/read-aloud-room.ts'
import { empty } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { way } from '#ui/view/parts.ts'
import { searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import { type InterfaceLanguage, splitLanguage } from '#ui/language/languages.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'

/** Typing filters at once: there is nothing to submit. */
const send = () => {}

/** The guide (HOME-03). */
export const assistanceView = (
  { guide, typed, type }: GuideNow<Guide>,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => {
  const { say } = speech
  return {
    kind: 'page' as const,
    title: say('assistance.title'),
    field: searchFieldView({ label: say('assistance.search'), value: typed, change: type, send }, speech),
    // The guide is part of the app: it needs no session.
    panel: guide
      ? panelView(
          guide,
          () => {},
          speech,
          (read) => answersView(guideIn(configuration, read), typedLine(typed), configuration, speech),
        )
      : { kind: 'waiting' as const },
  }
}

export type AssistanceView = ReturnType<typeof assistanceView>

/** The answers of the guide: all, or those that match the search. */
const answersView = (guide: Guide, sought: string, { support }: Configuration, speech: Speech) => {
  const { say } = speech
  const found = foundIn(guide, sought)
  const count = questionCount(found)
  const { telephone = '' } = support
  const number = dialled(telephone)
  const write = way(say('assistance.write'), mailboxLink(support.mail))
  const isAny = count > 0
  return {
    /** The searched text, which is marked. */
    sought,
    lead: sought === '' ? say('assistance.lead') : say('assistance.answers', { count, text: sought }),
    readAloud: isAny ? readAloudPart(`guide ${speech.language} ${sought}`, () => passagesOf(found, speech)) : undefined,
    advertisingAbove: advertisingRoom({ page: 'guide', place: 'top' }),
    /** The contents, beside the answers where there is room. */
    beside: isAny
      ? { title: say('assistance.contents'), links: found.map(({ id, title }) => ({ key: id, words: title })) }
      : undefined,
    sections: found.map(({ id, title, questions }) => ({
      kind: 'group' as const,
      key: id,
      heading: title,
      rows: questions.map((entry) => questionView(entry, sought, speech)),
    })),
    empty: isAny ? undefined : empty(say('assistance.none', { text: sought }), say('assistance.noneText'), write),
    /** The support contact. */
    support: isAny
      ? {
          title: say('assistance.writeTitle'),
          text: say('assistance.writeText'),
          write,
          call: number && way(say('assistance.call', { telephone: phoneGroups(telephone) }), number),
        }
      : undefined,
    advertisingBelow: isAny ? advertisingRoom({ page: 'guide', place: 'large' }) : undefined,
  }
}

export type AnswersView = ReturnType<typeof answersView>

/** What is read aloud of the guide: all that is found, section by section (READ-01). */
const passagesOf = (found: Guide, { language }: Speech) =>
  found.flatMap(({ title, questions }) =>
    passagesIn(language, title, ...questions.flatMap(({ question, answer }) => [question, ...answer])),
  )

/** A question and its answer, which is initially open for a search result. */
const questionView = ({ id, question, answer, leadsTo }: GuideEntry, sought: string, { say }: Speech) => ({
  kind: 'row' as const,
  key: id,
  question,
  answer: {
    isHidden: sought === '',
    paragraphs: answer,
    leadsTo:
      leadsTo && way(say('assistance.way', { screen: say({ id: SCREENS[leadsTo].title }) }), SCREENS[leadsTo].path),
  },
})

export type QuestionView = ReturnType<typeof questionView>

/** The guide, question by question (HOME-03). */
export const screen = screenOf({
  query: (_, path) => splitLanguage(path).language,
  open: (scope, first) =>
    openGuide((language: InterfaceLanguage) => GUIDES[language](scope.ports.configuration.name))(scope, first),
  view: asking(assistanceView),
})
