import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { SheetIcon } from '#domain/e015/sheet.ts'
import * as places from '#ui/screens/places-map/places-map.css.ts'
import { size } from '#ui/theme/tokens.ts'
import { iconAddressesOf } from './sheet-icons.ts'

/** The icon of an item, 30 x 30; the next one where one does not come, and a drawn one at last (E015-01). */
export const ItemIcon = ({ icon }: { readonly icon: SheetIcon }) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const address = iconAddressesOf(icon).find((one) => !broken.includes(one))
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
