import type { Entries, Records } from './entry.ts'
import { all, FORM, PANEL, TOAST } from './outcomes.ts'
import { firstPage, id, marioId } from './requests.ts'
import { admin, CONFIRM, mario, TOPICS_TAB } from './ways.ts'

export const TOPICS: Entries<'topics'> = {
  users: {
    title: 'List the followers of a topic',
    about: 'One page of them, with their employments.',
    clauses: 'TOPIC-13',
    words: ['the followers'],
    sample: { params: { topicId: 101 }, query: { ...firstPage, filters: { text: undefined }, sortBy: 'name' } },
    way: admin('/activity/1/topic/101/users'),
    outcome: { ...PANEL, '404': 'notFound' },
  },
  subscribe: {
    title: 'Follow a topic',
    about:
      'A nonzero `id` is the new subscription. A zero id is a refusal; `status` says which: I is shown as a warning, N as an error, and any other status leads to a request for access.',
    clauses: 'TOPIC-07 TOPIC-08 TOPIC-09 TOPIC-10 TOPIC-11',
    words: ['a subscription'],
    sample: { body: { topic: id<'Topic'>(101), user: marioId } },
    way: mario(TOPICS_TAB, ['tap', 'Iscriviti ad Avvisi generali']),
    outcome: TOAST,
  },
  checkPassword: {
    title: 'Check the password of a topic',
    about: 'For topics of type O, before they are followed.',
    clauses: 'TOPIC-03 TOPIC-04',
    words: ['a topic password'],
    sample: { params: { id: 103 }, body: { password: 'volontari' } },
    way: mario(
      TOPICS_TAB,
      ['tap', 'Iscriviti con password a Protezione civile'],
      ['fill', 'Password', 'volontari'],
      ['tap', 'Iscriviti'],
    ),
    outcome: { ...all('form'), '401': 'signedOut' },
  },
  unsubscribe: {
    title: 'Stop following a topic',
    about: 'Removes the subscription.',
    clauses: 'TOPIC-12',
    words: ['an unsubscription'],
    sample: { params: { userTopicId: 1 } },
    way: mario('/activity/2?tab=notices', ['tap', 'Annulla iscrizione a Novità in biblioteca'], CONFIRM),
    // Who follows the topic no more has what was asked for.
    outcome: { ...TOAST, '404': 'done' },
  },
  requestAccess: {
    title: 'Ask for access to a topic',
    about: 'For topics that do not accept everyone.',
    clauses: 'TOPIC-09',
    words: ['an access request'],
    sample: { body: { name: 'Mario', surname: 'Rossi', topic: id<'Topic'>(102) } },
    way: mario(TOPICS_TAB, ['tap', 'Iscriviti a Consiglio comunale'], ['tap', 'Invia richiesta']),
    outcome: FORM,
    unplayed: 'A request cannot be taken back.',
  },
}

export const TOPICS_RECORDS: Records = {
  'sub-topic': {
    is: 'A topic below another one.',
    needs: 'id',
    may: 'activityId name description type template userTopicId scheduleType weekDays sort',
    fields: {
      type: 'S public, P private, O password, C private with profile, A addresses, D districts, U personal',
      template: 'S standard, E events, C calendar',
    },
  },
  topic: {
    is: 'A topic that citizens follow.',
    needs: 'id',
    may: 'activityId name description type template userTopicId scheduleType weekDays sort subTopics',
    fields: {
      type: 'S public, P private, O password, C private with profile, A addresses, D districts, U personal',
      template: 'S standard, E events, C calendar',
    },
  },
  'subscription answer': {
    is: 'The outcome of a subscription.',
    may: 'id status message',
    fields: {
      id: 'Id of the new subscription; 0 means that there is none',
      status: 'Why there is none: I is a warning, N a refusal, any other asks for a request',
    },
  },
  'topic user': {
    is: 'A person who follows a topic.',
    needs: 'id',
    may: 'fullname country userJobs',
    fields: {
      country: 'Name of the municipality of the user',
    },
  },
  'topic user filters': { is: 'What the people who follow a topic must match.' },
  subscription: { is: 'A citizen and the topic to follow.' },
  'topic password': { is: 'The password of a topic.' },
  check: { is: 'The outcome of a check.', needs: 'check' },
  'access request': {
    is: 'A request for access to a topic.',
    fields: {
      name: 'First name of who asks',
      surname: 'Family name of who asks',
    },
  },
}
