import type { SnapshotFrom } from 'xstate'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { agreementMachine, agreementReadingMachine } from './agreement.machine.ts'

type Snapshot = SnapshotFrom<typeof agreementMachine>

/** The reading of the agreement; undefined after a breakdown. */
export const agreementReading = (snapshot: Snapshot) => snapshot.children.reading
/** The agreement as read; undefined before. */
export const agreementRead = (snapshot: SnapshotFrom<typeof agreementReadingMachine>): Agreement | undefined =>
  snapshot.context.value
/** The state of the switch: the new choice, else the saved value, else the read one. */
export const isAgreed = ({ context: { wished, saved } }: Snapshot, read: Agreement | undefined): boolean =>
  wished ?? saved?.agreed ?? read?.agreed ?? false
/** When it was last saved; undefined when unknown. */
export const savedAt = ({ context: { saved } }: Snapshot, read: Agreement | undefined): Agreement['savedAt'] =>
  (saved ?? read)?.savedAt
export const isSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const savingFailure = (snapshot: Snapshot) => snapshot.context.failure
