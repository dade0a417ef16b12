import { typedLine } from '#domain/text/typed.ts'
import type { SnapshotFrom } from 'xstate'
import { IDLE_FILTER_LENGTH } from '#domain/users/user-query.ts'
import type { userEditorMachine } from './user-editor.machine.ts'
import type { usersMachine } from './users.machine.ts'

type Management = SnapshotFrom<typeof usersMachine>
type Editor = SnapshotFrom<typeof userEditorMachine>

export const userEditorActor = (snapshot: Management) => snapshot.children.editor
/** Whether something is typed that is too short to filter (ADMIN-02). */
export const isFilterTooShort = ({ context }: Management): boolean => {
  const { length } = [...typedLine(context.typed)]
  return length > 0 && length <= IDLE_FILTER_LENGTH
}

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
