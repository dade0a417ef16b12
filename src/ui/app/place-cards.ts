import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { PlaceCardProps } from '#ui/components/place-card.tsx'
import { imagePath } from './images.ts'
import { activityPath, contactPath } from './screens.ts'
import { named, type Speaker } from './titles.ts'

type Card = Omit<PlaceCardProps, 'trailing' | 'onPress'>

const whereOf = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ') || undefined

/** An activity as a card (DIR-01). */
export const activityCard = (
  { id, name, category, municipality, address, cover, logo }: ActivitySummary,
  intl: Speaker,
): Card => ({
  href: activityPath(id),
  name: named(name, intl),
  kind: category?.name,
  where: whereOf(municipality?.name, address),
  cover: imagePath('activityCover', cover),
  logo: imagePath('activityLogo', logo),
})

/** A contact as a card (DIR-03); its category is told by number, so its name is the caller's to know. */
export const contactCard = (
  { id, name, municipality, address, cover }: Contact,
  intl: Speaker,
  category?: string,
): Card => ({
  href: contactPath(id),
  name: named(name, intl),
  kind: category,
  where: whereOf(municipality?.name, address),
  cover: imagePath('activityPoint', cover),
  logo: undefined,
})
