import { present } from '#application/kit/present.ts'
import { accessRequestOf } from '#domain/topics/subscription.ts'
import { requestOf, userOf } from './topic-news.ts'
import { topicSubscriptionSetup } from './topic-subscription.setup.ts'

const TELL_MADE = { type: 'tellAbout', params: { type: 'subscription.made' } } as const

/** Data read before the subscription changed is stale. */
const READ_BEFORE = { 'topic.read': {} } as const

/**
 * The subscription to one topic, from the tap to its outcome (TOPIC-02 … TOPIC-12). Taps while it is running are
 * ignored (fault 28). A failed request announces itself and returns to idle: the topic is as it was, and can be
 * followed again (fault 27).
 */
export const topicSubscriptionMachine = (...ports: Parameters<typeof topicSubscriptionSetup>) =>
  topicSubscriptionSetup(...ports).createMachine({
    id: 'topicSubscription',
    context: ({ input }) => ({ ...input, standing: undefined }),
    invoke: {
      id: 'recall',
      src: 'recall',
      input: ({ context }) => context.topic.id,
      onDone: {
        description: 'An answer that came meanwhile is newer than what the device remembers.',
        guard: 'isFirst',
        actions: { type: 'noteStanding', params: ({ event }) => ({ standing: event.output }) },
      },
      onError: { description: 'What is not remembered is asked of the server again.' },
    },
    initial: 'resting',
    on: {
      'topic.read': { actions: { type: 'keepTopic', params: ({ event }) => event } },
      'reader.changed': [
        {
          guard: { type: 'isSameReader', params: ({ event }) => event },
          actions: { type: 'keepReader', params: ({ event }) => event },
        },
        {
          description: 'Another reader does not inherit the open dialog.',
          target: '.resting',
          actions: [
            { type: 'keepReader', params: ({ event }) => event },
            { type: 'noteStanding', params: { standing: undefined } },
          ],
        },
      ],
    },
    states: {
      resting: {
        on: {
          'subscription.requested': { target: 'beginning', guard: 'mayFollow' },
          'unsubscription.requested': { target: 'unsubscribing', guard: 'follows' },
          'write.settled': 'recalling',
        },
      },
      recalling: {
        description: 'A request that waited has been sent: the device remembers what became of it (TOPIC-08).',
        invoke: {
          id: 'recallAgain',
          src: 'recall',
          input: ({ context }) => context.topic.id,
          onDone: {
            target: 'resting',
            actions: { type: 'noteStanding', params: ({ event }) => ({ standing: event.output }) },
          },
          onError: 'resting',
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
        description: 'A session exists, and its identity is loading.',
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
        description: 'Asks, then checks: a wrong password shows an error, and stays as typed (TOPIC-04).',
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
        description: 'The addresses are chosen and sent before the subscription (TOPIC-06).',
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
              actions: [
                { type: 'keepSubscription', params: ({ event }) => event.output },
                { type: 'noteAnswer', params: ({ event }) => event.output },
              ],
            },
            {
              description: 'The answer has no id: the activity is read again.',
              target: 'resting',
              guard: { type: 'isDone', params: ({ event }) => event.output },
              actions: [{ type: 'noteAnswer', params: ({ event }) => event.output }, TELL_MADE],
            },
            {
              target: 'askingAccess',
              guard: { type: 'wantsAccess', params: ({ event }) => event.output },
            },
            {
              target: 'resting',
              guard: { type: 'isWarning', params: ({ event }) => event.output },
              actions: [
                { type: 'noteAnswer', params: ({ event }) => event.output },
                { type: 'tellWords', params: ({ event }) => ({ ...event.output, type: 'subscription.warned' }) },
              ],
            },
            {
              target: 'resting',
              actions: [
                { type: 'noteAnswer', params: ({ event }) => event.output },
                { type: 'tellWords', params: ({ event }) => ({ ...event.output, type: 'subscription.refused' }) },
              ],
            },
          ],
          onError: 'resting',
        },
      },
      keeping: {
        description: 'The device stores it (TOPIC-08). A failure of that does not end the subscription.',
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
        description: 'With name and surname, filled from the profile (TOPIC-09).',
        on: { cancelled: 'resting' },
        invoke: {
          id: 'access',
          src: 'access',
          input: ({ context }) => {
            const { name, surname } = accessRequestOf(userOf(context.reader))
            return { values: { name, surname } }
          },
          onDone: {
            target: 'resting',
            actions: [
              { type: 'noteStanding', params: { standing: { standing: 'waiting', reason: undefined } } },
              { type: 'tell', params: { type: 'accessRequest.sent' } },
            ],
          },
          onError: 'broken',
        },
      },
      unsubscribing: {
        description: 'Confirms, then acts (TOPIC-12). A failure keeps the subscription.',
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
                { type: 'noteStanding', params: { standing: undefined } },
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
        description: 'A dialog has a defect: it is published, and the topic can be followed again.',
        always: { target: 'resting', actions: { type: 'tell', params: { type: 'subscription.interrupted' } } },
      },
    },
  })
