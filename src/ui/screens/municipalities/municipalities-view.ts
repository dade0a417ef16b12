import type { Reading } from '#application/kit/reading.ts'
import {
  type MunicipalitiesNow,
  type MunicipalityPageNow,
  openMunicipalities,
  openMunicipality,
} from '#application/town/municipalities/municipalities.flow.ts'
import type { ByCategory } from '#domain/directory/category.ts'
import { municipalitiesByProvince, type Municipality } from '#domain/directory/municipality.ts'
import { idFrom } from '#domain/id.ts'
import { imagePath } from '#ui/base/images.ts'
import { municipalityPath, partOfAddress, SCREENS, sheetPath } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import { advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { empty, type Group, group } from '#ui/view/lists.ts'
import { groupsToldApart } from '#ui/view/namesakes.ts'
import { notFoundView } from '#ui/view/not-found.ts'
import { pageView } from '#ui/view/page.ts'
import { panelView } from '#ui/view/panels.ts'
import { action, type Panel, type Way, way } from '#ui/view/parts.ts'
import { type PlaceCardView, placeCardView } from '#ui/view/place-card.ts'
import { screenOf } from '#ui/view/screen.ts'
import type { Speech } from '#ui/view/speech.ts'

/** A municipality or a sheet: its name, and its picture. */
const cardOf = (key: number, open: Way, cover: string | undefined): PlaceCardView => ({ kind: 'row', key, open, cover })

/** The heading of one province; undefined means an unknown province. */
const provinceWords = (province: string | undefined, { say }: Speech): string =>
  province === undefined ? say('municipalities.otherProvince') : say('municipalities.province', { province })

/**
 * The visible municipalities, by province and name (DIR-06). [decided] One's own stands before the provinces, under its
 * own heading.
 */
export const municipalitiesView = ({ session, municipalities, town }: MunicipalitiesNow, speech: Speech) => {
  const { say } = speech
  const rowOf = ({ id, name, image }: Municipality) =>
    cardOf(id, way(named(name, speech), municipalityPath(id)), imagePath('municipality', image))
  return {
    kind: 'page' as const,
    title: say('municipalities.title'),
    panel: panelView(municipalities, session.requireSignIn, speech, (all) => ({
      empty: all.length === 0 ? empty(say('municipalities.empty'), say('municipalities.emptyText')) : undefined,
      provinces: [
        ...all.filter(({ id }) => id === town?.id).map((own) => group(say('myTown.title'), [rowOf(own)])),
        ...municipalitiesByProvince(all.filter(({ id }) => id !== town?.id)).map((one) =>
          group(provinceWords(one.province, speech), one.municipalities.map(rowOf)),
        ),
      ],
      advertising: advertisingRoom({ page: 'municipalities', place: 'bottom' }),
    })),
  }
}

export type MunicipalitiesView = ReturnType<typeof municipalitiesView>

/** A titled part of the page, by category. */
export type CategoriesView = Readonly<{
  title: string
  panel: Panel<Readonly<{ none: string | undefined; groups: readonly Group<PlaceCardView>[] }>>
}>

/** The page of a municipality: its activities and its sheets by category (DIR-06). */
export const municipalityView = ({ page, session: { requireSignIn: signIn } }: MunicipalityPageNow, speech: Speech) => {
  const { say } = speech
  if (page === undefined) return notFoundView(speech)
  const { id, activities, sheets, heart, isMine, choose } = page
  const categories = <Thing>(
    reading: Reading<ByCategory<Thing>>,
    [title, none]: readonly [title: string, none: string],
    card: (thing: Thing) => PlaceCardView,
  ): CategoriesView => ({
    title,
    panel: panelView(reading, signIn, speech, (all) => ({
      none: all.length === 0 ? none : undefined,
      groups: groupsToldApart(all.map(({ category, things }) => group(named(category.name, speech), things.map(card)))),
    })),
  })
  return pageView(
    page.municipality,
    {
      key: String(id),
      title: say('municipality.title'),
      called: ({ name }) => named(name, speech),
      signIn,
      show: ({ name, image, province }) => ({
        name: named(name, speech),
        cover: imagePath('municipality', image),
        province: province && provinceWords(province, speech),
        mine: isMine
          ? action(say('myTown.notMine'), () => choose(undefined))
          : action(say('myTown.mine'), () => choose({ id, name })),
        allActivities: way(say('municipality.allActivities'), `${SCREENS.activities.path}?country=${id}`),
        allContacts: way(say('municipality.allContacts'), `${SCREENS.contacts.path}?country=${id}`),
        activities: categories(
          activities,
          [say('municipality.activities'), say('municipality.noActivities')],
          (thing) => {
            const target = { kind: 'activity', thing } as const
            // Category and municipality are in the headings above.
            return { ...placeCardView(target, heart(target), speech), category: undefined, where: thing.address }
          },
        ),
        sheets:
          sheets &&
          categories(sheets, [say('municipality.sheets'), say('municipality.noSheets')], (sheet) =>
            cardOf(sheet.id, way(titled(sheet.title, speech), sheetPath(sheet.id, id)), imagePath('e015', sheet.image)),
          ),
        advertising: advertisingRoom({ page: 'municipalities', place: 'slot', municipality: id }),
      }),
    },
    speech,
  )
}

export type MunicipalityView = ReturnType<typeof municipalityView>

export const list = screenOf({ query: () => undefined, open: openMunicipalities, view: municipalitiesView })
export const page = screenOf({
  query: (address) => ({ id: idFrom<'Municipality'>(partOfAddress(address, 2)) }),
  open: openMunicipality,
  view: asking(municipalityView),
})
