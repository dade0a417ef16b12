import type { FlowGiven } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { myTown } from './my-town.implementations.ts'
import { heldTown } from './my-town.selectors.ts'

/** The citizen's own municipality: the first flow that needs it opens it, and it lives as long as the app. */
export const myTownOfApp = ({ piazza, ports }: FlowGiven) => piazza.open('myTown', myTown({ piazza, ports }), undefined)

/** One's own municipality while a screen is open: it hears of each change. */
export const followMyTown = (scope: Scope): (() => MyTown | undefined) => {
  const actor = myTownOfApp(scope)
  scope.watch(actor)
  return () => heldTown(actor.getSnapshot())
}
