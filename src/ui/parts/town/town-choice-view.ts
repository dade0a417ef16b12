import type { TownChoiceNow } from '#application/town/my-town/town-choice.flow.ts'
import { panelText, positionText } from '#ui/base/failure-texts.ts'
import { named } from '#ui/language/titles.ts'
import { panelView } from '#ui/view/panels.ts'
import { action } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'

const problemOf = ({ isFar, refusal, failure }: TownChoiceNow, speech: Speech): string | undefined =>
  refusal
    ? speech.say(positionText(refusal))
    : failure
      ? saidIn(speech, panelText(failure))
      : isFar
        ? speech.say('myTown.far')
        : undefined

/** The choice of one's own municipality: from one's position, or from the list; none is a choice too. */
export const townChoiceView = (now: TownChoiceNow, speech: Speech) => {
  const { say } = speech
  const { town, all, isLocating, locate, choose, close } = now
  return {
    kind: 'dialog' as const,
    title: say('myTown.title'),
    lead: say('myTown.lead'),
    locate: action(say('myTown.locate'), locate, { isBusy: isLocating }),
    /** Why the position gave none. */
    problem: isLocating ? undefined : problemOf(now, speech),
    towns: panelView(all, now.requireSignIn, speech, (towns) => ({
      empty: towns.length === 0 ? say('myTown.empty') : undefined,
      choices: {
        kind: 'choices' as const,
        label: say('myTown.list'),
        choices: [
          {
            kind: 'choice' as const,
            key: 0,
            label: say('myTown.none'),
            isOn: town === undefined,
            flip: () => choose(undefined),
          },
          ...towns.map(({ id, name }) => ({
            kind: 'choice' as const,
            key: id,
            label: named(name, speech),
            isOn: id === town?.id,
            flip: () => choose({ id, name }),
          })),
        ],
      },
    })),
    cancel: action(say('action.close'), close),
  }
}

export type TownChoiceView = ReturnType<typeof townChoiceView>
