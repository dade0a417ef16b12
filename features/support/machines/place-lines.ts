import type { ActorRefFrom } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { sharing } from '#application/sharing/sharing.implementations.ts'
import type { Contact } from '#domain/directory/contact.ts'
import { addressLine, reachOf, siteName } from '#domain/directory/reach.ts'
import type { AnyFailure } from '#ui/app/failure-texts.ts'
import { phoneGroups } from '#ui/app/formats.ts'
import { REACH_ACTIONS } from '#ui/screens/place/place-texts.ts'
import { failedLines } from './form-face.ts'
import { named, phrase } from './phrases.ts'
import type { Given } from './screens.ts'

/** As much of something that is read as tells what is seen of it. */
type Resource<Value> = Readonly<{
  getSnapshot: () => Readonly<{
    matches: (state: 'loading' | 'failed' | 'stale') => boolean
    context: Readonly<{ value: Value | undefined; failure: AnyFailure | undefined }>
  }>
  send: (event: { type: 'retry.requested' }) => void
}>

/** As much of a reading as its words need. */
export type Read<Value> = Readonly<{
  value: () => Value | undefined
  lines: (say: (value: Value) => readonly string[]) => readonly string[]
  retriable: () => Readonly<{ hasFailed: boolean; retry: () => void }>
  isMissing: () => boolean
}>

/** What is seen of something that is read: itself, or why it is not there. */
export const readOf = <Value>(actor: Resource<Value>): Read<Value> => {
  const value = () => actor.getSnapshot().context.value
  const face = () => resourceFace(actor.getSnapshot())
  return {
    value,
    lines: (say) => {
      const read = value()
      return read === undefined ? failedLinesOf(actor) : say(read)
    },
    retriable: () => ({
      hasFailed: face() === 'failed' || face() === 'stale',
      retry: () => actor.send({ type: 'retry.requested' }),
    }),
    isMissing: () => face() === 'missing',
  }
}

const failedLinesOf = (actor: Resource<unknown>): readonly string[] => {
  const { failure } = actor.getSnapshot().context
  return failure === undefined ? [] : failedLines(failure)
}

/** What stands in the place of something that is not there. */
export const missingLines = (): readonly string[] => [phrase('notFound.title'), phrase('notFound.text')]

/** Where a contact is and how it is reached. */
export const contactLines = (contact: Contact): readonly string[] => {
  const { name, phone, email } = contact
  const { phone: dialled, email: written, website } = reachOf(contact)
  return [
    named(name),
    addressLine(contact) ?? phrase('contact.noAddress'),
    ...(dialled === undefined ? [] : [phrase('contact.phone'), phoneGroups(phone ?? '')]),
    ...(written === undefined ? [] : [phrase('contact.email'), email ?? '']),
    ...(website === undefined ? [] : [phrase('contact.website'), siteName(website)]),
  ]
}

type Sharing = ActorRefFrom<ReturnType<typeof sharing>>

/** What can be done with a place at once: every way out keeps the page that is left (SHELL-03). */
export const placeActions = (
  { ports }: Given,
  path: string,
  share: Sharing,
  place: Readonly<{ name: string; contact: Contact | undefined }>,
): Readonly<Record<string, () => void>> => {
  const reach = place.contact && reachOf(place.contact)
  return {
    ...Object.fromEntries(
      REACH_ACTIONS.filter(({ way }) => reach?.[way] !== undefined).map(({ label }) => [
        phrase(label),
        () => ports.journey.rememberBack(path),
      ]),
    ),
    [phrase('contact.share')]: () => share.send({ type: 'share.requested', page: { title: place.name, path } }),
  }
}
