import { currentUser, isAdministrator } from '#application/session/session.selectors.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { profileWays } from '#ui/screens/profile/profile-ways.ts'
import { personName, phrase } from './phrases.ts'
import type { Closing, Given, Stage } from './screens.ts'

/** The profile area without a screen: who one is, and where one can go from here. */
export const openProfileArea = (stage: Stage, { piazza, go }: Given): Closing => {
  const session = () => piazza.session.getSnapshot()
  const ways = () => profileWays(isAdministrator(session())).flat()
  stage.screen = {
    texts: () => {
      const user = currentUser(session())
      return [
        ...(user ? [personName(user), user.username] : []),
        ...ways().map((way) => phrase(SCREENS[way].title)),
        phrase('menu.signOut'),
      ]
    },
    actions: () => ({
      ...Object.fromEntries(ways().map((way) => [phrase(SCREENS[way].title), () => go(SCREENS[way].path)])),
      [phrase('menu.signOut')]: () => piazza.session.send({ type: 'signOut.requested' }),
    }),
  }
  return () => {}
}
