import { PlaceCard } from '#ui/components/place-card.tsx'
import type { PlaceCardView } from '#ui/view/place-card.ts'
import { HeartButton } from './heart.tsx'

type PlaceCardLayoutProps = { readonly view: PlaceCardView; readonly onPress?: (() => void) | undefined }

/** An activity or a contact as a card of a list. */
export const PlaceCardLayout = ({ view, onPress }: PlaceCardLayoutProps) => (
  <PlaceCard
    href={view.open.href}
    name={view.open.label}
    kind={view.category}
    where={view.where}
    isNamesake={view.isNamesake}
    cover={view.cover}
    logo={view.logo}
    trailing={<HeartButton view={view.heart} />}
    onPress={onPress}
  />
)
