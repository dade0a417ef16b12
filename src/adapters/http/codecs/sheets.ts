import * as Either from 'fp-ts/lib/Either.js'
import type { Flight, FlightDirection } from '#domain/e015/flight.ts'
import type { DataEntry, Sheet, SheetItem, SheetItemId, SheetSummary, SheetTemplate } from '#domain/e015/sheet.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { municipalityName } from './directory.ts'
import { letterOf, priceOf } from './events.ts'
import {
  count,
  decimal,
  id,
  isRecord,
  mapped,
  optional,
  optionalText,
  optionalWords,
  otherwise,
  prepared,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { partlyWhereNamed, toldNone } from './partly.ts'
import { listed, listOrNone, numbered } from './wire-lists.ts'
import { placed, positionFields } from './position.ts'
import { record, widened } from './wire-records.ts'
import { date, instant } from './wire-moments.ts'
import { choice, nameText } from './wire-words.ts'
import { FLIGHT, SHEET, SHEET_ITEM } from './names/others.ts'

export const sheetSummary: Wire<SheetSummary> = record('e015 row', {
  id: ['id', id('Sheet')],
  title: titleField,
  image: ['image', optionalText],
})

/** A list that some servers write in groups, as lists of lists. */
const inOneList = <A>(all: Wire<readonly A[]>): Wire<readonly A[]> =>
  prepared(all, (value) => (Array.isArray(value) && value.every(Array.isArray) ? value.flat() : value))

/** The values of a row that a server writes as labels and values, by their labels, and the row itself as its data. */
const byLabel = (value: unknown): unknown =>
  Array.isArray(value)
    ? {
        ...Object.fromEntries(
          value.flatMap((one: unknown) =>
            isRecord(one) && typeof one['label'] === 'string' ? [[one['label'], one['value']]] : [],
          ),
        ),
        data: value,
      }
    : value

const entry: Wire<DataEntry> = record('data entry', { label: ['label', words], value: ['value', words] })

/** [decided] Values that some answers have in a field, and others in an entry with this label, regardless of case. */
const LABELS = {
  category: 'categoria',
  discipline: 'disciplina',
  places: 'posti auto',
  activitySpace: 'spazio attività',
  airline: 'compagnia',
  number: 'numero',
  area: 'area',
} as const
type Labelled = keyof typeof LABELS

const isLabelled =
  (name: Labelled) =>
  ({ label, value }: DataEntry): boolean =>
    value.trim() !== '' && label.trim().toLowerCase() === LABELS[name]

/** The value of the entry with that label. */
const said = (data: readonly DataEntry[], name: Labelled): string | undefined => data.find(isLabelled(name))?.value
/** The other entries. */
const others = (data: readonly DataEntry[], ...names: readonly Labelled[]): readonly DataEntry[] =>
  data.filter((one) => !names.some((name) => isLabelled(name)(one)))
/** The number in the entry with that label; undefined for a word. */
const countIn = (data: readonly DataEntry[], name: Labelled): number | undefined => {
  const read = optional(count).decode(said(data, name))
  return Either.isRight(read) ? read.right : undefined
}
const entryOf = (name: Labelled, value: string | undefined): readonly DataEntry[] =>
  value === undefined ? [] : [{ label: LABELS[name], value }]

/** Days from and to; a single day is the first of them. */
const period = widened(
  partlyWhereNamed(record('period', { start: ['dateStart', optional(date)], end: ['dateEnd', optional(date)] }), 'end'),
  (day) => ({ dateStart: day }),
)

const wireItem = placed(
  widened(
    partlyWhereNamed(
      record(
        'sheet item',
        {
          id: ['id', optional(id('SheetItem'))],
          title: ['title', optionalWords],
          name: ['name', optionalWords],
          address: ['address', optionalWords],
          activitySpace: ['activitySpace', nameText],
          category: ['categoria', nameText],
          discipline: ['disciplina', optionalWords],
          priceType: ['priceType', optionalText],
          amount: ['price', optional(decimal)],
          date: ['date', optional(period)],
          dateStart: ['dateStart', optional(date)],
          dateEnd: ['dateEnd', optional(date)],
          cover: ['cover', optionalText],
          icon: ['icon', optionalText],
          iconUrl: ['iconUrl', optionalText],
          iconDefault: ['iconDefault', optionalText],
          free: ['freeParkingPlaces', optional(count)],
          places: ['parkingPlaces', optional(count)],
          data: ['data', listOrNone(entry)],
          ...positionFields,
        },
        SHEET_ITEM,
      ),
      'dateEnd',
    ),
    byLabel,
  ),
)
type WireItem = typeof wireItem._A
type NumberedItem = Omit<WireItem, 'id' | 'unreadable'> & Readonly<{ id: SheetItemId }>

/** Whether the last day came, beside the first or in a period, and cannot be read. */
const isEndLost = (wire: WireItem): boolean =>
  wire.dateEnd === undefined &&
  wire.date?.end === undefined &&
  (isUnreadable(wire, 'dateEnd') || (wire.date !== undefined && isUnreadable(wire.date, 'end')))

const itemFrom = (wire: WireItem, own: SheetItemId): SheetItem => {
  const { data, date: period } = wire
  return {
    id: own,
    title: wire.title ?? wire.name ?? wire.address ?? '',
    name: wire.name,
    address: wire.address,
    activitySpace: wire.activitySpace ?? said(data, 'activitySpace'),
    category: wire.category ?? said(data, 'category'),
    discipline: wire.discipline ?? said(data, 'discipline'),
    price: priceOf(wire.priceType, wire.amount),
    startDate: wire.dateStart ?? period?.start,
    endDate: wire.dateEnd ?? period?.end,
    ...(isEndLost(wire) && { unreadable: ['endDate'] }),
    cover: wire.cover,
    icon: { address: wire.iconUrl, file: wire.icon, standIn: wire.iconDefault },
    parking: wire.free === undefined ? undefined : { free: wire.free, places: wire.places ?? countIn(data, 'places') },
    // How many places there are: an entry of a car park alone.
    data: others(
      data,
      'activitySpace',
      'category',
      'discipline',
      ...(wire.free === undefined ? [] : ['places' as const]),
    ),
    position: wire.position,
  }
}

const wireFromItem = ({
  price,
  startDate,
  endDate,
  icon,
  parking,
  title,
  discipline,
  data,
  ...rest
}: SheetItem): NumberedItem => ({
  ...rest,
  data: [...entryOf('discipline', discipline), ...entryOf('places', parking?.places?.toString()), ...data],
  discipline: undefined,
  title: title === '' ? undefined : title,
  priceType: letterOf(price),
  amount: price?.kind === 'paid' ? price.amount : undefined,
  date: undefined,
  dateStart: startDate,
  dateEnd: endDate,
  icon: icon.file,
  iconUrl: icon.address,
  iconDefault: icon.standIn,
  free: parking?.free,
  places: undefined,
})

/** [decided] Items have their own ids, or their index in the answer. */
const items: Wire<readonly SheetItem[]> = mapped(
  numbered<NumberedItem>(listed(wireItem)),
  (wires): readonly SheetItem[] => wires.map((wire) => itemFrom(wire, wire.id)),
  (all) => all.map(wireFromItem),
)

/** A moment, or the start of a period. */
const beginning = prepared(
  instant,
  (value) => (isRecord(value) && 'dateStart' in value ? value['dateStart'] : value),
  'beginning',
)

const direction: Wire<FlightDirection> = choice('flight direction', { arrival: 'A', departure: 'P' })

/**
 * [decided] Airline, number and area are entries with these labels, as in the seed; fields of the same names are read
 * too.
 */
const flight: Wire<Flight> = mapped(
  widened(
    record(
      'flight',
      {
        data: ['data', listOrNone(entry)],
        airline: ['compagnia', nameText],
        number: ['numero', optionalText],
        area: ['area', optionalText],
        direction: ['direction', optional(direction)],
        airport: ['airport', optionalWords],
        scheduled: ['scheduled', optional(beginning)],
        expected: ['expected', optional(instant)],
        status: ['status', optionalText],
      },
      FLIGHT,
    ),
    byLabel,
  ),
  ({ data, airline, number, area, ...rest }): Flight => ({
    ...rest,
    airline: airline ?? said(data, 'airline'),
    number: number ?? said(data, 'number'),
    area: area ?? said(data, 'area'),
  }),
  ({ airline, number, area, ...rest }) => ({
    ...rest,
    data: [...entryOf('airline', airline), ...entryOf('number', number), ...entryOf('area', area)],
    airline: undefined,
    number: undefined,
    area: undefined,
  }),
)

/** A place that may be absent or invalid (fault 46). */
const place: Wire<Coordinates | undefined> = mapped(
  optional(placed(record('place', positionFields))),
  (wire) => wire?.position,
  (position) => position && { position },
)

/** [decided] A sheet of an unknown template is a list. */
export const UNKNOWN_SHEET: SheetTemplate = 'standard'
const template = otherwise(choice('sheet template', { standard: 'S', byCategory: 'AP' }), UNKNOWN_SHEET)

/** A sheet of one municipality (E015-01). */
export const sheet: Wire<Sheet> = toldNone(
  record(
    'e015 sheet',
    {
      id: ['id', id('Sheet')],
      template: ['template', template],
      title: titleField,
      cover: ['cover', optionalText],
      municipality: ['country', optional(municipalityName)],
      data: ['data', inOneList(listed(entry))],
      items: ['items', items],
      flights: ['flights', listed(flight)],
      centre: ['mapCenterPosition', place],
    },
    SHEET,
  ),
  ['data', 'items', 'flights'],
)
