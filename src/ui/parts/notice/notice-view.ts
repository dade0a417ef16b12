import type { NoticeNow } from '#application/inbox/notice/notice.flow.ts'
import { safeFileName } from '#domain/links/safe-link.ts'
import type { NoticeFile, ReceivedNotice } from '#domain/notices/notice.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { isBlank, named, titled } from '#ui/language/titles.ts'
import { advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { readAloudPart } from '#ui/parts/read-aloud/read-aloud-room.ts'
import { pageFeedback } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { logoView } from '#ui/view/likeness.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { action, richText } from '#ui/view/parts.ts'
import type { Here } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'
import { noticePassages } from './notice-passages.ts'
import { TEMPLATE_WORDS } from './template-words.ts'
import { errand, type TemplateView, templateView } from './template-view.ts'

/** One notice, whole (NOTICE-03, NOTICE-07 … NOTICE-09, NOTICE-12). */
export const noticeView = (
  {
    now,
    today,
    signIn,
    remove,
    here,
  }: Readonly<{
    /** Undefined where the URL names no notice. */
    now: NoticeNow | undefined
    today: LocalDate
    signIn: () => void
    remove: (notice: ReceivedNotice) => void
    here: Pick<Here, 'address' | 'origin' | 'configuration'>
  }>,
  speech: Speech,
) => {
  const { say } = speech
  const key = String(now?.id)
  if (now === undefined || now.face === 'missing')
    return {
      ...notFoundView(speech),
      key,
      beside: { title: say('notice.missing'), text: say('notice.missingText') },
    }
  const { notice, face, failure, retry } = now
  if (notice === undefined)
    return {
      kind: 'page' as const,
      key,
      title: say('notice.title'),
      content: face === 'failed' ? failedView(failure, { retry, signIn }, speech) : { kind: 'waiting' as const },
    }
  return {
    kind: 'page' as const,
    key,
    title: titled(notice.title, speech),
    content: bodyView(now, notice, { today, remove, here }, speech),
  }
}
export type NoticeView = ReturnType<typeof noticeView>

type Around = Pick<Parameters<typeof noticeView>[0], 'today' | 'remove' | 'here'>

/** The content of a notice: its text, the part of its kind, its files, and its time. */
const bodyView = (now: NoticeNow, notice: ReceivedNotice, { today, remove, here }: Around, speech: Speech) => {
  const { say } = speech
  const { failure, leftOut, retry } = now
  const { id, body, files, receivedAt } = notice
  const template = templateView(now, notice, today, speech)
  return {
    kind: 'notice' as const,
    header: headerView(notice, today, remove, speech),
    above: aboveView({ face: now.isOutdated ? 'stale' : 'loaded', failure, leftOut, retry }, speech),
    readAloud: readAloudPart(`notice ${id} ${speech.language} ${body.length}`, () =>
      noticePassages(notice, template, speech),
    ),
    body: body === '' ? undefined : richText(body),
    template,
    files:
      files.length === 0
        ? undefined
        : { title: say('file.title'), rows: files.map((file) => fileView(file, now, speech)) },
    foot:
      receivedAt === undefined ? undefined : say('notice.received', { moment: speech.formats.dateTime(receivedAt) }),
    advertising: advertisingRoom({ page: 'notices', place: 'slot', notice: id }),
    // The stars of the opinion are not to be taken for a last question of the survey.
    feedback: isAsking(template) ? undefined : pageFeedback(titled(notice.title, speech), here, speech),
  }
}
export type NoticeBodyView = ReturnType<typeof bodyView>

/** Whether a survey of the notice still waits for its answers, or for what was answered before. */
const isAsking = (template: TemplateView): boolean =>
  template?.kind === 'survey' && (template.survey.kind === 'open' || template.survey.kind === 'waiting')

/** Sender, time, title and kind. */
const headerView = (
  notice: ReceivedNotice,
  today: LocalDate,
  remove: (notice: ReceivedNotice) => void,
  speech: Speech,
) => {
  const { say, formats } = speech
  const { sender, receivedAt, title, tags, content } = notice
  return {
    sender: named(sender.name, speech),
    logo: logoView(sender.name, 'activity', sender.image),
    received:
      receivedAt === undefined
        ? undefined
        : {
            words: say('notice.when', {
              day: formats.day(dayOf(receivedAt), today),
              time: formats.time(receivedAt),
            }),
            day: new Date(receivedAt).toISOString(),
          },
    title: titled(title, speech),
    sign: content.template,
    tags: [
      { key: content.template, words: say(TEMPLATE_WORDS[content.template]) },
      ...tags.filter(({ name }) => !isBlank(name)).map(({ id, name }) => ({ key: id, words: name })),
    ],
    /** For screen readers. */
    tagsLabel: say('notice.tags'),
    remove: action(say('notice.delete'), () => remove(notice)),
  }
}

export type NoticeHeaderView = ReturnType<typeof headerView>

/** A file, to download or to send by e-mail (NOTICE-08). */
const fileView = (file: NoticeFile, now: NoticeNow, { say }: Speech) => {
  const name = safeFileName(file.label, file.extension)
  return {
    key: file.id,
    name,
    download: errand(say('file.download'), () => now.download(file), name, now.downloading?.id === file.id, now),
    mail: errand(say('file.mail'), () => now.mail(file), name, now.mailing?.id === file.id, now),
  }
}
