import * as Option from 'fp-ts/lib/Option.js'
import type { SheetNow } from '#application/town/sheet/sheet.flow.ts'
import { siteName } from '#domain/directory/reach.ts'
import { type DataEntry, type Parking, parkingLevel, type SheetItem } from '#domain/e015/sheet.ts'
import { safeLink } from '#domain/links/safe-link.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { imagePath } from '#ui/base/images.ts'
import { isBlank, named, titled } from '#ui/language/titles.ts'
import { type LinkedText, linkedView } from '#ui/view/linked-text.ts'
import { action, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { iconAddressesOf } from './sheet-icons.ts'
import { PARKING_TEXTS } from './sheet-texts.ts'
import { isUnreadable } from '#domain/unreadable.ts'

/** A labelled value of a sheet or of an item. An `unseen` label is for screen readers only. */
export type SheetEntryView = Readonly<{ key: string; sign: 'seen' | 'unseen'; label: string; value: LinkedText | Way }>

/** Each value once; the URL of a site is a link out, with a way back (SHELL-03), and so are the addresses in a text. */
export const entriesView = (data: readonly DataEntry[], speech: Speech): readonly SheetEntryView[] =>
  [...new Map(data.map((entry) => [`${entry.label} ${entry.value}`, entry]))].map(([key, { label, value }]) => ({
    key,
    sign: isBlank(label) ? 'unseen' : 'seen',
    label: titled(label, speech),
    value: /^https?:/.test(value) && Option.isSome(safeLink(value)) ? way(siteName(value), value) : linkedView(value),
  }))

/** The number of free parking spaces (E015-06). */
const parkingView = (parking: Parking, { say, formats: { number } }: Speech) => {
  const { free, places } = parking
  const words =
    places === undefined
      ? say('parking.free', { count: free })
      : say('parking.freeOf', { count: free, places: number(places) })
  const tone = parkingLevel(parking)
  return {
    tone,
    /** The number comes first, apart from the text. */
    text: `${number(free)} ${words}`,
    free: number(free),
    level: say(PARKING_TEXTS[tone]),
    /** The free part, in percent; undefined where the capacity is unknown. */
    share: places === undefined || places === 0 ? undefined : Math.min(100, (free / places) * 100),
  }
}

export type ParkingView = ReturnType<typeof parkingView>

/** The category of an item and its price, where it has them (E015-06). */
export type SheetFactView = Readonly<{ words: string; tone?: 'success' | 'warm' }>

const periodOf = (item: SheetItem, { say, formats: { date } }: Speech): string | undefined => {
  const { startDate, endDate } = item
  if (startDate !== undefined && isUnreadable(item, 'endDate'))
    return say('sheet.fromUnread', { from: date(startDate) })
  if (endDate === undefined) return startDate && date(startDate)
  return startDate === undefined || startDate === endDate
    ? say('sheet.until', { day: date(endDate) })
    : say('sheet.fromTo', { from: date(startDate), to: date(endDate) })
}

const costOf = ({ price }: SheetItem, { say, formats }: Speech): SheetFactView | undefined => {
  if (price === undefined) return undefined
  if (price.kind === 'free') return { words: say('sheet.freeEntry'), tone: 'success' }
  return { words: price.amount === undefined ? say('sheet.paidEntry') : formats.price(price.amount), tone: 'warm' }
}

const factsOf = (item: SheetItem, speech: Speech): readonly SheetFactView[] => {
  const { category, discipline, activitySpace } = item
  return [
    ...[category, discipline, activitySpace].flatMap((words) => (words === undefined ? [] : [{ words }])),
    ...[costOf(item, speech)].filter((one) => one !== undefined),
  ]
}

/** An item of a sheet; with all details once it is selected (E015-01). */
export const itemView = (item: SheetItem, { chosen, verbs }: SheetNow, speech: Speech) => {
  const { id, title, name, address, cover, parking, icon } = item
  const isOpen = id === chosen
  return {
    kind: 'row' as const,
    key: id,
    open: action(named(title, speech), () => (isOpen ? verbs.drop() : verbs.choose(id, 'list'))),
    isOpen,
    where: [name === title ? undefined : name, address].filter((one) => one !== undefined).join(' · ') || undefined,
    /** When it is, where it has a day. */
    period: periodOf(item, speech),
    facts: factsOf(item, speech),
    parking: parking && parkingView(parking, speech),
    /** The URLs of its icon: each is the fallback of the one before it. */
    sign: iconAddressesOf(icon),
    cover: cover === undefined ? undefined : { image: imagePath('e015', cover) },
    more: isOpen ? moreOf(item, speech) : undefined,
  }
}

export type ItemView = ReturnType<typeof itemView>

const moreOf = ({ data, position, address }: SheetItem, speech: Speech) => {
  const href = directionsTo(position, address)
  return {
    entries: entriesView(data, speech),
    placeless: position === undefined ? speech.say('sheet.placeless') : undefined,
    directions: href === undefined ? undefined : way(speech.say('placesMap.directions'), href),
  }
}
