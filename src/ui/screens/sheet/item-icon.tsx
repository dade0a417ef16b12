import { MapPin } from 'lucide-react'
import { useState } from 'react'
import * as places from '#ui/parts/places-map/places-map.css.ts'
import { size } from '#ui/theme/tokens.ts'

/** The icon of an item, 30 x 30; with the next URL and finally a generated icon as fallbacks (E015-01). */
export const ItemIcon = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const address = addresses.find((one) => !broken.includes(one))
  return address === undefined ? (
    <span className={places.iconless}>
      <MapPin size={18} aria-hidden />
    </span>
  ) : (
    <img
      className={places.icon}
      src={address}
      alt=""
      width={size.mapIcon}
      height={size.mapIcon}
      loading="lazy"
      onError={() => setBroken([...broken, address])}
    />
  )
}
