import type { SnapshotFrom } from 'xstate'
import type { Agreement } from '#domain/registration/agreement.ts'
import type { agreementMachine } from './agreement.machine.ts'

type Snapshot = SnapshotFrom<typeof agreementMachine>

/** The state of the switch: the new choice, else the saved value, else the read one. */
export const isAgreed = ({ context: { wished, saved } }: Snapshot, read: Agreement | undefined): boolean =>
  wished ?? saved?.agreed ?? read?.agreed ?? false
/** When it was last saved; undefined when unknown. */
export const savedAt = ({ context: { saved } }: Snapshot, read: Agreement | undefined): Agreement['savedAt'] =>
  (saved ?? read)?.savedAt
