import { askedAgain } from '#application/kit/again.ts'
import {
  accountDeleted,
  askingWho,
  endedElsewhere,
  recognising,
  type SessionPorts,
  sessionSetup,
} from './session.setup.ts'

/** The citizen's session, for the whole lifetime of the app (AUTH-01, AUTH-09 … AUTH-17). */
export const sessionMachine = (ports: SessionPorts) => {
  const session = sessionSetup(ports)
  return session.createMachine({
    id: 'session',
    context: ({ input }) => ({
      isStored: input.isOpen,
      user: undefined,
      lost: undefined,
      failure: undefined,
      isRecognised: false,
      isOutdated: false,
    }),
    invoke: {
      id: 'watchSession',
      src: 'watchSession',
      onError: { description: 'Deaf to other tabs, the session here stands all the same.' },
    },
    on: {
      'session.opened': {
        description:
          'A sign-in also counts where a session is open already, its user known, asked for or not told (AUTH-05).',
        target: '.arriving',
      },
    },
    initial: 'starting',
    states: {
      starting: {
        tags: 'authenticating',
        always: [{ target: 'reloading', guard: 'isStored' }, { target: 'anonymous' }],
      },
      anonymous: {
        initial: 'browsing',
        on: {
          'session.replaced': 'reloading',
          'session.refused': {
            description: 'A request got a 401 during a sign-in (AUTH-16).',
            target: '.browsing',
            actions: [
              { type: 'keepLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
              { type: 'tellLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
            ],
          },
        },
        states: {
          browsing: {
            on: {
              'signIn.required': 'invited',
              'signIn.invited': 'invited',
              'invitation.accepted': {
                description: 'A page for those who are signed in offers the way there itself.',
                actions: { type: 'tellChosen', params: ({ event }) => event },
              },
            },
          },
          invited: {
            description: 'The login-required dialog is open (SHELL-13).',
            on: {
              'invitation.declined': { target: 'browsing', actions: 'tellDeclined' },
              'invitation.accepted': {
                target: 'browsing',
                actions: { type: 'tellChosen', params: ({ event }) => event },
              },
            },
          },
        },
      },
      reloading: {
        ...askingWho(session, 'reloading', 'authenticated'),
        ...recognising(session),
        tags: 'authenticated',
      },
      arriving: askingWho(session, 'arriving', 'authenticated.arrived'),
      authenticated: {
        tags: 'authenticated',
        initial: 'settled',
        invoke: {
          id: 'announceDevice',
          src: 'announceDevice',
          onDone: {},
          onError: {},
        },
        on: {
          'session.refused': {
            target: 'anonymous',
            actions: [
              { type: 'keepLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
              { type: 'tellLost', params: ({ event }) => ({ during: 'use', message: event.message }) },
            ],
          },
          ...endedElsewhere(session),
          'session.replaced': 'reloading',
          'user.requested': 'reloading',
          ...accountDeleted(session),
        },
        states: {
          arrived: {
            description:
              'A sign-in here is complete once the server returned the user or failed to (AUTH-05, SHELL-14).',
            entry: 'tellCompleted',
            always: 'settled',
          },
          settled: {
            on: {
              'signOut.requested': 'confirmingSignOut',
              'content.changed': {
                target: 'rereading',
                guard: { type: 'isAboutCitizen', params: ({ event }) => event },
              },
              'network.returned': [
                { target: '#session.reloading', guard: 'lackedUser' },
                { target: 'rereading', guard: 'lackedAnswer' },
              ],
            },
            initial: 'deciding',
            states: {
              deciding: {
                description: 'Has the server said who the user is now?',
                always: [{ target: 'resting', guard: 'lacksUser' }, { target: 'known' }],
              },
              known: { description: 'The server has said who the user is.' },
              ...askedAgain('#session.authenticated.rereading'),
            },
          },
          rereading: {
            description:
              'The user changed, or could not be loaded (ERR-09): the user is loaded again, and the old one stays until then.',
            entry: 'noteOutdated',
            on: {
              'signOut.requested': 'confirmingSignOut',
              'content.changed': {
                target: 'rereading',
                reenter: true,
                guard: { type: 'isAboutCitizen', params: ({ event }) => event },
              },
            },
            invoke: {
              id: 'rereadUser',
              src: 'loadUser',
              onDone: {
                target: 'settled',
                actions: [
                  { type: 'tellUserChanged', params: ({ event }) => event.output },
                  { type: 'keepUser', params: ({ event }) => event.output },
                ],
              },
              onError: 'settled',
            },
          },
          confirmingSignOut: {
            description: 'The sign-out is confirmed first; cancelling changes nothing (SHELL-08).',
            on: {
              'signOut.confirmed': {
                description:
                  'The local session is over at once; the server hears of it meanwhile, and whether it does changes nothing (AUTH-11).',
                target: '#session.anonymous',
                actions: ['forgetUser', 'signOut', { type: 'tellClosed', params: true }],
              },
              'content.changed': {
                guard: { type: 'isAboutCitizen', params: ({ event }) => event },
                actions: 'noteOutdated',
              },
              'signOut.cancelled': [{ target: 'rereading', guard: 'lacksUser' }, { target: 'settled' }],
            },
          },
        },
      },
    },
  })
}
