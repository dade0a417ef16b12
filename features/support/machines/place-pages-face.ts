import { townAction } from './linked-places.ts'
import { createActor } from 'xstate'
import { contact as contactOf } from '#application/contact-page/contact-page.implementations.ts'
import * as page from '#application/municipalities/municipalities.implementations.ts'
import { isAdministrator } from '#application/session/session.selectors.ts'
import { sharing } from '#application/sharing/sharing.implementations.ts'
import type { InCategory } from '#domain/directory/category.ts'
import { municipalitiesByProvince, type MunicipalityId } from '#domain/directory/municipality.ts'
import { idFrom } from '#domain/id.ts'
import { activityPath, municipalityPath, SCREENS, sheetPath } from '#ui/app/screens.ts'
import { provinceText } from '#ui/screens/municipalities/municipality-texts.ts'
import { named, phrase, titled } from './phrases.ts'
import { contactLines, missingLines, placeActions, readOf } from './place-lines.ts'
import { running } from './running.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

type Opened = Readonly<{ face: ScreenFace; close: Closing }>

type Opening = (given: Given, path: string, number: string) => Opened | undefined

/** The page of one thing, by the number in its address; another number or another reader is another page. */
const openOne =
  (open: Opening, readerOf: (given: Given) => unknown = () => undefined) =>
  (stage: Stage, given: Given, path: string): Closing => {
    let here = path
    let shown: Readonly<{ key: string; opened: Opened | undefined }> | undefined
    const settle = () => {
      const key = `${here} ${readerOf(given)}`
      if (shown?.key === key) return
      shown?.opened?.close()
      shown = { key, opened: open(given, here, here.split(/[/?]/)[2] ?? '') }
    }
    settle()
    const session = given.piazza.session.subscribe(settle)
    stage.screen = {
      arrive: (next) => {
        here = next
        settle()
      },
      texts: () => shown?.opened?.face.texts() ?? missingLines(),
      actions: () => shown?.opened?.face.actions?.() ?? {},
      retriable: () => shown?.opened?.face.retriable?.() ?? [],
    }
    return () => {
      session.unsubscribe()
      shown?.opened?.close()
    }
  }

const province = (name: string | undefined): string => phrase(provinceText(name), { province: name ?? '' })

/** The page of a contact without a screen (DIR-03). */
export const openContact = openOne((given, path, number) => {
  const id = idFrom<'Contact'>(number)
  if (id === undefined) return undefined
  const actor = createActor(contactOf(given.ports), { input: { query: id } }).start()
  const share = createActor(sharing(given.ports))
  const closeSharing = running(given, share)
  const contact = readOf(actor)
  return {
    face: {
      texts: () => (contact.isMissing() ? missingLines() : contact.lines(contactLines)),
      actions: () => {
        const one = contact.value()
        if (one === undefined) return {}
        const { name, municipality } = one
        return {
          ...placeActions(given, path, share, { name: named(name), contact: one }),
          ...townAction(municipality, given.go),
        }
      },
      retriable: () => [contact.retriable()],
    },
    close: () => {
      closeSharing()
      actor.stop()
    },
  }
})

/** The municipalities without a screen (DIR-06). */
export const openMunicipalities = (stage: Stage, given: Given): Closing => {
  const actor = createActor(page.municipalities(given.ports), { input: { query: undefined } }).start()
  const all = readOf(actor)
  stage.screen = {
    texts: () =>
      all.lines((some) =>
        some.length === 0
          ? [phrase('municipalities.empty')]
          : municipalitiesByProvince(some).flatMap(({ province: sign, municipalities }) =>
              [province(sign)].concat(municipalities.map(({ name }) => named(name))),
            ),
      ),
    actions: () =>
      Object.fromEntries(
        (all.value() ?? []).map(({ id, name }) => [named(name), () => given.go(municipalityPath(id))]),
      ),
    retriable: () => [all.retriable()],
  }
  return () => actor.stop()
}

const linesOf = <Thing>(
  groups: readonly InCategory<Thing>[],
  none: string,
  say: (thing: Thing) => readonly string[],
): readonly string[] =>
  groups.length === 0
    ? [phrase(none)]
    : groups.flatMap(({ category, things }) => [named(category.name), ...things.flatMap((thing) => say(thing))])

const things = <Thing>(groups: readonly InCategory<Thing>[] | undefined): readonly Thing[] =>
  (groups ?? []).flatMap((group) => group.things)

/** The page of a municipality without a screen (DIR-06). */
const openMunicipalityOf = (given: Given, id: MunicipalityId): Opened => {
  const { ports, piazza } = given
  const isAdmin = isAdministrator(piazza.session.getSnapshot())
  const actors = {
    one: createActor(page.municipality(ports), { input: { query: id } }).start(),
    activities: createActor(page.municipalityActivities(ports), { input: { query: id } }).start(),
    sheets: createActor(page.municipalitySheets(ports), { input: { query: { id, isAdmin } } }).start(),
  }
  const one = readOf(actors.one)
  const activities = readOf(actors.activities)
  const sheets = readOf(actors.sheets)
  return {
    face: {
      texts: () => {
        if (one.isMissing()) return missingLines()
        return [
          ...one.lines(({ name, province: sign }) => [named(name), province(sign)]),
          ...activities.lines((groups) =>
            linesOf(groups, 'municipality.noActivities', ({ name, address }) => [named(name), address ?? '']),
          ),
          ...sheets.lines((groups) => linesOf(groups, 'municipality.noSheets', ({ title }) => [titled(title)])),
        ]
      },
      actions: () =>
        one.value() === undefined
          ? {}
          : {
              [phrase('municipality.allActivities')]: () => given.go(`${SCREENS.activities.path}?country=${id}`),
              [phrase('municipality.allContacts')]: () => given.go(`${SCREENS.contacts.path}?country=${id}`),
              ...Object.fromEntries(
                things(activities.value()).map((thing) => [named(thing.name), () => given.go(activityPath(thing.id))]),
              ),
              ...Object.fromEntries(
                things(sheets.value()).map((sheet) => [titled(sheet.title), () => given.go(sheetPath(sheet.id, id))]),
              ),
            },
      retriable: () => [one, activities, sheets].map((read) => read.retriable()),
    },
    close: () => {
      for (const actor of Object.values(actors)) actor.stop()
    },
  }
}

export const openMunicipality = openOne(
  (given, _, number) => {
    const id = idFrom<'Municipality'>(number)
    return id === undefined ? undefined : openMunicipalityOf(given, id)
  },
  ({ piazza }) => isAdministrator(piazza.session.getSnapshot()),
)
