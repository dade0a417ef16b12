import * as Option from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SheetIcon } from '#domain/e015/sheet.ts'
import { safeLink, safePath } from '#domain/links/safe-link.ts'
import { isAddress, serverAddress } from '#domain/links/server-address.ts'
import { imagePath } from '#ui/base/images.ts'
import { hostAddress, pictureHost } from '#ui/components/server-host.ts'

/**
 * [decided] An icon's own URL is valid as a path of the API host, or as an external https URL, also without its scheme; any
 * other is ignored.
 */
const ownAddress = (address: string | undefined): string | undefined =>
  pipe(
    safePath(address),
    Option.map(hostAddress),
    Option.alt(() =>
      pipe(
        safeLink(address && isAddress(address) ? serverAddress(address, pictureHost()) : address),
        Option.filter((safe) => safe.startsWith('https:')),
      ),
    ),
    Option.toUndefined,
  )

/** The URLs of an item's icon: each is the fallback of the one before it (E015-01). */
export const iconAddressesOf = ({ address, file, standIn }: SheetIcon): readonly string[] => [
  ...new Set(
    [ownAddress(address), imagePath('e015', file), imagePath('e015', standIn)].filter((one) => one !== undefined),
  ),
]

/** The name of an icon on a map: its URLs, joined by spaces, which URLs cannot contain. */
export const iconName = (icon: SheetIcon): string | undefined => iconAddressesOf(icon).join(' ') || undefined
export const addressesIn = (name: string | undefined): readonly string[] => name?.split(' ') ?? []
