import { type MunicipalitiesNow, openMunicipalities } from '#application/municipalities/municipalities.flow.ts'
import { municipalitiesByProvince, type Municipality } from '#domain/directory/municipality.ts'
import { imagePath } from '#ui/app/images.ts'
import { municipalityPath } from '#ui/app/screens.ts'
import { named } from '#ui/language/titles.ts'
import { type AdvertisingPart, advertisingRoom } from '#ui/parts/advertising/advertising-rooms.ts'
import type { Empty, Group, Row } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Panel, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

type MunicipalityRow = Row & Readonly<{ open: Way; cover: string | undefined }>

/** The visible municipalities, by province and name (DIR-06). */
export type MunicipalitiesView = Readonly<{
  kind: 'page'
  title: string
  panel: Panel<
    Readonly<{
      empty: Empty | undefined
      provinces: readonly Group<MunicipalityRow>[]
      advertising: AdvertisingPart
    }>
  >
}>

const groupView = (heading: string, some: readonly Municipality[], speech: Speech): Group<MunicipalityRow> => ({
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
export const provinceWords = (province: string | undefined, { say }: Speech): string =>
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
export const screen = screenOf({ query: () => undefined, open: openMunicipalities, view: municipalitiesView })
