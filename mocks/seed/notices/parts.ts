import type { Id } from '#domain/id.ts'
import type { MenuCourse, NoticeContent, NoticeDate, NoticeImage, NoticePlace } from '#domain/notices/notice.ts'
import type { QuestionKind } from '#domain/surveys/survey.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'

/** The ids of parts: a separate range for every notice, so that they are unique. */
const numbered = (notice: number, at: number): number => notice * 100 + at + 1

/** An open survey, unless its notice has answers. */
export const survey = (
  notice: number,
  mayBeAnonymous: boolean,
  questions: readonly (readonly [kind: QuestionKind, text: string])[],
): NoticeContent => ({
  template: 'survey',
  survey: {
    closed: false,
    mayBeAnonymous,
    questions: questions.map(([kind, text], at) => ({
      id: numbered(notice, at) as Id<'Question'>,
      kind,
      text,
      answer: undefined,
    })),
  },
})

export const dates = (
  notice: number,
  rows: readonly (readonly [
    title: string,
    day: LocalDate,
    from?: string,
    to?: string | undefined,
    place?: string,
    until?: LocalDate,
  ])[],
): NoticeContent => ({
  template: 'calendar',
  dates: rows.map(([title, startDate, from, to, place, endDate], at): NoticeDate => ({
    id: numbered(notice, at) as Id<'NoticeDate'>,
    title,
    startDate,
    startTime: from as LocalTime | undefined,
    endDate: endDate ?? startDate,
    endTime: to as LocalTime | undefined,
    place,
  })),
})

export const gallery = (
  notice: number,
  rows: readonly (readonly [file: string, caption: string])[],
): NoticeContent => ({
  template: 'images',
  images: rows.map(([file, caption], at): NoticeImage => ({
    id: numbered(notice, at) as Id<'NoticeImage'>,
    file,
    caption,
  })),
})

/** Courses by title; a dish has a name, a price and a description. */
export const menu = (
  courses: Readonly<Record<string, readonly (readonly [name: string, price?: number, description?: string])[]>>,
): NoticeContent => ({
  template: 'menu',
  courses: Object.entries(courses).map(([title, dishes]): MenuCourse => ({
    title,
    dishes: dishes.map(([name, price, description]) => ({ name, price, description })),
  })),
})

export const place = (address: string, latitude: number, longitude: number): NoticePlace => ({
  address,
  position: { latitude, longitude },
})
