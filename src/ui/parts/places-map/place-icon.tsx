import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { imagePath } from '#ui/base/images.ts'
import { size } from '#ui/theme/tokens.ts'
import * as css from './places-map.css.ts'

/** The icon of a place on the map, 30 x 30 (DIR-04), with a generated fallback. */
export const PlaceIcon = ({ icon }: { readonly icon: string | undefined }) => {
  const [broken, setBroken] = useState<string>()
  const address = imagePath('activityPoint', icon)
  return address === undefined || address === broken ? (
    <span className={css.iconless}>
      <MapPin size={18} aria-hidden />
    </span>
  ) : (
    <img
      className={css.icon}
      src={address}
      alt=""
      width={size.mapIcon}
      height={size.mapIcon}
      loading="lazy"
      onError={() => setBroken(address)}
    />
  )
}
