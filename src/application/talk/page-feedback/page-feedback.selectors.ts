import type { SnapshotFrom } from 'xstate'
import type { pageFeedbackMachine } from './page-feedback.machine.ts'

type Snapshot = SnapshotFrom<typeof pageFeedbackMachine>

export const opinion = ({ context }: Snapshot) => context.opinion
