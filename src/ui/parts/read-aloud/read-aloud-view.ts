import { openReadAloud, type ReadAloudNow } from '#application/app/read-aloud/read-aloud.flow.ts'
import type { Passage, Sentence } from '#domain/read-aloud/sentence.ts'
import { READING_SPEEDS, type ReadingSpeed } from '#domain/read-aloud/speed.ts'
import { sentencesOf } from '#ui/language/spoken/sentences.ts'
import { partOf } from '#ui/view/late.ts'
import { action } from '#ui/view/parts.ts'
import { selectAmong } from '#ui/view/selects.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

const SPEEDS = {
  slow: 'readAloud.speedSlow',
  normal: 'readAloud.speedNormal',
  fast: 'readAloud.speedFast',
  fastest: 'readAloud.speedFastest',
} as const satisfies Readonly<Record<ReadingSpeed, MessageId>>

const TOLD = { failed: 'readAloud.failed', ended: 'readAloud.ended' } as const

const toggleView = ({ face, pause, resume }: ReadAloudNow, { say }: Speech) => {
  switch (face) {
    case 'speaking':
      return { ...action(say('readAloud.pause'), pause), sign: 'pause' as const }
    case 'ended':
      return { ...action(say('readAloud.again'), resume), sign: 'again' as const }
    default:
      return { ...action(say('readAloud.resume'), resume), sign: 'resume' as const }
  }
}

/** The controls of a text that is read, and the sentence that is said. */
const playerView = (now: ReadAloudNow, sentence: Sentence, speech: Speech) => {
  const { say } = speech
  const { face, place, speed, repeat, skip, choose, close } = now
  return {
    /** The name of the player, for screen readers. */
    label: say('readAloud.player'),
    place: say('readAloud.place', place),
    words: sentence.text,
    /** The place of the sentence, to mark it in the text. */
    mark: sentence,
    /** Why nothing is said. */
    told: face === 'failed' || face === 'ended' ? say(TOLD[face]) : undefined,
    previous: action(say('readAloud.previous'), repeat),
    toggle: toggleView(now, speech),
    next: action(say('readAloud.next'), skip, { isDisabled: face === 'ended' }),
    speed: selectAmong({
      label: say('readAloud.speed'),
      value: speed,
      known: READING_SPEEDS,
      text: (one) => say(SPEEDS[one]),
      choose: (one) => {
        if (one !== undefined) choose(one)
      },
    }),
    close: action(say('readAloud.close'), close),
  }
}

export type PlayerView = ReturnType<typeof playerView>

/** Reading a text aloud: the button that starts it, or the player. Both are undefined without a voice (READ-03). */
export const readAloudView = (now: ReadAloudNow, speech: Speech) => {
  const { face, sentence, start } = now
  const isOpen = face !== 'absent' && face !== 'closed'
  return {
    kind: 'readAloud' as const,
    listen: face === 'closed' ? action(speech.say('readAloud.listen'), start) : undefined,
    player: isOpen && sentence ? playerView(now, sentence, speech) : undefined,
  }
}

export type ReadAloudView = ReturnType<typeof readAloudView>

/** The reading aloud of a text. */
export const readAloudOf = (passages: readonly Passage[]) =>
  partOf((scope) => openReadAloud(scope, sentencesOf(passages)), readAloudView)
