import type { ReadAloudNow } from '#application/app/read-aloud/read-aloud.flow.ts'
import type { Sentence } from '#domain/read-aloud/sentence.ts'
import { READING_SPEEDS, type ReadingSpeed } from '#domain/read-aloud/speed.ts'
import { type Action, action } from '#ui/view/parts.ts'
import { type Select, selectAmong } from '#ui/view/selects.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** The controls of a text that is read, and the sentence that is said. */
export type PlayerView = Readonly<{
  /** The name of the player, for screen readers. */
  label: string
  place: string
  words: string
  /** The place of the sentence, to mark it in the text. */
  mark: Pick<Sentence, 'passage' | 'start' | 'end'>
  /** Why nothing is said. */
  told: string | undefined
  previous: Action
  toggle: Action & Readonly<{ sign: 'pause' | 'resume' | 'again' }>
  next: Action
  speed: Select
  close: Action
}>

/** Reading a text aloud: the button that starts it, or the player. Both are undefined without a voice (READ-03). */
export type ReadAloudView = Readonly<{
  kind: 'readAloud'
  listen: Action | undefined
  player: PlayerView | undefined
}>

const SPEEDS = {
  slow: 'readAloud.speedSlow',
  normal: 'readAloud.speedNormal',
  fast: 'readAloud.speedFast',
  fastest: 'readAloud.speedFastest',
} as const satisfies Readonly<Record<ReadingSpeed, MessageId>>

const TOLD = { failed: 'readAloud.failed', ended: 'readAloud.ended' } as const

const toggleView = ({ face, pause, resume }: ReadAloudNow, { say }: Speech): PlayerView['toggle'] => {
  switch (face) {
    case 'speaking':
      return { ...action(say('readAloud.pause'), pause), sign: 'pause' }
    case 'ended':
      return { ...action(say('readAloud.again'), resume), sign: 'again' }
    default:
      return { ...action(say('readAloud.resume'), resume), sign: 'resume' }
  }
}

const playerView = (now: ReadAloudNow, sentence: Sentence, speech: Speech): PlayerView => {
  const { say } = speech
  const { face, place, speed, repeat, skip, choose, close } = now
  return {
    label: say('readAloud.player'),
    place: say('readAloud.place', place),
    words: sentence.text,
    mark: sentence,
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

export const readAloudView = (now: ReadAloudNow, speech: Speech): ReadAloudView => {
  const { face, sentence, start } = now
  const isOpen = face !== 'absent' && face !== 'closed'
  return {
    kind: 'readAloud',
    listen: face === 'closed' ? action(speech.say('readAloud.listen'), start) : undefined,
    player: isOpen && sentence ? playerView(now, sentence, speech) : undefined,
  }
}
