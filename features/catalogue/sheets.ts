import type { Entries, Records } from './entry.ts'
import { THING, visited } from './outcomes.ts'
import { visitor } from './ways.ts'

export const SHEETS: Entries<'sheets'> = {
  one: {
    title: 'Read an information sheet',
    about: 'The sheet of one municipality: entries, items, flights.',
    clauses: 'E015-01 E015-02 E015-06 E015-07',
    words: ['a sheet'],
    sample: { params: { id: 21, countryId: 1 }, query: { admin: false } },
    further: {
      flights: { params: { id: 17, countryId: 7 }, query: { admin: false } },
    },
    way: visitor('/e015/3?country=1'),
    more: ['7?country=1', '17?country=7', '21?country=1', '30?country=1', '40?country=1'].map((sheet) =>
      visitor(`/e015/${sheet}`),
    ),
    outcome: visited(THING),
  },
}

export const SHEETS_RECORDS: Records = {
  'e015 row': { is: 'A sheet in a list.', needs: 'id', may: 'title image' },
  'data entry': {
    is: 'A fact of a sheet: its name and its value.',
    may: 'label value',
    fields: {
      value: 'Value of the fact',
      label: 'Name of the fact',
    },
  },
  period: { is: 'The days from and to.', may: 'dateStart dateEnd' },
  'sheet item': {
    is: 'An item of a sheet, in its list and on its map.',
    may: 'id title name address activitySpace categoria disciplina priceType price date dateStart dateEnd cover icon iconUrl iconDefault freeParkingPlaces parkingPlaces data latitude longitude',
    fields: {
      data: 'Further facts about the item',
      date: 'Period of the item, in place of dateStart and dateEnd',
      dateStart: 'First day, YYYY-MM-DD',
      dateEnd: 'Last day, YYYY-MM-DD',
      icon: 'File name of the icon of the map',
    },
  },
  flight: {
    is: 'A flight.',
    may: 'data compagnia numero area direction airport scheduled expected status',
    fields: {
      area: 'Area of the airport',
      data: 'Facts about the flight; the labels compagnia, numero and area are known',
      status: 'State of the flight: landed, departed, delayed, closed, boarding or cancelled',
    },
  },
  place: { is: 'A place on the map.', may: 'latitude longitude' },
  'e015 sheet': {
    is: 'An information sheet.',
    needs: 'id',
    may: 'template title cover country data items flights mapCenterPosition',
    fields: {
      data: 'Facts about the whole sheet',
      items: 'What the sheet lists and shows on its map',
      template: 'S for a list, AP for a list by category',
    },
  },
}
