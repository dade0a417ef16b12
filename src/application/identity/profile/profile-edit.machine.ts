import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import { errorOf, fromSignalled, requestFailureOf } from '#application/kit/from-port.ts'
import { leavingMachine } from '#application/kit/leaving.machine.ts'
import { present } from '#application/kit/present.ts'
import type { Posted } from '#application/outbox/posted.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { ImageFailure } from '#application/ports/images.ts'
import type { PictureChange } from '#domain/images/picture-change.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import {
  draftOf,
  draftProblems,
  type AccountNames,
  namesOf,
  PROFILE_FORM,
  type ProfileDraft,
  profileOf,
  type ProfileProblem,
  savedPart,
} from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { addressSearchMachine } from './address-search.machine.ts'
import { IMAGE_FAILURES, pictureMachine, type PictureNews } from './picture.machine.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import { type ProfilePorts, saveProfile } from './save-profile.ts'

/** Events that an edit of the citizen's profile publishes. */
export type ProfileNews =
  /** `name`: the account has its new name, which was sent after the rest. */
  | { type: 'profile.saved'; part: 'profile' | 'image' | 'name' }
  /** Saved, but the account still has its old name; `lacks` says why where nobody has seen it yet. */
  | { type: 'profile.savedUnnamed'; lacks?: RequestFailure }

type Context = Readonly<{
  /** The profile as read: a save is compared with it. */
  profile: Profile
  /** The initial values of the form. */
  draft: ProfileDraft
  /** The saved profile, once saved. */
  saved: ProfileDraft | undefined
  /** Why the account did not take its new name, or why the edit broke down. */
  failure: RequestFailure | Unexpected | undefined
  /** What is told at the end: nothing of what was cancelled, and of what waits in the outbox it will. */
  outcome: ProfileNews | undefined
}>

type Event =
  | PictureNews
  | { type: 'address.chosen'; found: FoundAddress }
  | { type: 'save.requested' }
  /** Repeats the last step, or restarts the edit. */
  | { type: 'retry.requested' }
  | { type: 'edit.givenUp' }

/** The fields filled by an address of the places service; unknown fields keep their text. */
const addressFields = (found: FoundAddress): Partial<ProfileDraft> => ({
  ...(found.address !== undefined && { address: found.address }),
  ...(found.postalCode !== undefined && { postalCode: found.postalCode }),
  ...(found.municipality !== undefined && { municipality: found.municipality }),
  ...(found.province !== undefined && { province: found.province }),
  ...(found.country !== undefined && { country: found.country }),
})

const CHANGE = {
  type: 'changePicture',
  params: ({ event }: Readonly<{ event: Extract<PictureNews, { type: 'picture.changed' }> }>) => event.picture,
} as const

const BROKEN = { target: 'broken', actions: { type: 'keepFailure', params: errorOf } } as const

const draftSaved = ({ saved }: Context): Profile => profileOf(present(saved))

/** An edit of the profile: its form, its picture, the address search, and the save (PROF-03 … PROF-06, PROF-09). */
export const profileEditMachine = (ports: ProfilePorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ profile: Profile }>,
      emitted: {} as ProfileNews,
      events: {} as Event,
      children: {} as { form: 'form'; picture: 'picture'; addressSearch: 'addressSearch'; leaving: 'leaving' },
    },
    actors: {
      form: formMachine<ProfileDraft, ProfileProblem, Posted<void>, ImageFailure>('profileForm', {
        problemsOf: draftProblems,
        send: ({ values, initial }, author) => saveProfile(ports, values, initial, author),
        failures: IMAGE_FAILURES,
        // A decoded picture lives as long as its form: afterwards it must be chosen again.
        draft: unsentDraft(ports.unsent, () => PROFILE_FORM, ['picture', 'origin']),
      }),
      picture: pictureMachine(ports),
      addressSearch: addressSearchMachine(ports),
      leaving: leavingMachine,
      rename: fromSignalled((names: AccountNames, author) => ports.post({ kind: 'accountRenamed', names }, author)),
    },
    actions: {
      changePicture: sendTo('form', (_, picture: PictureChange) => ({
        type: 'fields.changed' as const,
        fields: { picture },
      })),
      fillAddress: sendTo('form', (_, found: FoundAddress) => ({
        type: 'fields.changed' as const,
        fields: addressFields(found),
      })),
      submitForm: sendTo('form', { type: 'form.submitted' }),
      endSearch: sendTo('addressSearch', { type: 'search.ended' }),
      keepSaved: assign(({ context }, { values, answer }: Sent<ProfileDraft, Posted<void>>) => ({
        saved: values,
        outcome: answer.isDelayed
          ? undefined
          : { type: 'profile.saved' as const, part: savedPart(context.profile, values) },
      })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      keepLack: assign((_, { answer }: Sent<ProfileDraft, Posted<void>>) => ({
        failure: answer.isDelayed ? undefined : answer.lacks,
      })),
      forgetFailure: assign({ failure: undefined }),
      remainUnnamed: assign({ outcome: { type: 'profile.savedUnnamed' } }),
      tellOutcome: enqueueActions(({ context, enqueue }) => {
        if (context.outcome) enqueue.emit(context.outcome)
      }),
    },
    guards: {
      lacksName: (_, { answer }: Sent<ProfileDraft, Posted<void>>) => !answer.isDelayed && answer.lacks !== undefined,
    },
  }).createMachine({
    id: 'profileEdit',
    context: ({ input }) => ({
      profile: input.profile,
      draft: draftOf(input.profile),
      saved: undefined,
      failure: undefined,
      outcome: undefined,
    }),
    initial: 'writing',
    states: {
      writing: {
        entry: 'forgetFailure',
        invoke: [
          {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ values: context.draft }),
            onDone: [
              {
                target: 'unnamed',
                guard: { type: 'lacksName', params: ({ event }) => event.output },
                actions: [
                  { type: 'keepSaved', params: ({ event }) => event.output },
                  { type: 'keepLack', params: ({ event }) => event.output },
                ],
              },
              { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
            ],
            onError: BROKEN,
          },
          {
            id: 'picture',
            src: 'picture',
            input: ({ context }) => ({ kept: context.draft.picture }),
            onError: BROKEN,
          },
          {
            id: 'addressSearch',
            src: 'addressSearch',
            onError: BROKEN,
          },
          {
            id: 'leaving',
            src: 'leaving',
            onDone: 'left',
            onError: BROKEN,
          },
        ],
        on: {
          'picture.changed': { actions: CHANGE },
          'address.chosen': {
            actions: [{ type: 'fillAddress', params: ({ event }) => event.found }, 'endSearch'],
          },
        },
        initial: 'complete',
        states: {
          complete: { on: { 'save.requested': { actions: 'submitForm' }, 'picture.opening': 'opening' } },
          opening: {
            description: 'A photo was chosen and is not open yet: a save would go without it.',
            on: {
              'save.requested': 'waiting',
              'picture.refused': 'complete',
              'picture.changed': { target: 'complete', actions: CHANGE },
            },
          },
          waiting: {
            description: 'The save goes as soon as the photo is open; with one that cannot be, it is asked for anew.',
            on: {
              'picture.refused': 'complete',
              'picture.changed': { target: 'complete', actions: [CHANGE, 'submitForm'] },
            },
          },
        },
      },
      renaming: {
        description: 'The profile is saved; the name of the account is sent once more (PROF-04).',
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
        description: 'All is saved except the name of the account.',
        on: {
          'retry.requested': 'renaming',
          'edit.givenUp': { target: 'saved', actions: 'remainUnnamed' },
        },
      },
      broken: {
        description: 'A child has a defect: it can only be restarted or left.',
        on: { 'retry.requested': 'writing', 'edit.givenUp': 'left' },
      },
      saved: { type: 'final', entry: 'tellOutcome' },
      left: { type: 'final' },
    },
  })

type Snapshot = SnapshotFrom<ReturnType<typeof profileEditMachine>>

/** The state of an edit: its form, or the outcome for the account's name after the rest was saved. */
export const editFace = (snapshot: Snapshot): 'form' | 'renaming' | 'unnamed' | 'broken' =>
  (['renaming', 'unnamed', 'broken'] as const).find((face) => snapshot.matches(face)) ?? 'form'

/** Whether a chosen photo is not open yet: it is not in the form. */
export const isOpeningPicture = (snapshot: Snapshot): boolean =>
  snapshot.matches({ writing: 'opening' }) || awaitsPicture(snapshot)
/** Whether the save waits for that photo. */
export const awaitsPicture = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'waiting' })
