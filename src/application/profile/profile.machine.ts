import { assign, emit, sendTo, setup } from 'xstate'
import { present } from '#application/kit/present.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { type Edited, profileEditMachine } from './profile-edit.machine.ts'

/** What others learn of somebody's own profile. */
export type ProfileNews =
  | { type: 'profile.saved'; part: 'profile' | 'image' }
  /** Saved, but the account is still called what it was. */
  | { type: 'profile.savedUnnamed' }

export const profileResourceMachine = resourceMachine<undefined, Profile>('profile')

/** What a citizen tells of themselves, read and changed in one place (PROF-02 … PROF-06, PROF-09). */
export const profileMachine = setup({
  types: {
    context: {} as Readonly<{ profile: Profile | undefined }>,
    events: {} as { type: 'edit.requested'; profile: Profile },
    emitted: {} as ProfileNews,
    children: {} as { profile: 'profile'; edit: 'edit' },
  },
  actors: { profile: profileResourceMachine, edit: profileEditMachine },
  actions: {
    keepProfile: assign((_, { profile }: Readonly<{ profile: Profile }>) => ({ profile })),
    readAnew: sendTo('profile', { type: 'query.changed', query: undefined }),
    tellSaved: emit((_, edited: Edited): ProfileNews =>
      edited.outcome === 'saved' ? { type: 'profile.saved', part: edited.part } : { type: 'profile.savedUnnamed' },
    ),
  },
  guards: { changedNothing: (_, { outcome }: Edited) => outcome === 'left' },
}).createMachine({
  id: 'profile',
  context: { profile: undefined },
  invoke: { id: 'profile', src: 'profile', input: { query: undefined } },
  initial: 'viewing',
  states: {
    viewing: {
      on: {
        'edit.requested': {
          target: 'editing',
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.profile }) },
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
            target: 'viewing',
            actions: ['readAnew', { type: 'tellSaved', params: ({ event }) => event.output }],
          },
        ],
      },
    },
  },
})
