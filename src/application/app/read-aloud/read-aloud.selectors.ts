import type { SnapshotFrom } from 'xstate'
import type { Sentence } from '#domain/read-aloud/sentence.ts'
import { canBeRead, type readAloudMachine } from './read-aloud.machine.ts'

type Snapshot = SnapshotFrom<typeof readAloudMachine>

/** `absent`: the device has no voice for the text, or it is unknown whether it has one. `closed`: it is not read. */
export type ReadAloudFace = 'absent' | 'closed' | 'speaking' | 'paused' | 'failed' | 'ended'

export const readAloudFace = (snapshot: Snapshot): ReadAloudFace => {
  const { reading } = snapshot.value
  if (typeof reading === 'object') return reading.open
  return canBeRead(snapshot.context) ? 'closed' : 'absent'
}

export const currentSentence = ({ context: { sentences, at } }: Snapshot): Sentence | undefined => sentences[at]

/** The index of the current sentence, from 1, and the number of sentences. */
export const placeInText = ({ context: { sentences, at } }: Snapshot) => ({ index: at + 1, count: sentences.length })
