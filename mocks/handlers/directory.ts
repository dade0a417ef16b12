import type { directory } from '#adapters/http/contract/directory.ts'
import { idFrom } from '#domain/id.ts'
import { once } from '#domain/once.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { byId, change, nextId, those } from '../collections/standard.ts'
import { choiceRefusal, pageOfAddresses } from '../rules/addresses.ts'
import { activityFor, byMunicipality, contactsWithin, pageOfDirectory, rowsOf } from '../rules/directory.ts'
import { contactFindables, findablesOf } from '../rules/findables.ts'
import { Refusal } from '../rules/refusal.ts'
import { searchIn } from '../rules/search.ts'
import { addressesOf } from '../seed/directory/addresses.ts'
import { activityCategories, contactCategories } from '../seed/directory/categories.ts'
import { provinces } from '../seed/directory/municipalities.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'
import { createTurns } from './turns.ts'

const NO_ACTIVITY = new Refusal(404, 'Attività non trovata', 'NOT_FOUND')
const NO_CONTACT = new Refusal(404, 'Contatto non trovato', 'NOT_FOUND')
const NO_TOPIC = new Refusal(404, 'Argomento non trovato', 'NOT_FOUND')

const activityCategoryList = Object.values(activityCategories)
const contactCategoryList = Object.values(contactCategories)
const everyAddress = [...addressesOf.values()].flat()

/** Activities, contacts, addresses, categories and the search over all of them. */
export const directoryAnswers = (desk: Desk): Answers<typeof directory> => {
  const { contacts, collections, clock } = desk
  const { activities, municipalities, events, subscriptions, addressChoices } = collections

  const inTurn = createTurns()

  const activityOf = ({ id }: Readonly<{ id: string | number }>) =>
    byId(activities, idFrom<'Activity'>(String(id)))?.activity
  const contactOf = ({ id }: Readonly<{ id: string | number }>) => contacts[Number(id) - 1]

  const contactsToFind = once(() => contactFindables(contacts, contactCategoryList))
  const toFind = () => [
    ...findablesOf({
      municipalities: municipalities.all(),
      activities: activities.all(),
      events: events.all(),
      today: dayOf(clock.now()),
    }),
    ...contactsToFind(),
  ]

  return {
    activities: ({ query }) =>
      pageOfDirectory(rowsOf(activities.all(), query.filters.visible), query, activityCategoryList),
    activity: ({ params }) => {
      const activity = activityOf(params)
      return activity === undefined ? NO_ACTIVITY : activityFor(activity)
    },
    activityForUser: ({ params }) => {
      const activity = activityOf(params)
      if (activity === undefined) return NO_ACTIVITY
      const reader = idFrom<'User'>(String(params.userId))
      const own = new Map(those(subscriptions, ({ owner }) => owner === reader).map(({ id, topic }) => [topic, id]))
      return activityFor(activity, (topic) => own.get(topic))
    },
    activitiesByMunicipality: () => byMunicipality(rowsOf(activities.all(), true)),
    activityContact: ({ params }) => activityOf(params)?.contact ?? NO_ACTIVITY,
    boards: ({ params }) => activityOf(params)?.boards ?? NO_ACTIVITY,
    contacts: ({ query }) => pageOfDirectory(contacts, query, contactCategoryList),
    contactCoordinates: ({ query }) => contactsWithin(contacts, query.filters),
    contact: ({ params }) => contactOf(params) ?? NO_CONTACT,
    addresses: ({ query }) =>
      pageOfAddresses(
        query.filters.topic === undefined ? everyAddress : (addressesOf.get(query.filters.topic) ?? []),
        query,
      ),
    chosenAddresses: ({ params }, { person }) =>
      those(addressChoices, ({ owner, topic }) => owner === person.id && topic === Number(params.topicId)).map(
        ({ address, active }) => ({
          address,
          text: addressesOf.get(Number(params.topicId))?.find(({ id }) => id === address)?.text,
          active,
        }),
      ),
    chooseAddress: ({ body }, { person }) =>
      inTurn(async () => {
        const offered = addressesOf.get(body.topic)
        if (offered === undefined) return NO_TOPIC
        const refusal = choiceRefusal(
          offered.find(({ id }) => id === body.address),
          body.active,
        )
        if (refusal !== undefined) return refusal
        const [known] = those(
          addressChoices,
          ({ owner, topic, address }) => owner === person.id && topic === body.topic && address === body.address,
        )
        if (known === undefined) await addressChoices.create({ id: nextId(addressChoices), owner: person.id, ...body })
        else await change(addressChoices, known.id, { active: body.active })
        return body.active ? 'Indirizzo salvato' : 'Indirizzo disattivato'
      }),
    activityCategories: () => activityCategoryList,
    contactCategories: () => contactCategoryList,
    search: ({ query }) =>
      searchIn(
        toFind().filter(({ province }) => query.filters.province === undefined || province === query.filters.province),
        query.text,
      ),
    searchProvinces: ({ query }) => {
      const things = toFind()
      return Object.values(provinces).map(({ id, name, show }) => ({
        id,
        name,
        show,
        results: searchIn(
          things.filter(({ province }) => province === id),
          query.text,
        ),
      }))
    },
  }
}
