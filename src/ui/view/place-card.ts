import type { HeartNow } from '#application/favourites/favourites.flow.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { activityCard, contactCard } from '#ui/app/place-cards.ts'
import { heartView } from './hearts.ts'
import type { Row } from './lists.ts'
import { type Choice, type Way, way } from './parts.ts'
import type { Speech } from './speech.ts'

/** An activity or a contact as a card: its name, what it is, where, and whether it is a favourite. */
export type PlaceCardView = Row &
  Readonly<{
    open: Way
    category: string | undefined
    where: string | undefined
    cover: string | undefined
    logo: string | undefined
    heart: Choice
  }>

/** `category` names a contact's kind, which contacts tell by number; activities name their own. */
export const placeCardView = (
  target: FavouriteTarget,
  heart: HeartNow,
  speech: Speech,
  category?: string,
): PlaceCardView => {
  const { href, name, kind, where, cover, logo } =
    target.kind === 'activity' ? activityCard(target.thing, speech) : contactCard(target.thing, speech, category)
  return {
    kind: 'row',
    key: target.thing.id,
    open: way(name, href),
    category: kind,
    where,
    cover,
    logo,
    heart: heartView(name, heart, speech),
  }
}
