import type { ChatStartNow } from '#application/talk/chats/chat-start.flow.ts'
import type { SharingNow } from '#application/app/sharing/sharing.flow.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { addressLine, type Reach, reachOf, siteName } from '#domain/directory/reach.ts'
import { municipalityPath } from '#ui/base/screens.ts'
import { isBlank, named } from '#ui/language/titles.ts'
import { action, type Way, way } from '#ui/view/parts.ts'
import { type LinkedText, mailboxView, telephoneView } from '#ui/view/linked-text.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { serverHost } from '#ui/components/server-host.ts'

/** The contact details of a place in display order, and their labels (DIR-09). */
const REACH_ACTIONS = [
  ['phone', 'contact.call'],
  ['directions', 'contact.directions'],
  ['email', 'contact.write'],
  ['website', 'contact.visit'],
] as const satisfies readonly (readonly [keyof Reach, MessageId])[]

export type PlaceActionsGiven = Readonly<{
  /** The title of a shared page. */
  title: string
  /** What is known of how it is reached. */
  reach: Reach | undefined
  sharing: SharingNow
  chat?: ChatStartNow | undefined
}>

/** The actions of a place: call, directions, write, visit its site (DIR-09), share. */
export const placeActionsView = ({ title, reach, sharing, chat }: PlaceActionsGiven, { say }: Speech) => ({
  reach: REACH_ACTIONS.flatMap(([sign, label]) => {
    const href = reach?.[sign]
    return href === undefined ? [] : [{ ...way(say(label), href), sign }]
  }),
  chat: chat && action(say('chats.write'), chat.start, { isBusy: chat.isBusy }),
  share: action(say('contact.share'), () => sharing.share(title), { isBusy: sharing.isBusy }),
})

export type PlaceActionsView = ReturnType<typeof placeActionsView>

type FactSign = 'place' | keyof Omit<Reach, 'directions'>

/** A line of details of a contact. */
export type FactView = Readonly<{ sign: FactSign; label: string; value: string | Way | LinkedText }>

/** A line; none without anything to say. */
const fact = <Value>(sign: FactSign, label: string, text: string | undefined, view: (text: string) => Value) =>
  isBlank(text) ? [] : [{ sign, label, value: view(text) }]

/** The address and the contact details of a contact: on a map when it has coordinates, and as text (DIR-03, DIR-09). */
export const contactView = (contact: Contact, { say, ...speech }: Speech) => {
  const name = named(contact.name, speech)
  const { website } = reachOf(contact, serverHost())
  const address = addressLine(contact)
  const facts: readonly FactView[] = [
    { sign: 'place', label: name, value: address ?? say('contact.noAddress') },
    ...fact('phone', say('contact.phone'), contact.phone, telephoneView),
    ...fact('email', say('contact.email'), contact.email, mailboxView),
    ...fact('website', say('contact.website'), contact.website, (text): Way | string =>
      website === undefined ? text.trim() : way(siteName(website), website),
    ),
  ]
  /** The map has a label of its own. */
  return { map: contact.position && { position: contact.position, label: address ?? name }, facts }
}

export type ContactView = ReturnType<typeof contactView>

/** The municipality of something, as a link where its id is known; undefined without a name. */
export const townView = (municipality: MunicipalityName | undefined): Way | string | undefined => {
  if (municipality === undefined || municipality.name === '') return undefined
  const { id, name } = municipality
  return id === undefined ? name : way(name, municipalityPath(id))
}
