import { municipality } from '#adapters/http/codecs/directory.ts'
import { publicEvent } from '#adapters/http/codecs/events.ts'
import { homeEntry, language } from '#adapters/http/codecs/home.ts'
import { publishedNotice, tag } from '#adapters/http/codecs/notices.ts'
import { device, forgotRequest, person, registrationRequest, savedAgreement, session } from './account.ts'
import { clickCount } from './advertising.ts'
import { accessRequest, addressChoice, keptActivity, subscription, topicKey } from './directory.ts'
import { keptChat, keptMessage } from './chats.ts'
import { keptEvent } from './events.ts'
import { received, sentPosition } from './notices.ts'
import { collectionOf } from './standard.ts'
import { occupation } from './users.ts'

/** All collections of the simulated backend, empty. */
export const emptyCollections = () => ({
  people: collectionOf(person),
  occupations: collectionOf(occupation),
  sessions: collectionOf(session),
  devices: collectionOf(device),
  forgotRequests: collectionOf(forgotRequest),
  registrations: collectionOf(registrationRequest),
  savedAgreements: collectionOf(savedAgreement),
  received: collectionOf(received),
  published: collectionOf(publishedNotice),
  positions: collectionOf(sentPosition),
  tags: collectionOf(tag),
  homeEntries: collectionOf(homeEntry),
  languages: collectionOf(language),
  municipalities: collectionOf(municipality),
  activities: collectionOf(keptActivity),
  events: collectionOf(publicEvent),
  subscriptions: collectionOf(subscription),
  accessRequests: collectionOf(accessRequest),
  topicKeys: collectionOf(topicKey),
  addressChoices: collectionOf(addressChoice),
  userEvents: collectionOf(keptEvent),
  chats: collectionOf(keptChat),
  chatMessages: collectionOf(keptMessage),
  clicks: collectionOf(clickCount),
})
export type Collections = ReturnType<typeof emptyCollections>
