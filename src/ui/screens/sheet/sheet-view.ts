import { openSheetPage, type SheetNow, type SheetPageNow } from '#application/town/sheet/sheet.flow.ts'
import { isPlaced } from '#domain/directory/contact.ts'
import type { Mapped, MappedId } from '#domain/directory/mapped.ts'
import { type Sheet, type SheetItem, type SheetItemId, sheetKind } from '#domain/e015/sheet.ts'
import {
  activeFilters,
  choicesOf,
  type ChosenSheetFilter,
  filtersOf,
  hasDays,
  itemsWithin,
  NO_SHEET_FILTERS,
  type SheetFilter,
} from '#domain/e015/sheet-filters.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { addDays, type LocalDate } from '#domain/time/calendar.ts'
import { imagePath } from '#ui/base/images.ts'
import { titled } from '#ui/language/titles.ts'
import { townView } from '#ui/parts/place/place-views.ts'
import { dayStepperView } from '#ui/view/day-stepper.ts'
import { filtersView } from '#ui/view/filters.ts'
import { field } from '#ui/view/fields.ts'
import { empty } from '#ui/view/lists.ts'
import { type NotFoundView, notFoundView } from '#ui/view/not-found.ts'
import { type PageView, pageView } from '#ui/view/page.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Action, action, type Field } from '#ui/view/parts.ts'
import { type Select, selectAmong } from '#ui/view/selects.ts'
import type { Speech } from '#ui/view/speech.ts'
import { boardView } from './board-view.ts'
import { entriesView, itemView } from './items-view.ts'
import { iconName } from './sheet-icons.ts'
import { CHOICE_TEXTS, PRICE_TEXTS, TYPED_TEXTS } from './sheet-texts.ts'
import { present } from '#application/kit/present.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress, queryOfAddress } from '#ui/base/screens.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { leavesTownOpen, sheetFiltersFrom, sheetHref, sheetMunicipalityFrom } from './sheet-url.ts'

type Filter = (Field | Select) & Readonly<{ key: SheetFilter }>

/** An information sheet; `sign` determines its skeleton. */
export type SheetView = NotFoundView | (PageView<SheetParts> & Readonly<{ sign: 'board' | 'items' }>)

export const sheetView = ({ query, page, session }: SheetPageNow, speech: Speech): SheetView => {
  const { id, municipality, isTownOpen } = query
  if (id === undefined || (municipality === undefined && !isTownOpen)) return notFoundView(speech)
  const key = `${id} ${municipality}`
  const title = speech.say('sheet.title')
  const sign = sheetKind(id) === 'flights' ? 'board' : 'items'
  const signIn = session.requireSignIn
  if (page === undefined || page.kind === 'town') {
    if (page?.face === 'missing') return notFoundView(speech)
    const panel =
      page?.face === 'failed'
        ? failedView(page.failure, { retry: page.retry, signIn }, speech)
        : ({ kind: 'waiting' } as const)
    return { kind: 'page', key, title, sign, panel }
  }
  const view = pageView(
    page.reading,
    {
      key,
      title,
      called: (sheet) => titled(sheet.title, speech),
      signIn,
      show: (sheet) => partsView(sheet, page, speech),
    },
    speech,
  )
  return view.kind === 'notFound' ? view : { ...view, sign }
}

/** The content of a sheet, in page order. */
const partsView = (sheet: Sheet, now: SheetNow, speech: Speech) => {
  const { say } = speech
  const { today, filters, isMapCrashed, dayChoice, verbs } = now
  const items = itemsWithin(sheet, filters, today)
  const board = sheetKind(sheet.id) === 'flights' ? boardView(sheet, now, speech) : undefined
  const hasMap = items.some(({ position }) => position !== undefined)
  const isNothing = board === undefined ? items.length === 0 : board.flights.length === 0
  const goTo = (day: LocalDate) => verbs.filter({ ...filters, day: day === today ? undefined : day })
  return {
    filters: filtersOf(sheet).length === 0 ? undefined : sheetFiltersView(sheet, now, speech),
    name: titled(sheet.title, speech),
    cover: imagePath('e015', sheet.cover),
    town: townView(sheet.municipality),
    days: hasDays(sheet)
      ? dayStepperView({ day: filters.day ?? today, today, choice: dayChoice, goTo }, speech)
      : undefined,
    board,
    /** The map has crashed, and the rest is unchanged (fault 47). */
    crash: isMapCrashed
      ? { text: say('placesMap.failed'), retry: action(say('action.retry'), verbs.retryMap) }
      : undefined,
    map: hasMap && !isMapCrashed ? mapView(items, sheet.centre, now, speech) : undefined,
    total: board === undefined ? say('sheet.total', { count: items.length }) : undefined,
    items:
      items.length === 0
        ? undefined
        : {
            label: say('sheet.items'),
            rows: items.map((item) => itemView(item, now, speech)),
            inSight: now.chosenOn === 'map' ? now.chosen : undefined,
          },
    empty: isNothing ? emptyView(sheet, now, speech) : undefined,
    data: sheet.data.length === 0 ? undefined : { label: say('sheet.data'), entries: entriesView(sheet.data, speech) },
  }
}

export type SheetParts = ReturnType<typeof partsView>

/** Clears all filters; the day and the direction stay. */
const clearing = ({ filters, verbs }: SheetNow, { say }: Speech): Action =>
  action(say('directory.clear'), () =>
    verbs.filter({ ...NO_SHEET_FILTERS, day: filters.day, direction: filters.direction }),
  )

/** The filters of a sheet, determined by its id and its template (E015-02 … E015-05). */
const sheetFiltersView = (sheet: Sheet, now: SheetNow, speech: Speech) => {
  const count = activeFilters(sheet, now.filters)
  return filtersView(
    {
      label: speech.say('filter.toggle'),
      tourTitle: speech.say(sheetKind(sheet.id) === 'events' ? 'tour.events' : 'tour.filters'),
      areShown: now.areFiltersShown,
      toggle: now.verbs.toggleFilters,
      count,
      tour: now.tour,
      fields: {
        all: filtersOf(sheet).map((name) => filterView(name, sheet, now, speech)),
        clear: count > 0 ? clearing(now, speech) : undefined,
      },
    },
    speech,
  )
}

const PRICES = ['free', 'paid'] as const

const filterView = (name: SheetFilter, sheet: Sheet, now: SheetNow, speech: Speech): Filter => {
  const { say } = speech
  const { filters, typed, verbs } = now
  switch (name) {
    case 'address':
    case 'flight':
      return { ...field({ label: say(TYPED_TEXTS[name]), value: typed, change: verbs.type }), key: name }
    case 'price':
      return {
        ...selectAmong({
          label: say('sheet.price'),
          value: filters.price,
          placeholder: say('sheet.anyPrice'),
          known: PRICES,
          text: (one) => say(PRICE_TEXTS[one]),
          choose: (price) => verbs.filter({ ...filters, price }),
        }),
        key: name,
      }
    default:
      return choiceView(name, sheet, now, speech)
  }
}

const choiceView = (name: ChosenSheetFilter, sheet: Sheet, { filters, verbs }: SheetNow, { say }: Speech): Filter => {
  const { label, any } = CHOICE_TEXTS[name]
  const value = filters[name] ?? ''
  const known = choicesOf(sheet, name)
  // The value of the URL may be missing among the options.
  const options = value === '' || known.includes(value) ? known : [value, ...known]
  return {
    ...selectAmong({
      label: say(label),
      value,
      placeholder: say(any),
      known: options,
      text: (one) => one,
      choose: (chosen) => verbs.filter({ ...filters, [name]: chosen }),
    }),
    key: name,
  }
}

/** The empty state, after filtering or in general, with a suggested action; a sheet that has anything else is not empty. */
const emptyView = (sheet: Sheet, now: SheetNow, speech: Speech) => {
  const { say } = speech
  const { filters, today, verbs } = now
  if (activeFilters(sheet, filters) > 0)
    return { ...empty(say('sheet.none'), say('sheet.noneText'), clearing(now, speech)), sign: 'search' as const }
  if (hasDays(sheet)) {
    const goOn = () => verbs.filter({ ...filters, day: addDays(filters.day ?? today, 1) })
    return {
      ...empty(say('sheet.noneOnDay'), undefined, action(say('events.dayAfter'), goOn)),
      sign: 'calendar' as const,
    }
  }
  if (sheet.data.length > 0) return undefined
  return { ...empty(say('sheet.empty'), say('sheet.emptyText')), sign: 'list' as const }
}

/** An item on the map; undefined without a place (fault 46). */
const mapped = (items: readonly SheetItem[]): readonly Mapped[] =>
  items.filter(isPlaced).map(({ id, title, address, icon, position }) => ({
    id,
    name: title,
    address,
    municipality: undefined,
    icon: iconName(icon),
    position,
  }))

const asItem = (id: MappedId): SheetItemId => id as SheetItemId

/** The items of a sheet on a map, in step with the list (E015-01). */
const mapView = (
  items: readonly SheetItem[],
  centre: Coordinates | undefined,
  { chosen, chosenOn, gathered, verbs }: SheetNow,
  { say, formats }: Speech,
) => ({
  label: say('placesMap.map'),
  help: say('map.help'),
  fit: say('placesMap.fit'),
  /** Data for the drawing only: the places, their centre, and the places on one spot. */
  image: { places: mapped(items), centre, gathered: mapped(items.filter(({ id }) => gathered.includes(id))) },
  chosen,
  /** Where the selected one is moved to. */
  sign: chosenOn === 'list' ? ('middle' as const) : ('sight' as const),
  count: formats.number,
  fail: verbs.mapFailed,
  choose: (id: MappedId) => verbs.choose(asItem(id), 'map'),
  drop: verbs.drop,
  gather: (ids: readonly MappedId[]) => verbs.gather(ids.map(asItem)),
})

export type SheetMapView = ReturnType<typeof mapView>

/** An information sheet of one municipality (E015-01). */
export const screen = screenOf({
  query: (address) => ({
    id: idFrom<'Sheet'>(partOfAddress(address, 2)),
    municipality: sheetMunicipalityFrom(queryOfAddress(address)),
    isTownOpen: leavesTownOpen(queryOfAddress(address)),
    filters: sheetFiltersFrom(queryOfAddress(address)),
  }),
  address: ({ id, municipality, filters }) => sheetHref(present(id), present(municipality), filters),
  open: openSheetPage,
  view: asking(sheetView),
})
