import { openNotice } from '#application/notice/notice.selectors.ts'
import { safeFileName } from '#domain/links/safe-link.ts'
import type { NoticeContent, NoticeFile, ReceivedNotice } from '#domain/notices/notice.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { named, phrase, titled } from './phrases.ts'
import type { Window } from './window.ts'

const { date, dateTime, price } = formatsIn('it')

/** The words of a body, without what would style or run them. */
export const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')
const nameOf = ({ label, extension }: NoticeFile): string => safeFileName(label, extension)

/** What each kind of notice has to say beyond its text. */
const contentTexts = (content: NoticeContent): readonly string[] => {
  switch (content.template) {
    case 'standard':
    case 'video':
      return []
    case 'survey':
      return content.survey.questions.map(({ text }) => titled(text))
    case 'calendar':
      return content.dates.flatMap(({ title, startDate }) => [
        titled(title),
        ...(startDate === undefined ? [] : [date(startDate)]),
      ])
    case 'images':
      return content.images.map(({ caption }) => caption)
    case 'menu':
      return content.courses.flatMap(({ title, dishes }) => [
        titled(title),
        ...dishes.flatMap((dish) => [named(dish.name), dish.price === undefined ? '' : price(dish.price)]),
      ])
    case 'place':
      return [content.place.address ?? '']
    case 'works': {
      const { from, until, place } = content
      const period = from && until ? phrase('notice.worksPeriod', { from: date(from), until: date(until) }) : ''
      return [place.address ?? '', period]
    }
    default:
      return content satisfies never
  }
}

const textsOf = ({ sender, receivedAt, body, files, content }: ReceivedNotice): readonly string[] => [
  named(sender.name),
  ...(receivedAt === undefined ? [] : [dateTime(receivedAt)]),
  phrase(`notice.template.${content.template}`),
  plain(body),
  ...files.map(nameOf),
  ...contentTexts(content),
]

/** What is to be read in the notice that is open; nothing while none is. */
export const noticeTextsIn = (window: Window): readonly string[] => {
  const actor = window.app().stage().notice
  const notice = actor && openNotice(actor.getSnapshot())
  return notice ? textsOf(notice) : []
}
