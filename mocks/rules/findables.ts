import type { Category } from '#domain/directory/category.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { Found } from '#domain/search/search.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import type { Topic } from '#domain/topics/topic.ts'
import type { KeptActivity } from '../collections/directory.ts'
import type { KeptContact } from '../seed/directory/contacts.ts'
import { provinces } from '../seed/directory/municipalities.ts'
import { type Findable, findable } from './search.ts'

/** Joins the parts of a line. */
const line = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' · ') || undefined

const HOME_PROVINCE = provinces.varese.id

const idOf = (id: number): Found['id'] => id as Found['id']

/** Contacts as search candidates: by name, address, municipality and category. */
export const contactFindables = (
  contacts: readonly KeptContact[],
  categories: readonly Category[],
): readonly Findable[] => {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return contacts.map(({ id, name, category, address, municipality, cover, hours, province }) => {
    const what = category === undefined ? undefined : names.get(category)
    const subtitle = line(what, address, municipality?.name)
    return findable(
      {
        kind: 'contact',
        id: idOf(id),
        title: name,
        subtitle,
        image: cover,
        activity: undefined,
        hours,
        day: undefined,
      },
      province,
    )
  })
}

const topicFindables = (topics: readonly Topic[], activity: KeptActivity['activity']): readonly Findable[] =>
  topics.flatMap((topic) => [
    findable(
      {
        kind: 'topic',
        id: idOf(topic.id),
        title: topic.name,
        subtitle: activity.name,
        image: activity.logo,
        activity: activity.id,
        hours: undefined,
        day: undefined,
      },
      HOME_PROVINCE,
      `${activity.name} ${topic.description ?? ''}`,
    ),
    ...topicFindables(topic.subtopics, activity),
  ])

/** The other search candidates (DIR-08): visible activities with their topics, and events that are not over. */
export const findablesOf = ({
  municipalities,
  activities,
  events,
  today,
}: Readonly<{
  municipalities: readonly Municipality[]
  activities: readonly KeptActivity[]
  events: readonly PublicEvent[]
  today: LocalDate
}>): readonly Findable[] => {
  const seen = activities.filter(({ visible }) => visible).map(({ activity }) => activity)
  return [
    ...municipalities
      .filter(({ visible }) => visible)
      .map(({ id, name, image }) =>
        findable(
          {
            kind: 'municipality',
            id: idOf(id),
            title: name,
            subtitle: 'Comune',
            image,
            activity: undefined,
            hours: undefined,
            day: undefined,
          },
          HOME_PROVINCE,
        ),
      ),
    ...seen.map(({ id, name, category, municipality, address, logo, hours }) =>
      findable(
        {
          kind: 'activity',
          id: idOf(id),
          title: name,
          subtitle: line(category?.name, municipality?.name),
          image: logo,
          activity: id,
          hours,
          day: undefined,
        },
        HOME_PROVINCE,
        [category?.name, municipality?.name, address].join(' '),
      ),
    ),
    ...seen.flatMap((activity) => topicFindables(activity.topics, activity)),
    ...events
      .filter(({ endDate }) => endDate >= today)
      .map(({ id, title, place, municipality, typology, activity, image, startDate }) =>
        findable(
          {
            kind: 'event',
            id: idOf(id),
            title,
            subtitle: line(typology?.name, place, municipality?.name),
            image,
            activity: activity?.id,
            hours: undefined,
            day: startDate,
          },
          HOME_PROVINCE,
        ),
      ),
  ]
}
