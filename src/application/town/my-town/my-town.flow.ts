import type { App, FlowGiven } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { myTownMachine } from './my-town.machine.ts'
import type { ReaderNews } from './my-town.setup.ts'

/** Tells whether somebody is signed in, at once and when that changes, until the returned function is called. */
export const followReader =
  (piazza: Pick<App, 'session'>) =>
  (tell: (news: ReaderNews) => void): (() => void) => {
    let before: boolean | undefined
    const say = () => {
      const isSignedIn = sessionNow(piazza).standing === 'authenticated'
      if (isSignedIn !== before) tell({ type: 'reader.changed', isSignedIn })
      before = isSignedIn
    }
    say()
    return piazza.session.subscribe(say).unsubscribe
  }

/** The citizen's own municipality: the first flow that needs it opens it, and it lives as long as the app. */
export const myTownOfApp = ({ piazza, ports }: FlowGiven) =>
  piazza.open('myTown', myTownMachine(ports, followReader(piazza)), undefined)

/** One's own municipality while a screen is open: it hears of each change. */
export const followMyTown = (scope: Scope): (() => MyTown | undefined) => {
  const actor = myTownOfApp(scope)
  scope.watch(actor)
  return () => actor.getSnapshot().context.town
}
