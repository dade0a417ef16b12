import type { NoticeNow } from '#application/inbox/notice/notice.flow.ts'
import {
  type DatedNoticeDate,
  hasDay,
  type MenuCourse,
  type NoticeContent,
  type NoticeDate,
  type NoticeImage,
  type NoticePlace,
  type NoticeTemplate,
  type ReceivedNotice,
  type Sender,
  takesPosition,
} from '#domain/notices/notice.ts'
import { videoSource } from '#domain/notices/video.ts'
import { type WorksState, worksState } from '#domain/notices/works.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { untilOf } from '#ui/language/until-words.ts'
import { imagePath } from '#ui/base/images.ts'
import { hostAddress, pictureHost } from '#ui/components/server-host.ts'
import { isBlank, named, titled } from '#ui/language/titles.ts'
import { type SurveyView, surveyView } from '#ui/parts/survey/survey-view.ts'
import { type Action, action, type Dialog, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

export type ViewOf<Kind extends TemplateView['kind']> = Extract<TemplateView, { kind: Kind }>

/** Pictures one by one over the page. Those outside the viewport are not read. */
export type GalleryView = Dialog<
  Readonly<{
    /** The initial one. */
    first: number
    pictures: readonly Readonly<{ key: number; image: string | undefined; caption: string | undefined; alt: string }>[]
    /** The current one and the number, as text. */
    where: (index: number) => string
    turns: Readonly<{ previous: string; next: string }> | undefined
  }>
>
/** The content of a notice beyond its text, by kind (NOTICE-07). */
export type TemplateView =
  | Readonly<{ kind: 'nothing'; text: string | undefined }>
  | Readonly<{ kind: 'survey'; survey: SurveyView; bones: readonly Readonly<{ key: number; isLong: boolean }>[] }>
  | Readonly<{ kind: 'calendar'; label: string; none: string | undefined; dates: readonly DateView[] }>
  | Readonly<{
      kind: 'images'
      label: string
      images: readonly Readonly<{ key: number; image: string | undefined; caption: string | undefined; zoom: Action }>[]
      gallery: GalleryView | undefined
    }>
  | Readonly<{ kind: 'video'; label: string; href: string; fail: () => void }>
  | Readonly<{ kind: 'videoElsewhere'; problem: string | undefined; open: Way | undefined }>
  | Readonly<{ kind: 'menu'; courses: readonly ReturnType<typeof courseView>[] }>
  | Readonly<{ kind: 'place'; where: WhereView; call: ReturnType<typeof callView> | undefined }>
  | Readonly<{
      kind: 'works'
      label: string
      unknown: string | undefined
      period: Readonly<{ tone: WorksState; state: string; inWords: string; inFigures: string }> | undefined
      where: WhereView
    }>

/** The action on one item: it is running, or disabled while another one is running. */
export const errand = (label: string, press: () => void, about: string, isBusy: boolean, now: NoticeNow): Action =>
  action(label, press, { about, isBusy, isDisabled: now.isBusy && !isBusy })

type Shown<Template extends NoticeTemplate> = Extract<NoticeContent, { template: Template }>

/** The part of a notice that its kind adds to the text (NOTICE-07). */
export const templateView = (
  now: NoticeNow,
  notice: ReceivedNotice,
  today: LocalDate,
  speech: Speech,
): TemplateView => {
  const { content, sender } = notice
  const { say } = speech
  switch (content.template) {
    case 'standard':
      return { kind: 'nothing', text: undefined }
    case 'survey':
      if (isUnreadable(content.survey, 'questions')) return { kind: 'nothing', text: say('notice.unreadable') }
      return {
        kind: 'survey',
        survey: surveyView(now.survey, sender.name, speech),
        bones: content.survey.questions.map(({ id, kind }) => ({ key: id, isLong: kind === 'open' })),
      }
    case 'calendar':
      return {
        kind: 'calendar',
        label: say('notice.dates'),
        none:
          content.dates.length > 0
            ? undefined
            : say(isUnreadable(content, 'dates') ? 'notice.unreadable' : 'notice.noDates'),
        dates: content.dates.map((date) => dateView(date, now, speech)),
      }
    case 'images':
      return isUnreadable(content, 'images')
        ? { kind: 'nothing', text: say('notice.unreadable') }
        : imagesView(content.images, now, speech)
    case 'video':
      return videoView(content, notice.title, now, speech)
    case 'menu':
      return content.courses.length === 0
        ? { kind: 'nothing', text: say(isUnreadable(content, 'courses') ? 'notice.unreadable' : 'notice.noMenu') }
        : { kind: 'menu', courses: content.courses.map((course, at) => courseView(course, at, speech)) }
    case 'place':
      return {
        kind: 'place',
        where: whereView(content.place, 'place', speech),
        call: takesPosition(notice) ? callView(sender, now, speech) : undefined,
      }
    case 'works':
      return worksView(content, today, speech)
    default:
      return content satisfies never
  }
}

/** A date, and the button that adds it to the device's calendar; a date without a day has none. */
const dateView = (date: NoticeDate, now: NoticeNow, speech: Speech) => ({
  key: date.id,
  day: date.startDate,
  title: titled(date.title, speech),
  when: hasDay(date) ? whenView(date, speech) : undefined,
  place: date.place,
  keep: hasDay(date) ? keepView(date, now, speech) : undefined,
})

export type DateView = ReturnType<typeof dateView>

const whenView = (date: DatedNoticeDate, speech: Speech) => {
  const { formats } = speech
  return {
    date: formats.date(date.startDate),
    hours: hoursOf(date, speech, formats),
    until: untilOf(date, speech, formats.date),
  }
}

/** An entry without a title is saved under a placeholder. */
const keepView = (date: DatedNoticeDate, now: NoticeNow, speech: Speech): Action => {
  const title = titled(date.title, speech)
  const keep = () => now.saveDate({ ...date, title })
  return errand(speech.say('notice.addToCalendar'), keep, title, now.savingDate?.id === date.id, now)
}

const imagesView = (images: readonly NoticeImage[], now: NoticeNow, speech: Speech): TemplateView => {
  const { say } = speech
  if (images.length === 0) return { kind: 'nothing', text: say('notice.noPictures') }
  const all = images.map(({ id, file, caption }) => ({
    key: id,
    image: imagePath('notice', file),
    caption: isBlank(caption) ? undefined : caption,
    alt: titled(caption, speech),
  }))
  return {
    kind: 'images',
    label: say('notice.gallery'),
    images: all.map(({ alt, ...image }, at) => ({
      ...image,
      zoom: action(say('notice.zoom', { caption: alt }), () => now.lookAt(at)),
    })),
    gallery:
      now.picture === undefined
        ? undefined
        : {
            kind: 'dialog',
            title: say('notice.pictures'),
            cancel: action(say('action.close'), () => now.lookAt(undefined)),
            first: now.picture,
            pictures: all,
            where: (index) => say('notice.picture', { index: index + 1, count: images.length }),
            turns:
              images.length < 2
                ? undefined
                : { previous: say('notice.previousPicture'), next: say('notice.nextPicture') },
          },
  }
}

/** A video: played in place when it is a trusted file, else a link. */
const videoView = (
  content: Shown<'video'>,
  title: string,
  { hasVideoFailed, failVideo }: NoticeNow,
  speech: Speech,
): TemplateView => {
  const { video } = content
  const { say } = speech
  const source = videoSource(video, pictureHost())
  if (source.kind === 'none')
    return {
      kind: 'videoElsewhere',
      problem: say(isUnreadable(content, 'video') ? 'notice.unreadable' : 'notice.videoMissing'),
      open: undefined,
    }
  const href = source.kind === 'own' ? hostAddress(source.path) : source.address
  return source.kind === 'page' || hasVideoFailed
    ? {
        kind: 'videoElsewhere',
        problem: hasVideoFailed ? say('notice.videoFailed') : undefined,
        open: way(say('notice.videoOpen'), href),
      }
    : { kind: 'video', label: say('notice.videoLabel', { title: titled(title, speech) }), href, fail: failVideo }
}

/** A menu, course by course, with prices (FMT-02). Neither courses nor dishes have ids. */
const courseView = ({ title, dishes }: MenuCourse, key: number, speech: Speech) => ({
  key,
  title: titled(title, speech),
  dishes: dishes.map(({ name, price, description }, at) => ({
    key: at,
    name: named(name, speech),
    price: price === undefined ? undefined : speech.formats.price(price),
    description,
  })),
})

/** A place: on a map when it has coordinates, as text, and with directions. Citizens do not read coordinates. */
const whereView = ({ position, address }: NoticePlace, sign: 'place' | 'works', speech: Speech) => {
  const { say } = speech
  const directions = directionsTo(position, address)
  const point = position && say('notice.coordinates')
  return {
    label: say('notice.place'),
    map: position && { position, label: address ?? point ?? '', sign },
    title: address ?? point ?? say('notice.placeUnknown'),
    directions: directions === undefined ? undefined : way(say('notice.directions'), directions),
  }
}

export type WhereView = ReturnType<typeof whereView>

/** The citizen's position, sent to the sender on request (NOTICE-09). */
const callView = ({ name }: Sender, { isBusy, isLocating, sendPosition }: NoticeNow, speech: Speech) => ({
  send: action(speech.say('notice.sendPosition'), sendPosition, {
    isBusy: isLocating,
    isDisabled: isBusy && !isLocating,
  }),
  why: speech.say('notice.sendPositionWhy', { sender: named(name, speech) }),
})

const WORKS_STATES = {
  coming: 'notice.works.coming',
  running: 'notice.works.running',
  over: 'notice.works.over',
} as const

/** The sentence of a period, by its known sides. */
const PERIODS = {
  inWords: {
    both: 'notice.worksPeriodInWords',
    from: 'notice.worksFromInWords',
    until: 'notice.worksUntilInWords',
  },
  inFigures: { both: 'notice.worksPeriod', from: 'notice.worksFrom', until: 'notice.worksUntil' },
} as const

/** Works in progress: period, state, and place. */
const worksView = (works: Shown<'works'>, today: LocalDate, speech: Speech): TemplateView => {
  const { from, until, place, unreadable } = works
  const { say, formats } = speech
  const state = worksState(works, today)
  const sides = from === undefined ? 'until' : until === undefined ? 'from' : 'both'
  const period = (sentences: keyof typeof PERIODS, write: (day: LocalDate) => string) =>
    say(PERIODS[sentences][sides], {
      ...(from && { from: write(from) }),
      ...(until && { until: write(until) }),
    })
  return {
    kind: 'works',
    label: say('notice.worksWhen'),
    unknown: state === undefined ? say(unreadable ? 'notice.unreadable' : 'notice.worksUnknown') : undefined,
    period: state && {
      tone: state,
      state: say(WORKS_STATES[state]),
      inWords: period('inWords', formats.dayInWords),
      inFigures: period('inFigures', formats.date),
    },
    where: whereView(place, 'works', speech),
  }
}
