import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import { formMachine, type Sent } from '#application/kit/form.machine.ts'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { leavingMachine } from '#application/kit/leaving.machine.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { draftOfUser, NEW_USER, type UserDraft, type UserProblem, userProblems } from '#domain/users/user-draft.ts'
import { unsentDraft } from '#application/kit/form-draft.ts'
import type { Users } from '#application/ports/users.ts'
import type { Unsent } from '#application/ports/unsent.ts'

/** Events that the page of a user publishes; `message`: what the server says of it. */
export type UserEditorNews = { type: 'user.saved'; isNew: boolean; message: string | undefined }

type Context = Readonly<{
  /** Undefined for a user who is not there yet. */
  id: UserId | undefined
  /** As the form begins: new, or as it was read. */
  draft: UserDraft
  /** Why there is no form: the user was not read, or the form broke down. */
  failure: RequestFailure | Unexpected | undefined
}>

type UserPorts = Readonly<{ users: Pick<Users, 'one' | 'save'>; unsent: Unsent }>

/**
 * One user, new or read first, and the form that writes them down (ADMIN-03). It ends once they are saved. Who leaves
 * with something unsaved is asked first, and then everything is as it was read.
 */
export const userEditorMachine = ({ users, unsent }: UserPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ id: UserId | undefined }>,
      emitted: {} as UserEditorNews,
      events: {} as { type: 'retry.requested' } | NetworkNews,
      children: {} as { form: 'form'; leaving: 'leaving' },
    },
    actors: {
      load: fromReading(({ id }: Readonly<{ id: UserId }>, signal) => users.one(id, signal)),
      // It answers with the server's message, when it has one.
      form: formMachine<UserDraft, UserProblem, string | undefined>('userForm', {
        problemsOf: userProblems,
        send: ({ values }) => users.save(values),
        // What is being written of one user is kept apart from what is written of any other; passwords are kept nowhere.
        draft: unsentDraft(unsent, ({ id }) => `users.${id ?? 'new'}`, ['password', 'confirmation', 'origin']),
      }),
      leaving: leavingMachine,
    },
    actions: {
      keepUser: assign((_, user: ManagedUser) => ({ draft: draftOfUser(user), failure: undefined })),
      keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
      tellSaved: emit((_, { values, answer }: Sent<UserDraft, string | undefined>) => ({
        type: 'user.saved' as const,
        isNew: values.id === undefined,
        message: answer,
      })),
    },
    guards: {
      isNew: ({ context }) => context.id === undefined,
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
    },
  }).createMachine({
    id: 'userEditor',
    context: ({ input }) => ({ id: input.id, draft: NEW_USER, failure: undefined }),
    initial: 'beginning',
    states: {
      beginning: { always: [{ target: 'editing', guard: 'isNew' }, { target: 'loading' }] },
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ id: context.id as UserId }),
          onDone: { target: 'editing', actions: { type: 'keepUser', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      failed: {
        on: { 'retry.requested': 'beginning', 'network.returned': { target: 'beginning', guard: 'lackedNetwork' } },
      },
      editing: {
        invoke: [
          {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ values: context.draft }),
            onDone: { target: 'saved', actions: { type: 'tellSaved', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
          {
            id: 'leaving',
            src: 'leaving',
            onDone: { target: 'editing', reenter: true },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
          },
        ],
      },
      saved: { description: 'The page stays as it was until one has left it.', type: 'final' },
    },
  })

/** What the page of one user shows. */
export type UserFace = 'loading' | 'failed' | 'missing' | 'form'

export const userFace = (snapshot: SnapshotFrom<ReturnType<typeof userEditorMachine>>): UserFace =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? snapshot.context.failure?._tag === 'Missing'
        ? 'missing'
        : 'failed'
      : 'form'
