import type { SheetId } from '#domain/e015/sheet.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { EventsOfPart } from '#domain/events/event-filter.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { distanceBetween } from '#domain/places/distance.ts'
import type { Found, FoundGroup } from '#domain/search/search.ts'
import { isSameName } from '#domain/text/fold.ts'
import type { Municipality, MunicipalityId, MunicipalityName } from './municipality.ts'

/** The municipality that somebody wants to know of first. */
export type MyTown = Readonly<{ id: MunicipalityId; name: string }>

/** What was chosen on a device. `town` is undefined for whoever has chosen none of them. */
export type TownChoice = Readonly<{ town: MyTown | undefined }>

/** [decided] The choice on this device holds, and none is a choice as well; without one, the profile's municipality. */
export const townThatHolds = (choice: TownChoice | undefined, ofProfile: MyTown | undefined): MyTown | undefined =>
  choice ? choice.town : ofProfile

const townOf = ({ id, name }: Municipality): MyTown => ({ id, name })

/** The municipality with a name, such as a profile says it; undefined where none has it. */
export const townNamed = (all: readonly Municipality[], name: string | undefined): MyTown | undefined => {
  const found = all.find((one) => name !== undefined && isSameName(one.name, name))
  return found && townOf(found)
}

/** The municipalities in their order, with the citizen's own first. */
export const ownTownFirst = <Town extends MunicipalityName>(
  all: readonly Town[],
  own: string | undefined,
): readonly Town[] => {
  const isOwn = ({ name }: Town): boolean => own !== undefined && isSameName(name, own)
  return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))]
}

/** [decided] From this far on no municipality is one's own, in metres: its middle is meant, and some are large. */
export const FAR_FROM_TOWN = 30_000

/** The municipality whose middle is nearest to a place; undefined where all are far away. */
export const nearestTown = (all: readonly Municipality[], place: Coordinates): MyTown | undefined => {
  const near = all
    .flatMap((one) => (one.position ? [{ one, metres: distanceBetween(place, one.position) }] : []))
    .filter(({ metres }) => metres < FAR_FROM_TOWN)
    .sort((a, b) => a.metres - b.metres)[0]
  return near && townOf(near.one)
}

/** Whether something of a municipality is of this town: by id, or by name where the id is unknown. */
export const isOfTown = (municipality: MunicipalityName | undefined, { id, name }: MyTown): boolean =>
  municipality !== undefined &&
  (municipality.id === undefined ? isSameName(municipality.name, name) : municipality.id === id)

/** Events in two: those of one's own town, and those elsewhere. */
export type EventsByTown = Readonly<{ own: readonly PublicEvent[]; elsewhere: readonly PublicEvent[] }>

/** [decided] An event whose municipality is unknown may be in one's own: it is not kept from anybody. */
export const eventsByTown = (events: readonly PublicEvent[], town: MyTown): EventsByTown => {
  const isOwn = ({ municipality }: PublicEvent): boolean => !municipality || isOfTown(municipality, town)
  return { own: events.filter(isOwn), elsewhere: events.filter((event) => !isOwn(event)) }
}

/** Events of a day under a heading: a part of the day, or a part of the province. */
export type EventsUnder = Readonly<{ part: EventsOfPart['part'] | 'own' | 'around'; events: readonly PublicEvent[] }>

/** [decided] The events of a day by town: one's own first, then those around, and last what is over everywhere. */
export const dayByTown = (parts: readonly EventsOfPart[], town: MyTown): readonly EventsUnder[] => {
  const { own, elsewhere } = eventsByTown(
    parts.flatMap(({ part, events }) => (part === 'over' ? [] : events)),
    town,
  )
  const under: readonly EventsUnder[] = [
    { part: 'own', events: own },
    { part: 'around', events: elsewhere },
    ...parts.filter(({ part }) => part === 'over'),
  ]
  return under.filter(({ events }) => events.length > 0)
}

/** Whether words name a town as a whole. */
const names = (words: string | undefined, town: string): boolean =>
  words?.split(/[·,()]/).some((part) => isSameName(part, town)) === true

/**
 * [decided] Results say their municipality in their details only: it is one's own where one part of them is its name
 * (DIR-08).
 */
const isFoundIn = ({ kind, id, subtitle }: Found, town: MyTown): boolean =>
  kind === 'municipality' ? Number(id) === Number(town.id) : names(subtitle, town.name)

/** The results by kind, in each those of one's own town first; otherwise in their order (DIR-08). */
export const ownResultsFirst = (groups: readonly FoundGroup[], town: MyTown | undefined): readonly FoundGroup[] =>
  town === undefined
    ? groups
    : groups.map(({ kind, results }) => ({
        kind,
        results: [...results.filter((one) => isFoundIn(one, town)), ...results.filter((one) => !isFoundIn(one, town))],
      }))

/** One's own town, and the sheets that it has. */
export type TownSheets = Readonly<{ town: MyTown | undefined; sheets: readonly SheetId[] }>
