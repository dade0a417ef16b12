import { assign, sendTo, setup } from 'xstate'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import { errorOf, failureOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { ImageFailure } from '#application/ports/images.ts'
import { type Crop, CENTRE, fitted } from '#domain/images/crop.ts'
import { type OpenPicture, type PictureChange, REMOVED } from '#domain/images/picture-change.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import {
  changesNames,
  draftOf,
  draftProblems,
  type Names,
  namesOf,
  type ProfileDraft,
  type ProfileProblem,
  profileOf,
  savedPart,
} from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { addressSearchMachine } from './address-search.machine.ts'

/** A table so that a new one is not forgotten. */
const IMAGE_FAILURES: Readonly<Record<ImageFailure['_tag'], true>> = {
  WrongImageType: true,
  ImageTooHeavy: true,
  ImageUnreadable: true,
}
const imageFailureOf = failureOf<ImageFailure>(IMAGE_FAILURES)

export const profileFormMachine = formMachine<ProfileDraft, ProfileProblem, void, ImageFailure>(
  'profileForm',
  draftProblems,
  IMAGE_FAILURES,
)

/** How an edit ended: with everything saved, with everything but the account's name, or with nothing. */
export type Edited = Readonly<
  { outcome: 'saved'; part: 'profile' | 'image' } | { outcome: 'unnamed' } | { outcome: 'left' }
>

type Context = Readonly<{
  /** As it was read: what a save is compared with. */
  profile: Profile
  /** The file being opened. */
  file: Blob | undefined
  /** Why the last file was refused, until another is chosen. */
  refusal: ImageFailure | Unexpected | undefined
  /** What was saved, once it is. */
  saved: ProfileDraft | undefined
  /** Why the account did not take its new name. */
  failure: RequestFailure | Unexpected | undefined
  outcome: Edited
}>

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.removed' }
  | { type: 'crop.changed'; picture: OpenPicture; crop: Crop }
  | { type: 'address.chosen'; found: FoundAddress }
  | { type: 'leaving.requested'; wouldLose: boolean }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.cancelled' }
  | { type: 'naming.retried' }
  | { type: 'naming.givenUp' }

/** What an address found by the places service says of the fields; what it does not know stays as it was typed. */
const addressFields = (found: FoundAddress): Partial<ProfileDraft> => ({
  ...(found.address !== undefined && { address: found.address }),
  ...(found.postalCode !== undefined && { postalCode: found.postalCode }),
  ...(found.municipality !== undefined && { municipality: found.municipality }),
  ...(found.province !== undefined && { province: found.province }),
  ...(found.country !== undefined && { country: found.country }),
})

const draftSaved = ({ saved }: Context): Profile => profileOf(present(saved))

/** A profile being changed: its form, its picture, the search for an address, and what happens to it at the end (PROF-03 … PROF-06, PROF-09). */
export const profileEditMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ profile: Profile }>,
    output: {} as Edited,
    events: {} as Event,
    children: {} as { form: 'form'; addressSearch: 'addressSearch' },
  },
  actors: {
    form: profileFormMachine,
    addressSearch: addressSearchMachine,
    openPicture: needsPort<OpenPicture, Readonly<{ file: Blob }>>('openPicture'),
    rename: needsPort<void, Names>('rename'),
  },
  actions: {
    keepFile: assign((_, { file }: Readonly<{ file: Blob }>) => ({ file, refusal: undefined })),
    keepRefusal: assign((_, error: unknown) => ({ refusal: imageFailureOf(error) })),
    forgetRefusal: assign({ refusal: undefined }),
    changePicture: sendTo('form', (_, { picture }: Readonly<{ picture: PictureChange }>) => ({
      type: 'fields.changed' as const,
      fields: { picture },
    })),
    fillAddress: sendTo('form', (_, { found }: Readonly<{ found: FoundAddress }>) => ({
      type: 'fields.changed' as const,
      fields: addressFields(found),
    })),
    endSearch: sendTo('addressSearch', { type: 'search.ended' }),
    keepSaved: assign(({ context }, { values }: Sent<ProfileDraft, void>) => ({
      saved: values,
      outcome: { outcome: 'saved' as const, part: savedPart(context.profile, values) },
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    forgetFailure: assign({ failure: undefined }),
    remainUnnamed: assign({ outcome: { outcome: 'unnamed' } }),
  },
  guards: {
    wouldLose: (_, { wouldLose }: Readonly<{ wouldLose: boolean }>) => wouldLose,
    changesNames: ({ context }, { values }: Sent<ProfileDraft, void>) =>
      changesNames(context.profile, profileOf(values)),
  },
}).createMachine({
  id: 'profileEdit',
  context: ({ input }) => ({
    profile: input.profile,
    file: undefined,
    refusal: undefined,
    saved: undefined,
    failure: undefined,
    outcome: { outcome: 'left' },
  }),
  initial: 'writing',
  states: {
    writing: {
      type: 'parallel',
      invoke: [
        {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({ values: draftOf(context.profile) }),
          onDone: [
            {
              target: 'renaming',
              guard: { type: 'changesNames', params: ({ event }) => event.output },
              actions: { type: 'keepSaved', params: ({ event }) => event.output },
            },
            { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
          ],
        },
        { id: 'addressSearch', src: 'addressSearch' },
      ],
      on: {
        'address.chosen': {
          actions: [{ type: 'fillAddress', params: ({ event }) => ({ found: event.found }) }, 'endSearch'],
        },
      },
      states: {
        picture: {
          initial: 'resting',
          on: {
            'file.chosen': {
              target: '.opening',
              actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
              reenter: true,
            },
            'picture.removed': {
              target: '.resting',
              actions: [
                'forgetRefusal',
                {
                  type: 'changePicture',
                  params: ({ context: { profile } }) => ({
                    picture: profile.image === undefined ? draftOf(profile).picture : REMOVED,
                  }),
                },
              ],
            },
          },
          states: {
            resting: {
              on: {
                'crop.changed': {
                  actions: {
                    type: 'changePicture',
                    params: ({ event: { picture, crop } }) => ({
                      picture: { kind: 'replaced' as const, picture, crop: fitted(crop, picture) },
                    }),
                  },
                },
              },
            },
            opening: {
              invoke: {
                id: 'openPicture',
                src: 'openPicture',
                input: ({ context }) => ({ file: present(context.file) }),
                onDone: {
                  target: 'resting',
                  actions: {
                    type: 'changePicture',
                    params: ({ event }) => ({
                      picture: { kind: 'replaced' as const, picture: event.output, crop: CENTRE },
                    }),
                  },
                },
                onError: { target: 'resting', actions: { type: 'keepRefusal', params: errorOf } },
              },
            },
          },
        },
        staying: {
          initial: 'here',
          states: {
            here: {
              on: {
                'leaving.requested': [
                  { target: 'asking', guard: { type: 'wouldLose', params: ({ event }) => event } },
                  { target: '#profileEdit.left' },
                ],
              },
            },
            asking: {
              description: 'Leaving would lose what was typed. Going back once more means staying.',
              on: {
                'leaving.confirmed': '#profileEdit.left',
                'leaving.cancelled': 'here',
                'leaving.requested': 'here',
              },
            },
          },
        },
      },
    },
    renaming: {
      description: 'The profile is saved; the account itself has a call of its own for its name (PROF-04).',
      entry: 'forgetFailure',
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context }) => namesOf(draftSaved(context)),
        onDone: 'saved',
        onError: { target: 'unnamed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    unnamed: {
      description: 'Everything is saved but the name of the account.',
      on: {
        'naming.retried': 'renaming',
        'naming.givenUp': { target: 'saved', actions: 'remainUnnamed' },
        'leaving.requested': { target: 'saved', actions: 'remainUnnamed' },
      },
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
