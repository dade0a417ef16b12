import {
  type MunicipalitiesNow,
  type MunicipalityPageNow,
  openMunicipalities,
  openMunicipality,
} from '#application/town/municipalities/municipalities.flow.ts'
import { municipalitiesByProvince, type Municipality, type MunicipalityId } from '#domain/directory/municipality.ts'
import { imagePath } from '#ui/base/images.ts'
import { municipalityPath, partOfAddress, SCREENS, sheetPath } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { type AdvertisingPart, advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import type { Empty, Group, Row } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Action, action, type Panel, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'
import type { InCategory } from '#domain/directory/category.ts'
import type { SheetSummary } from '#domain/e015/sheet.ts'
import { groupsToldApart } from '#ui/view/namesakes.ts'
import { type NotFoundView, notFoundView } from '#ui/view/not-found.ts'
import { type PageView, pageView } from '#ui/view/page.ts'
import { type PlaceCardView, placeCardView } from '#ui/view/place-card.ts'
import { idFrom } from '#domain/id.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'

type CoverRow = Row & Readonly<{ open: Way; cover: string | undefined }>

/** The visible municipalities, by province and name (DIR-06). */
export type MunicipalitiesView = Readonly<{
  kind: 'page'
  title: string
  panel: Panel<
    Readonly<{
      empty: Empty | undefined
      provinces: readonly Group<CoverRow>[]
      advertising: AdvertisingPart
    }>
  >
}>

const groupView = (heading: string, some: readonly Municipality[], speech: Speech): Group<CoverRow> => ({
  kind: 'group',
  heading,
  rows: some.map(({ id, name, image }) => ({
    kind: 'row',
    key: id,
    open: way(named(name, speech), municipalityPath(id)),
    cover: imagePath('municipality', image),
  })),
})

/** The heading of one province; undefined means an unknown province. */
const provinceWords = (province: string | undefined, { say }: Speech): string =>
  province === undefined ? say('municipalities.otherProvince') : say('municipalities.province', { province })

/** [decided] One's own municipality stands before the provinces, under its own heading. */
export const municipalitiesView = (
  { session, municipalities, town }: MunicipalitiesNow,
  speech: Speech,
): MunicipalitiesView => {
  const { say } = speech
  return {
    kind: 'page',
    title: say('municipalities.title'),
    panel: panelView(municipalities, session.requireSignIn, speech, (all) => ({
      empty:
        all.length === 0
          ? { kind: 'empty', title: say('municipalities.empty'), text: say('municipalities.emptyText') }
          : undefined,
      provinces: [
        ...all.filter(({ id }) => id === town?.id).map((own) => groupView(say('myTown.title'), [own], speech)),
        ...municipalitiesByProvince(all.filter(({ id }) => id !== town?.id)).map((one) =>
          groupView(provinceWords(one.province, speech), one.municipalities, speech),
        ),
      ],
      advertising: advertisingRoom({ page: 'municipalities', place: 'bottom' }),
    })),
  }
}

/** The visible municipalities, by province and name (DIR-06). */
export const list = screenOf({ query: () => undefined, open: openMunicipalities, view: municipalitiesView })

/** A titled part of the page, by category. */
export type CategoriesPart<One extends Row> = Readonly<{
  title: string
  panel: Panel<Readonly<{ none: string | undefined; groups: readonly Group<One>[] }>>
}>

type MunicipalityParts = Readonly<{
  name: string
  cover: string | undefined
  province: string | undefined
  /** Makes it one's own municipality, or takes that back. */
  mine: Action
  allActivities: Way
  allContacts: Way
  activities: CategoriesPart<PlaceCardView>
  /** Undefined until the reader is known, and in a town without sheets. */
  sheets: CategoriesPart<CoverRow> | undefined
  advertising: AdvertisingPart
}>

/** The page of a municipality: its content by category (DIR-06). */
export type MunicipalityView = NotFoundView | PageView<MunicipalityParts>

export const municipalityView = ({ page, session }: MunicipalityPageNow, speech: Speech): MunicipalityView => {
  const { say } = speech
  const signIn = session.requireSignIn
  const nameOf = (municipality: Municipality): string => named(municipality.name, speech)
  if (page === undefined) return notFoundView(speech)
  const { id, activities, sheets, heart, isMine, choose } = page
  return pageView(
    page.municipality,
    {
      key: String(id),
      title: say('municipality.title'),
      called: nameOf,
      signIn,
      show: (municipality) => ({
        name: nameOf(municipality),
        cover: imagePath('municipality', municipality.image),
        province: municipality.province && provinceWords(municipality.province, speech),
        mine: isMine
          ? action(say('myTown.notMine'), () => choose(undefined))
          : action(say('myTown.mine'), () => choose({ id, name: municipality.name })),
        allActivities: way(say('municipality.allActivities'), `${SCREENS.activities.path}?country=${id}`),
        allContacts: way(say('municipality.allContacts'), `${SCREENS.contacts.path}?country=${id}`),
        activities: {
          title: say('municipality.activities'),
          panel: panelView(activities, signIn, speech, (categories) =>
            categoriesView(categories, say('municipality.noActivities'), speech, (thing) => {
              const target = { kind: 'activity', thing } as const
              // Category and municipality are in the headings above.
              return { ...placeCardView(target, heart(target), speech), category: undefined, where: thing.address }
            }),
          ),
        },
        sheets: sheets && {
          title: say('municipality.sheets'),
          panel: panelView(sheets, signIn, speech, (categories) =>
            categoriesView(categories, say('municipality.noSheets'), speech, (sheet) => sheetRow(sheet, id, speech)),
          ),
        },
        advertising: advertisingRoom({ page: 'municipalities', place: 'slot', municipality: id }),
      }),
    },
    speech,
  )
}

const categoriesView = <Thing, One extends Row & Readonly<{ open: Way }>>(
  categories: readonly InCategory<Thing>[],
  none: string,
  speech: Speech,
  row: (thing: Thing) => One,
) => ({
  none: categories.length === 0 ? none : undefined,
  groups: groupsToldApart(
    categories.map(({ category, things }): Group<One> => ({
      kind: 'group',
      heading: named(category.name, speech),
      rows: things.map((thing) => row(thing)),
    })),
  ),
})

const sheetRow = ({ id, title, image }: SheetSummary, municipality: MunicipalityId, speech: Speech): CoverRow => ({
  kind: 'row',
  key: id,
  open: way(titled(title, speech), sheetPath(id, municipality)),
  cover: imagePath('e015', image),
})

/** The page of a municipality: its content by category (DIR-06). */
export const page = screenOf({
  query: (address) => ({ id: idFrom<'Municipality'>(partOfAddress(address, 2)) }),
  open: openMunicipality,
  view: asking(municipalityView),
})
