import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Found, FoundKind } from '#domain/search/search.ts'
import type { ImageEntity } from '#ui/base/images.ts'
import { activityPath, contactPath, eventPath, municipalityPath } from '#ui/base/screens.ts'

/** The headings of the kinds of results. */
export const kindTexts: Readonly<Record<FoundKind, MessageDescriptor>> = defineMessages({
  activity: { id: 'search.activities' },
  contact: { id: 'search.contacts' },
  municipality: { id: 'search.municipalities' },
  topic: { id: 'search.topics' },
  event: { id: 'search.events' },
})

/** The source of the pictures of each kind; topics show their activity's. */
export const FOUND_IMAGES: Readonly<Record<FoundKind, ImageEntity>> = {
  activity: 'activityLogo',
  contact: 'activityPoint',
  municipality: 'municipality',
  topic: 'activityLogo',
  event: 'event',
}

/** The target of a result (DIR-08): a topic is on the page of its activity. */
export const foundPath = ({ kind, id, activity }: Found): string => {
  switch (kind) {
    case 'activity':
      return activityPath(id)
    case 'contact':
      return contactPath(id)
    case 'municipality':
      return municipalityPath(id)
    case 'topic':
      return `${activityPath(activity ?? id)}#topic-${id}`
    case 'event':
      return eventPath(activity, id)
    default:
      return kind satisfies never
  }
}
