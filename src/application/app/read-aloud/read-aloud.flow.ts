import * as seen from './read-aloud.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { ReadingSpeed } from '#domain/read-aloud/speed.ts'
import { readAloudMachine, type TextToRead } from './read-aloud.machine.ts'

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
    return {
      face: seen.readAloudFace(snapshot),
      sentence: seen.currentSentence(snapshot),
      place: seen.placeInText(snapshot),
      speed: snapshot.context.speed,
      ...verbs,
    }
  }
}
export type ReadAloudNow = ReturnType<ReturnType<typeof openReadAloud>>
