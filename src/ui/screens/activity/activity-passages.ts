import type { ActivityPageNow } from '#application/town/activity-page/activity-page.flow.ts'
import type { Activity } from '#domain/directory/activity.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { addressLine } from '#domain/directory/reach.ts'
import type { Passage } from '#domain/read-aloud/sentence.ts'
import { passagesIn } from '#ui/language/spoken/passages.ts'
import { DEFAULT_LANGUAGE } from '#ui/language/languages.ts'
import { contactView } from '#ui/parts/place/place-views.ts'
import { type ReadAloudPart, readAloudPart } from '#ui/parts/read-aloud/read-aloud-room.ts'
import { wordsOfLinked } from '#ui/view/linked-text.ts'
import type { Speech } from '#ui/view/speech.ts'

type Page = Pick<NonNullable<ActivityPageNow['page']>, 'contact' | 'boards'>

/** Texts of the server; they are in Italian under any language (LANG-01). */
const given = (...texts: readonly (string | undefined)[]) => passagesIn(DEFAULT_LANGUAGE, ...texts)

const contactPassages = (contact: Contact, speech: Speech): readonly Passage[] => [
  ...given(contact.name, addressLine(contact)),
  ...contactView(contact, speech).facts.flatMap(({ label, value }) =>
    typeof value === 'string'
      ? []
      : passagesIn(speech.language, `${label} ${value.kind === 'linked' ? wordsOfLinked(value) : value.label}`),
  ),
]

const passagesOf = ({ contact, boards }: Page, one: Activity, speech: Speech): readonly Passage[] => {
  const reached = contact.value?.contact
  return [
    ...given(one.name, one.description),
    ...(reached ? contactPassages(reached, speech) : []),
    ...(boards.value ?? []).flatMap(({ title, body }) => given(title, body)),
  ]
}

/**
 * What is read aloud of an activity: its name, its description, how it is reached, and its boards (READ-01). Undefined
 * until all of them are there.
 */
export const activityReadAloud = (page: Page, one: Activity, speech: Speech): ReadAloudPart | undefined => {
  const { contact, boards } = page
  if ([contact, boards].some(({ face }) => face === 'loading')) return undefined
  const count = boards.value?.length ?? 0
  return readAloudPart(`activity ${one.id} ${speech.language} ${one.description.length} ${contact.face} ${count}`, () =>
    passagesOf(page, one, speech),
  )
}
