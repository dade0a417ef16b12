import { Heart } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { named } from '#ui/app/titles.ts'
import { IconButton } from '#ui/components/button.tsx'
import { useFavourite } from './use-favourites.ts'

/** Makes an activity or a contact a favourite, and unmakes it (FAV-02): a button that stays down while it is one. */
export const FavouriteButton = ({ change }: { readonly change: FavouriteTarget }) => {
  const intl = useIntl()
  const { isFavourite, toggle } = useFavourite(change)
  return (
    <IconButton
      icon={Heart}
      label={intl.formatMessage({ id: 'favourites.toggle' }, { name: named(change.thing.name, intl) })}
      isPressed={isFavourite}
      isSolid
      onPress={toggle}
    />
  )
}
