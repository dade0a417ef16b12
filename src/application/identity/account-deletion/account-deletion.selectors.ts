import type { SnapshotFrom } from 'xstate'
import type { accountDeletionMachine } from './account-deletion.machine.ts'

export const deletionForm = ({ children }: SnapshotFrom<typeof accountDeletionMachine>) => children.form
