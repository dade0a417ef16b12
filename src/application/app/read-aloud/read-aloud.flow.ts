import type { Scope } from '#application/kit/scope.ts'
import type { Sentence } from '#domain/read-aloud/sentence.ts'
import type { ReadingSpeed } from '#domain/read-aloud/speed.ts'
import { placeInText, readAloudFace, readAloudMachine, type TextToRead } from './read-aloud.machine.ts'

/** Reads a text of a page aloud, until the page is left (READ-01, READ-06). */
export const openReadAloud = (scope: Scope, text: TextToRead) => {
  const actor = scope.run(readAloudMachine(scope.ports), { text })
  const verbs = {
    start: () => actor.send({ type: 'reading.started' }),
    pause: () => actor.send({ type: 'reading.paused' }),
    resume: () => actor.send({ type: 'reading.resumed' }),
    skip: () => actor.send({ type: 'sentence.skipped' }),
    repeat: () => actor.send({ type: 'sentence.repeated' }),
    choose: (speed: ReadingSpeed) => actor.send({ type: 'speed.chosen', speed }),
    close: () => actor.send({ type: 'reading.closed' }),
  }
  return () => {
    const snapshot = actor.getSnapshot()
    const { sentences, at, speed } = snapshot.context
    const sentence: Sentence | undefined = sentences[at]
    return {
      face: readAloudFace(snapshot),
      sentence,
      place: placeInText(snapshot),
      speed,
      ...verbs,
    }
  }
}
export type ReadAloudNow = ReturnType<ReturnType<typeof openReadAloud>>
