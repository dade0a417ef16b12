import { assign, emit, setup } from 'xstate'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { type Edited, profileEditMachine } from './profile-edit.machine.ts'
import type { ProfilePorts } from './save-profile.ts'

/** Events that the citizen's profile publishes. */
export type ProfileNews =
  /** `name`: the account has its new name, which was sent after the rest. */
  | { type: 'profile.saved'; part: 'profile' | 'image' | 'name' }
  /** Saved, but the account still has its old name; `lacks` says why where nobody has seen it yet. */
  | { type: 'profile.savedUnnamed'; lacks?: RequestFailure }

const profileResourceMachine = resourceMachine<undefined, Profile>('profile')

type Context = Readonly<{
  /** The profile being edited, as read. */
  profile: Profile | undefined
  /** Why the reading broke down: a defect, because failures of the call have their own state. */
  failure: RequestFailure | Unexpected | undefined
}>

/** The profile of a citizen, read and edited in one place (PROF-02 … PROF-06, PROF-09). */
export const profileMachine = (ports: ProfilePorts) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'edit.requested'; profile: Profile } | { type: 'retry.requested' },
      emitted: {} as ProfileNews,
      children: {} as { profile: 'profile'; edit: 'edit' },
    },
    actors: {
      profile: profileResourceMachine.provide({
        actors: { load: fromReading((_, signal) => ports.profiles.read(signal)) },
      }),
      edit: profileEditMachine(ports),
    },
    actions: {
      keepProfile: assign((_, profile: Profile) => ({ profile })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      forgetFailure: assign({ failure: undefined }),
      tellSaved: emit((_, edited: Edited): ProfileNews =>
        edited.outcome === 'saved' ? { type: 'profile.saved', part: edited.part } : { type: 'profile.savedUnnamed' },
      ),
    },
    guards: { changedNothing: (_, { outcome }: Edited) => outcome === 'left' },
  }).createMachine({
    id: 'profile',
    context: { profile: undefined, failure: undefined },
    type: 'parallel',
    states: {
      reading: {
        initial: 'able',
        states: {
          able: {
            entry: 'forgetFailure',
            invoke: {
              id: 'profile',
              src: 'profile',
              input: { query: undefined },
              onError: { target: 'broken', actions: { type: 'keepFailure', params: errorOf } },
            },
          },
          broken: { on: { 'retry.requested': 'able' } },
        },
      },
      page: {
        initial: 'viewing',
        states: {
          viewing: {
            on: {
              'edit.requested': {
                target: 'editing',
                actions: { type: 'keepProfile', params: ({ event }) => event.profile },
              },
            },
          },
          editing: {
            invoke: {
              id: 'edit',
              src: 'edit',
              input: ({ context }) => ({ profile: present(context.profile) }),
              onDone: [
                { target: 'viewing', guard: { type: 'changedNothing', params: ({ event }) => event.output } },
                {
                  description: 'The saved profile is read again.',
                  target: ['viewing', '#profile.reading.able'],
                  reenter: true,
                  actions: { type: 'tellSaved', params: ({ event }) => event.output },
                },
              ],
              onError: {
                description: 'A defect; an edit shows its own failures. The server knows the state of the profile.',
                target: ['viewing', '#profile.reading.able'],
                reenter: true,
              },
            },
          },
        },
      },
    },
  })
