import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { imagePath } from '#ui/base/images.ts'
import { MAP_ICON } from '#ui/theme/tokens.ts'
import * as css from './places-map.css.ts'

/** An icon, 30 x 30 (DIR-04, E015-01): with the next address and finally a generated icon as fallbacks. */
export const MapIcon = ({ addresses }: { readonly addresses: readonly (string | undefined)[] }) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const address = addresses.find((one) => one !== undefined && !broken.includes(one))
  return address === undefined ? (
    <span className={css.iconless}>
      <MapPin size={18} aria-hidden />
    </span>
  ) : (
    <img
      className={css.icon}
      src={address}
      alt=""
      width={MAP_ICON}
      height={MAP_ICON}
      loading="lazy"
      onError={() => setBroken([...broken, address])}
    />
  )
}

/** The icon of a place on the map. */
export const PlaceIcon = ({ icon }: { readonly icon: string | undefined }) => (
  <MapIcon addresses={[imagePath('activityPoint', icon)]} />
)
