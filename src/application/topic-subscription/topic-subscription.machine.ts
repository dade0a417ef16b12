import { present } from '#application/kit/present.ts'
import { accessRequestOf } from '#domain/topics/subscription.ts'
import { requestOf, userOf } from './topic-news.ts'
import { topicSubscriptionSetup } from './topic-subscription.setup.ts'

const TELL_MADE = { type: 'tellAbout', params: { type: 'subscription.made' } } as const

/** What was read before the subscription changed knows nothing of it. */
const READ_BEFORE = { 'topic.read': {} } as const

/**
 * Following one topic, from the wish to what came of it (TOPIC-02 … TOPIC-12). While it is on its way a second wish is
 * nobody's (fault 28). What the server could not be asked is told by whoever asked it, and leads back to rest: the topic
 * is as it was, and can be followed again (fault 27).
 */
export const topicSubscriptionMachine = topicSubscriptionSetup.createMachine({
  id: 'topicSubscription',
  context: ({ input }) => input,
  initial: 'resting',
  on: {
    'topic.read': { actions: { type: 'keepTopic', params: ({ event }) => event } },
    'reader.changed': [
      {
        guard: { type: 'isSameReader', params: ({ event }) => event },
        actions: { type: 'keepReader', params: ({ event }) => event },
      },
      {
        description: 'What was asked of somebody else is not theirs to answer.',
        target: '.resting',
        actions: { type: 'keepReader', params: ({ event }) => event },
      },
    ],
  },
  states: {
    resting: {
      on: {
        'subscription.requested': { target: 'beginning', guard: 'mayFollow' },
        'unsubscription.requested': { target: 'unsubscribing', guard: 'follows' },
      },
    },
    beginning: {
      always: [
        {
          target: 'resting',
          guard: 'isAnonymous',
          actions: { type: 'tellAbout', params: { type: 'subscription.signInRequired' } },
        },
        { target: 'identifying', guard: 'isUnknown' },
        { target: 'askingPassword', guard: 'asksPassword' },
        { target: 'choosingAddresses', guard: 'asksAddresses' },
        { target: 'subscribing' },
      ],
    },
    identifying: {
      description: 'Someone is signed in, and the server has not said yet who.',
      tags: 'busy',
      entry: { type: 'tell', params: { type: 'reader.wanted' } },
      on: {
        'reader.changed': [
          {
            target: 'beginning',
            guard: { type: 'isSettled', params: ({ event }) => event },
            actions: { type: 'keepReader', params: ({ event }) => event },
          },
          {
            target: 'resting',
            guard: { type: 'isUnavailable', params: ({ event }) => event },
            actions: { type: 'keepReader', params: ({ event }) => event },
          },
          { actions: { type: 'keepReader', params: ({ event }) => event } },
        ],
      },
    },
    askingPassword: {
      description: 'Asking, and then checking: a wrong one is told, and stays as it was typed (TOPIC-04).',
      on: {
        cancelled: 'resting',
        'form.failed': {
          guard: { type: 'isWrongPassword', params: ({ event }) => event },
          actions: { type: 'tell', params: { type: 'topicPassword.refused' } },
        },
      },
      invoke: {
        id: 'password',
        src: 'password',
        input: { values: { password: '' } },
        onDone: 'subscribing',
        onError: 'broken',
      },
    },
    choosingAddresses: {
      description: 'Where one wants to hear of: the choice is sent before the subscription (TOPIC-06).',
      invoke: {
        id: 'addresses',
        src: 'addresses',
        input: ({ context }) => ({ topic: context.topic.id }),
        onDone: [
          { target: 'subscribing', guard: { type: 'hasChosen', params: ({ event }) => event.output } },
          { target: 'resting' },
        ],
        onError: 'broken',
      },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            target: 'keeping',
            guard: { type: 'isSubscribed', params: ({ event }) => event.output },
            actions: { type: 'keepSubscription', params: ({ event }) => event.output },
          },
          {
            description: 'Its number is not told: reading the activity anew tells it.',
            target: 'resting',
            guard: { type: 'isDone', params: ({ event }) => event.output },
            actions: TELL_MADE,
          },
          {
            target: 'askingAccess',
            guard: { type: 'wantsAccess', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            guard: { type: 'isWarning', params: ({ event }) => event.output },
            actions: { type: 'tellWords', params: ({ event }) => ({ ...event.output, type: 'subscription.warned' }) },
          },
          {
            target: 'resting',
            actions: { type: 'tellWords', params: ({ event }) => ({ ...event.output, type: 'subscription.refused' }) },
          },
        ],
        onError: 'resting',
      },
    },
    keeping: {
      description: 'The device keeps it (TOPIC-08). Where it cannot, the topic is followed all the same.',
      tags: 'busy',
      on: READ_BEFORE,
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => ({ id: present(context.topic.subscription), request: requestOf(context) }),
        onDone: { target: 'resting', actions: TELL_MADE },
        onError: { target: 'resting', actions: TELL_MADE },
      },
    },
    askingAccess: {
      description: 'By name and surname, which the profile fills in (TOPIC-09).',
      on: { cancelled: 'resting' },
      invoke: {
        id: 'access',
        src: 'access',
        input: ({ context }) => {
          const { name, surname } = accessRequestOf(userOf(context.reader))
          return { values: { name, surname } }
        },
        onDone: { target: 'resting', actions: { type: 'tell', params: { type: 'accessRequest.sent' } } },
        onError: 'broken',
      },
    },
    unsubscribing: {
      description: 'Asking, and then doing it (TOPIC-12). A failure leaves the topic followed.',
      on: READ_BEFORE,
      invoke: {
        id: 'unsubscription',
        src: 'unsubscription',
        input: ({ context }) => ({ subject: present(context.topic.subscription) }),
        onDone: [
          {
            target: 'resting',
            guard: { type: 'wasEnded', params: ({ event }) => event.output },
            actions: [
              { type: 'keepSubscription', params: { id: undefined } },
              { type: 'tell', params: { type: 'subscription.ended' } },
            ],
          },
          {
            target: 'resting',
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            actions: { type: 'tellFailed', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: 'broken',
      },
    },
    broken: {
      description: 'A defect in what was asked: it is told, and the topic can be followed again.',
      always: { target: 'resting', actions: { type: 'tell', params: { type: 'subscription.interrupted' } } },
    },
  },
})
