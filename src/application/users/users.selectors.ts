import { typedLine } from '#domain/text/typed.ts'
import type { SnapshotFrom } from 'xstate'
import { IDLE_FILTER_LENGTH, type UserQuery } from '#domain/users/user-query.ts'
import type { userEditorMachine } from './user-editor.machine.ts'
import type { userRemovalMachine, usersMachine } from './users.machine.ts'
import type { UserRemoval } from './users-news.ts'

type Management = SnapshotFrom<typeof usersMachine>
type Editor = SnapshotFrom<typeof userEditorMachine>

export const userListActor = (snapshot: Management) => snapshot.children.list
export const userEditorActor = (snapshot: Management) => snapshot.children.editor
export const userRemovalActor = (snapshot: Management) => snapshot.children.removal
export const userQuery = (snapshot: Management): UserQuery => snapshot.context.query
export const typedFilter = (snapshot: Management): string => snapshot.context.typed
/** Whether something is typed that is too short to filter (ADMIN-02). */
export const isFilterTooShort = ({ context }: Management): boolean => {
  const { length } = [...typedLine(context.typed)]
  return length > 0 && length <= IDLE_FILTER_LENGTH
}
export const openUser = (snapshot: Management) => snapshot.context.open
/** Whether the open user has just been saved, and the page is about to be left. */
export const isUserSaved = (snapshot: Management): boolean => snapshot.matches({ working: { page: 'saved' } })
export const isRemovingUser = (snapshot: Management): boolean => snapshot.matches({ working: { removal: 'removing' } })
export const userRemovalSubject = (snapshot: Management): UserRemoval | undefined => snapshot.context.removal
export const isDeletingUser = (snapshot: SnapshotFrom<typeof userRemovalMachine>): boolean => snapshot.hasTag('busy')

/** What the page of one user shows. */
export type UserFace = 'loading' | 'failed' | 'missing' | 'form'

export const userFace = (snapshot: Editor): UserFace =>
  snapshot.hasTag('busy')
    ? 'loading'
    : snapshot.matches('failed')
      ? snapshot.context.failure?._tag === 'Missing'
        ? 'missing'
        : 'failed'
      : 'form'
export const userFailure = (snapshot: Editor) => snapshot.context.failure
export const userFormActor = (snapshot: Editor) => snapshot.children.form
export const userLeavingActor = (snapshot: Editor) => snapshot.children.leaving
