import type * as t from 'io-ts'
import { activity } from '#adapters/http/codecs/directory.ts'
import { flag, id, text } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'
import { instant } from '#adapters/http/codecs/wire-moments.ts'

/** An activity, and whether lists show it. The subscribers of its topics are in `subscription`. */
export const keptActivity = record('kept activity', {
  id: ['id', id('Activity')],
  visible: ['visible', flag],
  activity: ['activity', activity],
})
export type KeptActivity = t.TypeOf<typeof keptActivity>

/** The subscriptions to topics. */
export const subscription = record('subscription', {
  id: ['id', id('Subscription')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
})
export type Subscription = t.TypeOf<typeof subscription>

/** The requests for access to topics, with names (TOPIC-09). */
export const accessRequest = record('access request', {
  id: ['id', id('AccessRequest')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
  name: ['name', text],
  surname: ['surname', text],
  askedAt: ['askedAt', instant],
})

/** The users who entered the right password of a topic (TOPIC-03). */
export const topicKey = record('topic key', {
  id: ['id', id('TopicKey')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
})

/** An address or district that a user chose for a topic (ADDR-02). */
export const addressChoice = record('kept choice', {
  id: ['id', id('AddressChoice')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
  address: ['address', id('Address')],
  active: ['active', flag],
})
export type AddressChoice = t.TypeOf<typeof addressChoice>
