import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { myTownOfApp } from './my-town.flow.ts'
import { townChoiceMachine } from './town-choice.machine.ts'

/** The choice of one's own municipality, from a list or from one's position, for as long as its dialog is open. */
export const openTownChoice = (scope: Scope) => {
  const town = myTownOfApp(scope)
  scope.watch(town)
  const all = openReading(scope, ({ municipalities }, signal) => municipalities.all(signal))
  const choice = scope.run(townChoiceMachine(scope.ports), undefined)
  /** Undefined for none. */
  const choose = (one: MyTown | undefined) => town.send({ type: 'town.chosen', town: one })
  scope.onClose(choice.on('town.located', (found) => choose(found.town)).unsubscribe)
  return () => {
    const snapshot = choice.getSnapshot()
    const { refusal, failure } = snapshot.context
    return {
      town: town.getSnapshot().context.town,
      all: all(),
      isLocating: snapshot.matches('locating') || snapshot.matches('finding'),
      /** No municipality is near the citizen. */
      isFar: snapshot.matches('far'),
      refusal,
      failure,
      locate: () => choice.send({ type: 'position.asked' }),
      choose,
      close: () => town.send({ type: 'choice.closed' }),
      requireSignIn: sessionNow(scope.piazza).requireSignIn,
    }
  }
}

export type TownChoiceNow = ReturnType<ReturnType<typeof openTownChoice>>
