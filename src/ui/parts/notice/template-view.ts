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
import { worksState } from '#domain/notices/works.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { hoursOf } from '#ui/language/date-words.ts'
import { untilOf } from '#ui/language/until-words.ts'
import { imagePath } from '#ui/base/images.ts'
import { hostAddress, pictureHost } from '#ui/components/server-host.ts'
import { isBlank, named, titled } from '#ui/language/titles.ts'
import { surveyView } from '#ui/parts/survey/survey-view.ts'
import { type Action, action, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

export type ViewOf<Kind extends TemplateView['kind']> = Extract<TemplateView, { kind: Kind }>

/** The content of a notice beyond its text, by kind (NOTICE-07). */
export type TemplateView = ReturnType<typeof templateView>

/** The action on one item: it is running, or disabled while another one is running. */
export const errand = (label: string, press: () => void, about: string, isBusy: boolean, now: NoticeNow): Action =>
  action(label, press, { about, isBusy, isDisabled: now.isBusy && !isBusy })

type Shown<Template extends NoticeTemplate> = Extract<NoticeContent, { template: Template }>

/** The part of a notice that its kind adds to the text (NOTICE-07). */
export const templateView = (now: NoticeNow, notice: ReceivedNotice, today: LocalDate, speech: Speech) => {
  const { content, sender } = notice
  const { say } = speech
  switch (content.template) {
    case 'standard':
      return nothing(undefined)
    case 'survey':
      if (isUnreadable(content.survey, 'questions')) return nothing(say('notice.unreadable'))
      return {
        kind: 'survey' as const,
        survey: surveyView(now.survey, sender.name, speech),
        bones: content.survey.questions.map(({ id, kind }) => ({ key: id, isLong: kind === 'open' })),
      }
    case 'calendar':
      return {
        kind: 'calendar' as const,
        label: say('notice.dates'),
        none:
          content.dates.length > 0
            ? undefined
            : say(isUnreadable(content, 'dates') ? 'notice.unreadable' : 'notice.noDates'),
        dates: content.dates.map((date) => dateView(date, now, speech)),
      }
    case 'images':
      return isUnreadable(content, 'images')
        ? nothing(say('notice.unreadable'))
        : imagesView(content.images, now, speech)
    case 'video':
      return videoView(content, notice.title, now, speech)
    case 'menu':
      return content.courses.length === 0
        ? nothing(say(isUnreadable(content, 'courses') ? 'notice.unreadable' : 'notice.noMenu'))
        : { kind: 'menu' as const, courses: content.courses.map((course, at) => courseView(course, at, speech)) }
    case 'place':
      return {
        kind: 'place' as const,
        where: whereView(content.place, 'place', speech),
        call: takesPosition(notice) ? callView(sender, now, speech) : undefined,
      }
    case 'works':
      return worksView(content, today, speech)
    default:
      return content satisfies never
  }
}

/** A notice of which nothing is shown beyond its text, but for why. */
const nothing = (text: string | undefined) => ({ kind: 'nothing' as const, text })

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

const imagesView = (images: readonly NoticeImage[], now: NoticeNow, speech: Speech) => {
  const { say } = speech
  if (images.length === 0) return nothing(say('notice.noPictures'))
  const all = images.map(({ id, file, caption }) => ({
    key: id,
    image: imagePath('notice', file),
    caption: isBlank(caption) ? undefined : caption,
    alt: titled(caption, speech),
  }))
  return {
    kind: 'images' as const,
    label: say('notice.gallery'),
    images: all.map(({ alt, ...image }, at) => ({
      ...image,
      zoom: action(say('notice.zoom', { caption: alt }), () => now.lookAt(at)),
    })),
    gallery: now.picture === undefined ? undefined : galleryView(all, now.picture, now, speech),
  }
}

type Pictures = readonly Readonly<{
  key: number
  image: string | undefined
  caption: string | undefined
  alt: string
}>[]

/** Pictures one by one over the page, from the `first` on. Those outside the viewport are not read. */
const galleryView = (pictures: Pictures, first: number, { lookAt }: NoticeNow, { say }: Speech) => ({
  kind: 'dialog' as const,
  title: say('notice.pictures'),
  cancel: action(say('action.close'), () => lookAt(undefined)),
  first,
  pictures,
  /** The current one and the number, as text. */
  where: (index: number) => say('notice.picture', { index: index + 1, count: pictures.length }),
  turns: pictures.length < 2 ? undefined : { previous: say('notice.previousPicture'), next: say('notice.nextPicture') },
})
export type GalleryView = ReturnType<typeof galleryView>

/** A video: played in place when it is a trusted file, else a link. */
const videoView = (
  content: Shown<'video'>,
  title: string,
  { hasVideoFailed, failVideo }: NoticeNow,
  speech: Speech,
) => {
  const { video } = content
  const { say } = speech
  const source = videoSource(video, pictureHost())
  if (source.kind === 'none')
    return {
      kind: 'videoElsewhere' as const,
      problem: say(isUnreadable(content, 'video') ? 'notice.unreadable' : 'notice.videoMissing'),
      open: undefined,
    }
  const href = source.kind === 'own' ? hostAddress(source.path) : source.address
  return source.kind === 'page' || hasVideoFailed
    ? {
        kind: 'videoElsewhere' as const,
        problem: hasVideoFailed ? say('notice.videoFailed') : undefined,
        open: way(say('notice.videoOpen'), href),
      }
    : {
        kind: 'video' as const,
        label: say('notice.videoLabel', { title: titled(title, speech) }),
        href,
        fail: failVideo,
      }
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
const worksView = (works: Shown<'works'>, today: LocalDate, speech: Speech) => {
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
    kind: 'works' as const,
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
