import type * as t from 'io-ts'
import { activity } from '#adapters/http/codecs/directory.ts'
import { flag, id, record, text } from '#adapters/http/codecs/wire.ts'
import { instant } from '#adapters/http/codecs/wire-moments.ts'

/** An activity, and whether lists show it. Whoever follows its topics stands in `subscription`. */
export const keptActivity = record('kept activity', {
  id: ['id', id('Activity')],
  visible: ['visible', flag],
  activity: ['activity', activity],
})
export type KeptActivity = t.TypeOf<typeof keptActivity>

/** Who follows which topic. */
export const subscription = record('subscription', {
  id: ['id', id('Subscription')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
})
export type Subscription = t.TypeOf<typeof subscription>

/** Who asked to be let into which topic, and under which name (TOPIC-09). */
export const accessRequest = record('access request', {
  id: ['id', id('AccessRequest')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
  name: ['name', text],
  surname: ['surname', text],
  askedAt: ['askedAt', instant],
})

/** Who told the right password of which topic (TOPIC-03). */
export const topicKey = record('topic key', {
  id: ['id', id('TopicKey')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
})

/** An address or district that somebody chose for a topic (ADDR-02). */
export const addressChoice = record('kept choice', {
  id: ['id', id('AddressChoice')],
  owner: ['owner', id('User')],
  topic: ['topic', id('Topic')],
  address: ['address', id('Address')],
  active: ['active', flag],
})
export type AddressChoice = t.TypeOf<typeof addressChoice>
