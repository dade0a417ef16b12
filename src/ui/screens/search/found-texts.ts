import type { Found, FoundKind } from '#domain/search/search.ts'
import type { ImageEntity } from '#ui/base/images.ts'
import { activityPath, contactPath, eventPath, municipalityPath } from '#ui/base/screens.ts'
import type { MessageId } from '#ui/view/speech.ts'

/** The headings of the kinds of results. */
export const FOUND_KINDS: Readonly<Record<FoundKind, MessageId>> = {
  activity: 'search.activities',
  contact: 'search.contacts',
  municipality: 'search.municipalities',
  topic: 'search.topics',
  event: 'search.events',
}

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
