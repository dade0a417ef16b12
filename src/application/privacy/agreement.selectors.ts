import type { SnapshotFrom } from 'xstate'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { agreementMachine, agreementReadingMachine } from './agreement.machine.ts'

type Snapshot = SnapshotFrom<typeof agreementMachine>

/** The reading of the agreement, unless it broke down. */
export const agreementReading = (snapshot: Snapshot) => snapshot.children.reading
/** The agreement as it was read; undefined until it has been. */
export const agreementRead = (snapshot: SnapshotFrom<typeof agreementReadingMachine>): Agreement | undefined =>
  snapshot.context.value
/** What the switch shows: what was just chosen, else what was saved since, else what was read. */
export const isAgreed = ({ context: { wished, saved } }: Snapshot, read: Agreement | undefined): boolean =>
  wished ?? saved?.agreed ?? read?.agreed ?? false
/** When it was last saved; undefined when nobody knows. */
export const savedAt = ({ context: { saved } }: Snapshot, read: Agreement | undefined): Agreement['savedAt'] =>
  (saved ?? read)?.savedAt
export const isSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const savingFailure = (snapshot: Snapshot) => snapshot.context.failure
