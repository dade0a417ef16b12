import type { TownChoiceNow } from '#application/town/my-town/town-choice.flow.ts'
import { panelText } from '#ui/base/failure-texts.ts'
import { named } from '#ui/language/titles.ts'
import { positionText } from '#ui/parts/places-map/places-texts.ts'
import type { Choices } from '#ui/view/choices.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Action, action, type Dialog, type Panel } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'

/** The choice of one's own municipality: from one's position, or from the list; none is a choice too. */
export type TownChoiceView = Dialog<
  Readonly<{
    lead: string
    locate: Action
    /** Why the position gave none. */
    problem: string | undefined
    towns: Panel<Readonly<{ empty: string | undefined; choices: Choices }>>
  }>
>

const problemOf = ({ isFar, refusal, failure }: TownChoiceNow, speech: Speech): string | undefined =>
  refusal
    ? speech.say(positionText(refusal))
    : failure
      ? saidIn(speech, panelText(failure))
      : isFar
        ? speech.say('myTown.far')
        : undefined

export const townChoiceView = (now: TownChoiceNow, speech: Speech): TownChoiceView => {
  const { say } = speech
  const { town, all, isLocating, locate, choose, close } = now
  return {
    kind: 'dialog',
    title: say('myTown.title'),
    lead: say('myTown.lead'),
    locate: action(say('myTown.locate'), locate, { isBusy: isLocating }),
    problem: isLocating ? undefined : problemOf(now, speech),
    towns: panelView(all, now.requireSignIn, speech, (towns) => ({
      empty: towns.length === 0 ? say('myTown.empty') : undefined,
      choices: {
        kind: 'choices',
        label: say('myTown.list'),
        choices: [
          {
            kind: 'choice',
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
