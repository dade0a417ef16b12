import type { HeartNow } from '#application/town/favourites/favourites.flow.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { imagePath } from '#ui/base/images.ts'
import { activityPath, contactPath } from '#ui/base/screens.ts'
import { named } from '#ui/language/titles.ts'
import { heartView } from './hearts.ts'
import type { Row } from './lists.ts'
import { type Choice, type Way, way } from './parts.ts'
import type { Speech } from './speech.ts'
import { inOneLine, townBeside } from './where.ts'

/** An activity or a contact as a card, with category, address and favourite toggle; or what has a name and a picture alone. */
export type PlaceCardView = Row &
  Readonly<{
    open: Way
    category?: string | undefined
    where?: string | undefined
    /** Whether another of the list has the same name. */
    isNamesake?: boolean | undefined
    cover: string | undefined
    logo?: string | undefined
    heart?: Choice | undefined
  }>

/**
 * A card (DIR-01, DIR-03). `category` is the name of a contact's category, which contacts refer to by id; activities
 * have its name.
 */
export const placeCardView = (
  target: FavouriteTarget,
  heart: HeartNow | undefined,
  speech: Speech,
  category?: string,
): PlaceCardView => {
  const { id, municipality, address } = target.thing
  const name = named(target.thing.name, speech)
  const own =
    target.kind === 'activity'
      ? {
          open: way(name, activityPath(id)),
          category: target.thing.category?.name,
          cover: imagePath('activityCover', target.thing.cover),
          logo: imagePath('activityLogo', target.thing.logo),
        }
      : {
          open: way(name, contactPath(id)),
          category,
          cover: imagePath('activityPoint', target.thing.cover),
          logo: undefined,
        }
  return {
    kind: 'row',
    key: id,
    ...own,
    where: inOneLine(townBeside(municipality?.name, address), address),
    heart: heartView(name, heart, speech),
  }
}
