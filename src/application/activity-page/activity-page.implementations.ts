import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { Activity, ActivityId, Board } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserId } from '#domain/identity/user.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import type { NoticeId, PublishedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'

type Ports = Readonly<{ activities: Activities }>

/** An activity as its reader sees it: anonymous, or with subscriptions (DIR-02, TOPIC-01). */
export type ReadActivity = Readonly<{ id: ActivityId; reader: UserId | undefined }>

/** The place and the contact details of an activity; some activities have none. */
export type ActivityContact = Readonly<{ contact: Contact | undefined }>

// The page of an activity loads in separate parts: a failed part leaves the others usable (ERR-03).
const activityMachine = resourceMachine<ReadActivity, Activity>('activity')
const contactMachine = resourceMachine<ActivityId, ActivityContact>('activityContact')
const boardsMachine = resourceMachine<ActivityId, readonly Board[]>('boards')
const eventsMachine = resourceMachine<ActivityId, readonly PublicEvent[]>('activityEvents')
/** Under which number the reader received a published notice. */
type Deliveries = ReadonlyMap<NoticeId | undefined, ReceivedNoticeId>
const deliveriesMachine = resourceMachine<ActivityId, Deliveries>('deliveries')
const noticesMachine = resourceMachine<ActivityId, readonly PublishedNotice[]>('publishedNotices')

export const activity = ({ activities }: Ports) =>
  activityMachine.provide({
    actors: { load: fromReading(({ query: { id, reader } }, signal) => activities.one(id, reader, signal)) },
  })

export const activityContact = ({ activities }: Ports) =>
  contactMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          activities.contact(query, signal),
          TaskEither.map((contact): ActivityContact => ({ contact })),
        ),
      ),
    },
  })

export const boards = ({ activities }: Ports) =>
  boardsMachine.provide({ actors: { load: fromReading(({ query }, signal) => activities.boards(query, signal)) } })

/** All its events, including past ones. */
export const activityEvents = ({ activities }: Ports) =>
  eventsMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) => activities.events({ activity: query, topic: undefined }, signal)),
    },
  })

/** Its published notices (NOTICE-11). */
export const publishedNotices = ({ activities }: Ports) =>
  noticesMachine.provide({ actors: { load: fromReading(({ query }, signal) => activities.notices(query, signal)) } })

/** Those of them that the reader received, the newest of them (NOTICE-11). */
export const deliveries = ({ receivedNotices }: Readonly<{ receivedNotices: Pick<ReceivedNotices, 'page'> }>) =>
  deliveriesMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          receivedNotices.page(
            { filter: { ...EVERY_NOTICE, activity: query }, order: 'newest', grouping: 'none' },
            1,
            signal,
          ),
          TaskEither.map(({ rows }): Deliveries => new Map(rows.map(({ id, noticeId }) => [noticeId, id]))),
        ),
      ),
    },
  })
