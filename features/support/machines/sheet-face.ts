import { townAction } from './linked-places.ts'
import { createActor } from 'xstate'
import { isAdministrator, standing } from '#application/session/session.selectors.ts'
import { sheet } from '#application/sheet/sheet.implementations.ts'
import * as seen from '#application/sheet/sheet.selectors.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { siteName } from '#domain/directory/reach.ts'
import { type Flight, flightStatus } from '#domain/e015/flight.ts'
import { type DataEntry, type Sheet, type SheetId, type SheetItem, sheetKind } from '#domain/e015/sheet.ts'
import {
  activeFilters,
  choicesOf,
  filtersOf,
  flightsWithin,
  hasDays,
  itemsWithin,
  NO_SHEET_FILTERS,
  type SheetFilter,
  type SheetFilters,
  shownDirection,
} from '#domain/e015/sheet-filters.ts'
import { idFrom } from '#domain/id.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/days.ts'
import { formatsIn } from '#ui/app/formats.ts'
import {
  choiceTexts,
  directionTexts,
  parkingText,
  priceTexts,
  statusTexts,
  typedTexts,
} from '#ui/screens/sheet/sheet-texts.ts'
import { leavesTownOpen, sheetFiltersFrom, sheetHref, sheetMunicipalityFrom } from '#ui/screens/sheet/sheet-url.ts'
import { filterToggle } from './event-tasks.ts'
import { failedLines } from './form-face.ts'
import { named, phrase, titled } from './phrases.ts'
import { missingLines } from './place-lines.ts'
import type { Field, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'
import { openSheetTown } from './sheet-town-face.ts'

const formats = formatsIn('it')

const dataLines = (data: readonly DataEntry[]): readonly string[] =>
  data.flatMap(({ label, value }) => [label, /^https?:/.test(value) ? siteName(value) : value])

const periodLine = ({ startDate, endDate }: SheetItem): string | undefined =>
  endDate === undefined
    ? startDate && formats.date(startDate)
    : startDate === undefined
      ? phrase('sheet.until', { day: formats.date(endDate) })
      : phrase('sheet.fromTo', { from: formats.date(startDate), to: formats.date(endDate) })

const costLine = ({ price }: SheetItem): string | undefined =>
  price === undefined
    ? undefined
    : price.kind === 'free'
      ? phrase('sheet.freeEntry')
      : price.amount === undefined
        ? phrase('sheet.paidEntry')
        : formats.price(price.amount)

const itemLines = (item: SheetItem, isChosen: boolean): readonly string[] => {
  const { title, name, address, category, discipline, activitySpace, parking } = item
  return [
    named(title),
    [name === title ? undefined : name, address].filter((one) => one !== undefined).join(' · '),
    category,
    discipline,
    activitySpace,
    periodLine(item),
    costLine(item),
    ...(parking
      ? [
          `${parking.free} ${parking.places === undefined ? phrase('parking.free', { count: parking.free }) : phrase('parking.freeOf', { count: parking.free, places: parking.places })}`,
          phrase(parkingText(parking)),
        ]
      : []),
    ...(isChosen ? dataLines(item.data) : []),
    ...(isChosen && item.position === undefined ? [phrase('sheet.placeless')] : []),
  ].filter((line) => line !== undefined && line !== '') as readonly string[]
}

const statusLine = ({ status }: Flight): string => {
  const known = flightStatus(status)
  return known === undefined ? (status ?? phrase('flights.planned')) : phrase(statusTexts[known])
}
const flightLines = (flight: Flight, hasChanged: boolean): readonly string[] => {
  const { scheduled, expected, airport, number, airline, area } = flight
  return [
    ...[scheduled, expected].flatMap((time) => (time === undefined ? [] : [formats.time(time)])),
    airport ?? '',
    [number, airline, area].filter((one) => one !== undefined).join(' · '),
    statusLine(flight),
    ...(hasChanged ? [phrase('flights.changed')] : []),
  ]
}

type Page = Readonly<{
  face: ScreenFace
  areShown?: () => boolean
  toggle?: () => void
  change?: (path: string) => void
  close: Closing
}>

const filtersAt = (path: string): SheetFilters => sheetFiltersFrom(path.split('?')[1] ?? '')

const openSheetOf = (
  given: Given,
  first: string,
  id: SheetId,
  municipality: MunicipalityId,
  isAdmin: boolean,
): Page => {
  const { ports, go } = given
  let path = first
  let isOpen = activeFilters({ id, template: 'byCategory' }, filtersAt(first)) > 0
  const actor = createActor(sheet(ports), {
    input: { query: { id, municipality, isAdmin }, filters: filtersAt(first) },
  })
  const ask = (asked: SheetFilters) => go(sheetHref(id, municipality, asked), true)
  actor.on('sheet.filtered', ({ filters }) => ask(filters))
  actor.start()
  const now = () => actor.getSnapshot()
  const read = () => seen.readingActor(now())?.getSnapshot()
  const filters = () => seen.sheetFilters(now())
  const today = (): LocalDate => dayOf(ports.clock.now())
  const items = (one: Sheet) => itemsWithin(one, filters(), today())
  const isBoard = sheetKind(id) === 'flights'
  const clear = () => ask({ ...NO_SHEET_FILTERS, day: filters().day, direction: filters().direction })
  const leave = () => ports.journey.rememberBack(path)

  const nothing = (one: Sheet): readonly string[] =>
    activeFilters(one, filters()) > 0
      ? [phrase('sheet.none'), phrase('sheet.noneText')]
      : [hasDays(one) ? phrase('sheet.noneOnDay') : phrase('sheet.empty')]
  const boardLines = (one: Sheet): readonly string[] => {
    const flights = flightsWithin(one.flights, filters())
    const changes = seen.flightChanges(now())
    return [
      phrase('flights.total', { count: flights.length }),
      ...(flights.length === 0 ? nothing(one) : []),
      ...flights.flatMap((flight) => flightLines(flight, seen.isChanged(changes, flight))),
    ]
  }
  const sheetLines = (one: Sheet): readonly string[] => {
    const shown = items(one)
    return [
      ...(seen.sheetFace(read()) === 'stale'
        ? [phrase(seen.sheetFailure(read())?._tag === 'Unreachable' ? 'panel.staleOffline' : 'panel.stale')]
        : []),
      titled(one.title),
      one.municipality ? named(one.municipality.name) : '',
      ...(hasDays(one) ? [formats.day(filters().day ?? today(), today())] : []),
      ...(isBoard ? boardLines(one) : [phrase('sheet.total', { count: shown.length })]),
      ...(shown.length === 0 && !isBoard ? nothing(one) : []),
      ...shown.flatMap((item) => itemLines(item, item.id === seen.chosenItemId(now()))),
      ...dataLines(one.data),
    ]
  }
  const fieldOf = (one: Sheet, name: SheetFilter): readonly [string, Field] => {
    if (name === 'address' || name === 'flight') {
      const typed = () => seen.typedText(seen.typedActor(now())?.getSnapshot())
      return [phrase(typedTexts[name]), { read: typed, write: (text) => actor.send({ type: 'filter.typed', text }) }]
    }
    if (name === 'price') {
      const words = { free: phrase(priceTexts.free), paid: phrase(priceTexts.paid) }
      const { price } = filters()
      return [
        phrase('sheet.price'),
        {
          read: () => (price === undefined ? phrase('sheet.anyPrice') : words[price]),
          write: (chosen) =>
            ask({ ...filters(), price: chosen === words.free ? 'free' : chosen === words.paid ? 'paid' : undefined }),
        },
      ]
    }
    const { label, any } = choiceTexts[name]
    return [
      phrase(label),
      {
        read: () => filters()[name] ?? phrase(any),
        write: (chosen) => ask({ ...filters(), [name]: choicesOf(one, name).find((known) => known === chosen) }),
      },
    ]
  }
  const dayActions = (one: Sheet): Readonly<Record<string, () => void>> => {
    if (!hasDays(one)) return {}
    const day = filters().day ?? today()
    const goTo = (other: LocalDate) => ask({ ...filters(), day: other === today() ? undefined : other })
    return {
      [phrase('events.dayBefore')]: () => goTo(addDays(day, -1)),
      [phrase('events.dayAfter')]: () => goTo(addDays(day, 1)),
      ...(day === today() ? {} : { [phrase('events.today')]: () => goTo(today()) }),
    }
  }
  const actionsOf = (one: Sheet): Readonly<Record<string, () => void>> => {
    const chosen = items(one).find((item) => item.id === seen.chosenItemId(now()))
    const town = one.municipality
    return {
      ...Object.fromEntries(
        items(one).map((item) => [
          named(item.title),
          () => actor.send({ type: 'item.chosen', id: item.id, on: 'list' }),
        ]),
      ),
      ...townAction(town, go),
      ...Object.fromEntries(
        one.data.filter(({ value }) => /^https?:/.test(value)).map(({ value }) => [siteName(value), leave]),
      ),
      ...(chosen && directionsTo(chosen.position, chosen.address) !== undefined
        ? { [phrase('placesMap.directions')]: leave }
        : {}),
      ...(activeFilters(one, filters()) > 0 ? { [phrase('directory.clear')]: clear } : {}),
      ...(shownDirection(one.flights, filters()) === undefined
        ? {}
        : {
            [phrase(directionTexts.departure)]: () => ask({ ...filters(), direction: undefined }),
            [phrase(directionTexts.arrival)]: () => ask({ ...filters(), direction: 'arrival' }),
          }),
      ...dayActions(one),
    }
  }
  const shown = () => seen.shownSheet(now())
  return {
    face: {
      texts: () => {
        const one = shown()
        if (one !== undefined) return sheetLines(one)
        const face = seen.sheetFace(read())
        return face === 'missing' ? missingLines() : face === 'failed' ? failedLines(seen.sheetFailure(read())) : []
      },
      fields: () => {
        const one = shown()
        return one !== undefined && isOpen ? Object.fromEntries(filtersOf(one).map((name) => fieldOf(one, name))) : {}
      },
      actions: () => {
        const one = shown()
        return one === undefined ? {} : actionsOf(one)
      },
      retriable: () => {
        const face = seen.sheetFace(read())
        return [
          { hasFailed: face === 'failed' || face === 'stale', retry: () => actor.send({ type: 'retry.requested' }) },
        ]
      },
    },
    areShown: () => isOpen,
    toggle: () => {
      isOpen = !isOpen
    },
    change: (next) => {
      path = next
      actor.send({ type: 'filters.changed', filters: filtersAt(next) })
    },
    close: () => actor.stop(),
  }
}

/** An information sheet without a screen: another number, municipality or reader is another sheet (E015-01, E015-07). */
export const openSheet = (stage: Stage, given: Given, first: string): Closing => {
  let path = first
  let shown: Readonly<{ key: string; page: Page | undefined }> | undefined
  const settle = () => {
    const session = given.piazza.session.getSnapshot()
    const id = idFrom<'Sheet'>(path.split(/[/?]/)[2])
    const search = path.split('?')[1] ?? ''
    const municipality = sheetMunicipalityFrom(search)
    const isWaiting = standing(session) === 'authenticating'
    const isSignedIn = standing(session) === 'authenticated'
    const isAdmin = isAdministrator(session)
    const key = `${id} ${municipality ?? (leavesTownOpen(search) ? `any ${isSignedIn}` : 'none')} ${isAdmin} ${isWaiting}`
    if (shown?.key === key) {
      shown.page?.change?.(path)
      return
    }
    shown?.page?.close()
    shown = {
      key,
      page:
        id === undefined || isWaiting
          ? undefined
          : municipality !== undefined
            ? openSheetOf(given, path, id, municipality, isAdmin)
            : leavesTownOpen(search)
              ? openSheetTown(given, () => path, { id, isSignedIn, isAdmin })
              : undefined,
    }
  }
  settle()
  const session = given.piazza.session.subscribe(settle)
  const filters = filterToggle(given, {
    areShown: () => shown?.page?.areShown?.() ?? false,
    toggle: () => shown?.page?.toggle?.(),
  })
  stage.filters = filters
  const face = () => shown?.page?.face
  stage.screen = {
    arrive: (next) => {
      path = next
      settle()
    },
    texts: () => face()?.texts() ?? (shown?.key.endsWith('true') ? [] : missingLines()),
    fields: () => face()?.fields?.() ?? {},
    actions: () => face()?.actions?.() ?? {},
    retriable: () => face()?.retriable?.() ?? [],
  }
  return () => {
    session.unsubscribe()
    filters.stop()
    shown?.page?.close()
  }
}
