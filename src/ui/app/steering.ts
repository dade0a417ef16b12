import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { News } from '#application/news.ts'
import type { Journey } from '#application/ports/journey.ts'
import { removedChats } from '#domain/chat/removal.ts'
import { splitLanguage } from '#ui/language/languages.ts'
import { addressAtTopic, chatPath, leadsToSignIn, SCREENS, screenAt, searchPath } from '#ui/base/screens.ts'

/** Where the citizen is and how far back they can go. Paths carry no language prefix. */
export type Whereabouts = Readonly<{ path: string; hasHistory: boolean; journey: Journey }>

/**
 * Where to go; `replace` leaves no way back to where one was. `isGone`: what one was at is there no longer, or never was to
 * be seen, so that it is the one replaced, and not the question about it which may still lie over it. `isWanted`: the citizen
 * pressed for it, so that who would lose something is asked first.
 */
export type Course =
  | Readonly<{ kind: 'go'; to: string; replace: boolean; isGone?: boolean; isWanted?: boolean }>
  | Readonly<{ kind: 'back' }>
  | undefined

const go = (to: string): Course => ({ kind: 'go', to, replace: false })
const replace = (to: string): Course => ({ kind: 'go', to, replace: true })
const replaceGone = (to: string): Course => ({ kind: 'go', to, replace: true, isGone: true })
const goAsWanted = (to: string): Course => ({ kind: 'go', to, replace: false, isWanted: true })
const HOME: string = SCREENS.home.path

/** A password that was forgotten is used at once (PWD-03); a forced change goes on by itself (PWD-05). */
const PASSWORD_CHANGED: Readonly<Record<Extract<News, { type: 'password.changed' }>['how'], Course>> = {
  byCode: replace(SCREENS.signIn.path),
  forced: undefined,
  byOwner: replace(SCREENS.profileArea.path),
}

/** The list of users as the address of one of them keeps it. */
const userListAround = (path: string): string => `${SCREENS.users.path}${/\?.*/.exec(path)?.[0] ?? ''}`

type Steering = {
  readonly [Type in News['type']]?: (news: Extract<News, { type: Type }>, at: Whereabouts) => Course
}

/** Which news lead where: the one table from what happened to routes. News that are not here lead nowhere. */
const STEERING: Steering = {
  'signIn.completed': (_, { journey }) =>
    replace(
      pipe(
        journey.takeReturn(),
        Option.getOrElse(() => HOME),
      ),
    ),
  'signIn.chosen': ({ isNew }, { path, journey }) => {
    journey.rememberReturn(path)
    return replaceGuarded(path, isNew ? SCREENS.registration.path : SCREENS.signIn.path)
  },
  'signIn.declined': (_, { path }) => (isGuarded(path) ? replaceGone(HOME) : undefined),
  'signIn.migrationRequired': () => go(`${SCREENS.forgotPassword.path}?migration=true`),
  'signIn.passwordChangeRequired': () => go(SCREENS.forcedPassword.path),
  'password.changed': ({ how }) => PASSWORD_CHANGED[how],
  'registration.sent': () => replace(SCREENS.activation.path),
  'activation.wanted': () => go(SCREENS.activation.path),
  'account.activated': () => replace(SCREENS.signIn.path),
  'session.lost': () => replace(SCREENS.signInAgain.path),
  'session.closed': () => go(HOME),
  // Whoever signs in for it comes back to the very topic (TOPIC-02).
  'subscription.signInRequired': ({ topic }, { path }) => replace(addressAtTopic(path, topic)),
  'search.asked': ({ wish: { text, province } }) => replace(searchPath(text, province)),
  'user.saved': (_, { path }) => replace(userListAround(path)),
  'user.removed': ({ removal: { from } }, { path }) =>
    from === 'detail' ? replaceGone(userListAround(path)) : undefined,
  'reminder.opened': ({ path }) => goAsWanted(path),
  'page.wanted': ({ path }) => goAsWanted(path),
  'chat.opened': ({ id }) => goAsWanted(chatPath(id)),
  // Whoever has the conversation open that goes comes to the list (CHAT-05).
  'chats.removed': ({ removal }, { path }) =>
    removedChats(removal).some((id) => path.replace(/[?#].*/, '') === chatPath(id))
      ? replaceGone(SCREENS.chats.path)
      : undefined,
  'notices.removed': ({ removal }) => {
    if (removal.kind !== 'one' || removal.from !== 'detail') return undefined
    const { activity } = removal
    return replaceGone(activity === undefined ? SCREENS.notices.path : `${SCREENS.notices.path}?activity=${activity}`)
  },
}

const isGuarded = (path: string): boolean => {
  const screen = screenAt(path)
  return screen !== undefined && SCREENS[screen].access !== 'everyone'
}

/**
 * A guarded page that a citizen could not see is no place to come back to by the back button: it is the one replaced,
 * and not the invitation to sign in which lies over it.
 */
const replaceGuarded = (from: string, to: string): Course => (isGuarded(from) ? replaceGone(to) : go(to))

/** Where some news lead the citizen; undefined when they stay. */
export const steer = (news: News, at: Whereabouts): Course =>
  // The table is indexed by the very type of the news; TypeScript cannot see that the two go together.
  (STEERING[news.type] as ((news: News, at: Whereabouts) => Course) | undefined)?.(news, at)

/** Where the back button leads: the stored place once, else back in history, else Home (SHELL-02). */
export const steerBack = ({ path, journey, hasHistory }: Whereabouts): Course =>
  pipe(
    journey.takeBack(),
    // It may have been kept under a language: one stays in the language that is spoken now.
    Option.map((kept) => splitLanguage(kept).path),
    // Whoever went out from here and is here again wants to go further back (SHELL-03).
    Option.filter((kept) => kept !== path),
    Option.match(() => (hasHistory ? { kind: 'back' } : go(HOME)), replace),
  )

/**
 * Called at each arrival: a citizen who left the sign-in for somewhere else is not taken anywhere by a later one
 * (SHELL-14), and whose sign-in it was is forgotten.
 */
export const arrived = ({
  path,
  journey,
  leaveSignIn,
}: Pick<Whereabouts, 'path' | 'journey'> & Readonly<{ leaveSignIn: () => void }>): void => {
  if (leadsToSignIn(path)) return
  journey.takeReturn()
  leaveSignIn()
}
