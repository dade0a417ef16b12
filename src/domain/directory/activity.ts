import type { Id } from '#domain/id.ts'
import type { ActivityId } from '#domain/notices/notice.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Topic } from '#domain/topics/topic.ts'
import type { CategoryName } from './category.ts'
import type { Contact } from './contact.ts'
import type { OpeningHours } from './hours.ts'
import type { MunicipalityName } from './municipality.ts'

export type { ActivityId }

/** An activity as a row of a list (DIR-01): an office, a shop, an association. */
export type ActivitySummary = Readonly<{
  id: ActivityId
  name: string
  category: CategoryName | undefined
  municipality: MunicipalityName | undefined
  address: string | undefined
  /** File names. */
  cover: string | undefined
  logo: string | undefined
  hours: OpeningHours | undefined
  position: Coordinates | undefined
}>

/** A board of an activity: a text with title and picture (DIR-02). */
export type Board = Readonly<{
  id: Id<'Board'>
  title: string
  /** HTML from outside: sanitise before showing. */
  body: string
  image: string | undefined
}>

/** A whole activity (DIR-02), as its reader sees it: each topic says whether the reader follows it (TOPIC-01). */
export type Activity = ActivitySummary &
  Readonly<{
    /** HTML from outside: sanitise before showing. */
    description: string
    contact: Contact | undefined
    topics: readonly Topic[]
    boards: readonly Board[]
  }>

/** The activities of one municipality (DIR-05). */
export type MunicipalityActivities = Readonly<{
  municipality: MunicipalityName
  activities: readonly ActivitySummary[]
}>
