import { instantFrom } from '#adapters/http/codecs/wire-time.ts'
import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { NoticeId, PublishedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'
import { addDays, dayOf, type Instant } from '#domain/time/calendar.ts'
import type { Received } from '../../collections/notices.ts'
import { chanceOf } from '../chance.ts'
import { userIdOf } from '../people.ts'
import { senders, tags } from '../senders.ts'
import { everydayNotices } from './everyday.ts'
import { fortnightsNotices } from './fortnight.ts'
import { longNotice } from './long.ts'
import { daysAround } from './days.ts'
import type { Arrival, NoticeSketch } from './sketch.ts'
import { todaysNotices } from './today.ts'

/** The number of notices of mario.rossi at scale 1; at 100 it is 10,000. */
const NOTICES = 100
/** From this scale on, the world is meant for load tests. */
const LOAD = 100
/** The first id for each further reader, so that ids are unique. */
const READER_STEP = 100_000

const DAY = 86_400_000
const FIVE_MINUTES = 5 * 60_000

const arrivalOf = (arrived: Arrival, now: Instant): Instant =>
  ('minutesAgo' in arrived
    ? Math.floor(now / FIVE_MINUTES) * FIVE_MINUTES - arrived.minutesAgo * 60_000
    : (instantFrom(`${addDays(dayOf(now), -arrived.daysAgo)} ${arrived.at}`) ?? now)) as Instant

const receivedOf = (sketch: NoticeSketch, number: number, id: number, owner: UserId, now: Instant): Received => {
  const { title, summary, body, sender, content, files = [], answers = [], seen } = sketch
  const questions = content.template === 'survey' ? content.survey.questions : []
  return {
    id: id as ReceivedNoticeId,
    owner,
    summary,
    seen,
    closed: answers.length > 0,
    answers: questions.flatMap(({ id: question }, index) => {
      const value = answers[index]
      return value === undefined ? [] : [{ question, index, value }]
    }),
    answeredBy: undefined,
    notice: {
      id: id as ReceivedNoticeId,
      noticeId: number as NoticeId,
      title,
      body,
      sender: senders[sender],
      tags: sketch.tags.map((name) => tags[name]),
      receivedAt: arrivalOf(sketch.arrived, now),
      seen: false,
      files: files.map(([label, extension], at) => ({
        id: (id * 10 + at + 1) as Id<'NoticeFile'>,
        label,
        extension,
      })),
      content,
    },
  }
}

/** The notices of the other readers: the first ones, or those of one sender. */
const otherReaders: readonly (readonly [username: string, has: (sketch: NoticeSketch, at: number) => boolean])[] = [
  ['sara.bruni', (_, at) => at < 12],
  ['anna.neri', ({ sender }, at) => at < 30 && sender === 'biblioteca'],
  ['luca.verdi', ({ sender }, at) => at < 16 && (sender === 'comune' || sender === 'protezione')],
  ['amministratore', ({ sender }, at) => at < 24 && sender === 'comune'],
]

/** Every notice of the world: received, by reader, and published, newest first. */
export const seededNotices = (
  now: Instant,
  seed: number,
  scale: number,
): Readonly<{ received: readonly Received[]; published: readonly PublishedNotice[] }> => {
  const days = daysAround(now)
  const written = [...todaysNotices(days), ...fortnightsNotices(days), ...(scale >= LOAD ? [longNotice()] : [])]
  const ordinary = everydayNotices(NOTICES * scale - written.length, chanceOf(seed), (daysAgo) =>
    daysAround((now - daysAgo * DAY) as Instant),
  )
  const sketches = [...written, ...ordinary]
  const marios = sketches.map((sketch, at) => receivedOf(sketch, at + 1, at + 1, userIdOf('mario.rossi'), now))
  const others = otherReaders.flatMap(([username, has], reader) =>
    sketches
      .slice(0, NOTICES)
      .flatMap((sketch, at) =>
        has(sketch, at)
          ? [receivedOf(sketch, at + 1, (reader + 1) * READER_STEP + at + 1, userIdOf(username), now)]
          : [],
      ),
  )
  const published = marios.slice(0, NOTICES).flatMap(({ notice, summary }) =>
    notice.noticeId === undefined
      ? []
      : [
          {
            id: notice.noticeId,
            title: notice.title,
            summary,
            template: notice.content.template,
            sender: notice.sender,
            publishedAt: notice.receivedAt,
          },
        ],
  )
  return { received: [...marios, ...others], published }
}
