import type { News } from '#application/news.ts'
import { type Act, actionMachine } from './action.machine.ts'
import type { Scope } from './scope.ts'

/** Something that can be done on a page, and whether it is under way. */
export type ActionNow<Subject> = Readonly<{ isBusy: boolean; act: (subject: Subject) => void }>

/** Offers an action for as long as the scope is open; what is told of its end goes to the app. */
export const openAction = <Subject, Answer>(
  scope: Scope,
  parts: Act<Subject, Answer, News>,
): (() => ActionNow<Subject>) => {
  const actor = scope.run(actionMachine(parts), undefined)
  const act = (subject: Subject) => actor.send({ type: 'act.requested', subject })
  return () => ({ isBusy: actor.getSnapshot().hasTag('busy'), act })
}
