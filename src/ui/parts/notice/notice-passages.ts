import type { ReceivedNotice } from '#domain/notices/notice.ts'
import type { Passage } from '#domain/read-aloud/sentence.ts'
import { passagesIn } from '#ui/language/spoken/passages.ts'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { TemplateView } from './template-view.ts'

/** Texts of the server; they are in Italian under any language (LANG-01). */
const given = (...texts: readonly (string | undefined)[]) => passagesIn(DEFAULT_LANGUAGE, ...texts)

const inOneLine = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(', ')

/** What a kind of notice says beyond its text, in words. */
const templatePassages = (
  { content }: ReceivedNotice,
  view: TemplateView,
  { language }: Speech,
): readonly Passage[] => {
  switch (view.kind) {
    case 'survey':
      return content.template === 'survey' ? given(...content.survey.questions.map(({ text }) => text)) : []
    case 'calendar':
      return view.dates.flatMap(({ title, when, place }) => [
        ...given(title),
        ...passagesIn(language, when && inOneLine(when.date, when.hours, when.until)),
        ...given(place),
      ])
    case 'images':
      return given(...view.images.map(({ caption }) => caption))
    case 'menu':
      return view.courses.flatMap(({ title, dishes }) =>
        given(title, ...dishes.map(({ name, price, description }) => inOneLine(name, description, price))),
      )
    case 'place':
      return given(view.where.title)
    case 'works':
      return [...passagesIn(language, view.period?.inWords), ...given(view.where.title)]
    default:
      return []
  }
}

/** What is read aloud of a notice: its title, its text, and what its kind adds (READ-01). */
export const noticePassages = (notice: ReceivedNotice, template: TemplateView, speech: Speech): readonly Passage[] => [
  ...given(notice.title, notice.body),
  ...templatePassages(notice, template, speech),
]
