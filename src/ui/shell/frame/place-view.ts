import type { FrameNow } from '#application/app/frame-now.ts'
import { type ScreenName, SCREENS } from '#ui/base/screens.ts'
import type { Verdict } from '#ui/base/verdict.ts'
import { type LostView, notFoundView } from '#ui/view/not-found.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Action, action, type Failed } from '#ui/view/parts.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'

/** What stands over an invitation. */
type InvitationSign = 'heart' | 'chat' | 'bell' | 'calendar' | 'lock'

/** What is shown in place of a screen. */
export type PlaceView =
  | LostView
  /** The screen is loading, or it is not known yet whether the citizen may see it (SHELL-19). */
  | Readonly<{ kind: 'waiting'; title: string }>
  /** For who is not signed in: what they would find, and what it takes (SHELL-13). */
  | Readonly<{
      kind: 'invitation'
      title: string
      text: string
      needs: string
      signIn: Action
      register: Action
      sign: InvitationSign
    }>
  /** It could not be read who the citizen is (AUTH-10). */
  | Readonly<{ kind: 'unknown'; title: string; failed: Failed }>

type Invitation = Readonly<{ text: MessageId; sign: InvitationSign }>

const CHATS: Invitation = { text: 'invitation.chats', sign: 'chat' }
const NOTICES: Invitation = { text: 'invitation.notices', sign: 'bell' }
/** What those who are signed in find on a page. */
const FINDS: Readonly<Partial<Record<ScreenName, Invitation>>> = {
  favourites: { text: 'invitation.favourites', sign: 'heart' },
  chats: CHATS,
  chat: CHATS,
  notices: NOTICES,
  notice: NOTICES,
  profileArea: { text: 'invitation.profile', sign: 'lock' },
  calendar: { text: 'invitation.calendar', sign: 'calendar' },
}
const OTHER: Invitation = { text: 'invitation.other', sign: 'lock' }

/**
 * In place of a screen that this citizen does not see, or does not see yet. [decided] A page for those who are signed in says what they
 * find there; no dialog stands over it (SHELL-13).
 */
export const placeView = (
  name: ScreenName | undefined,
  verdict: Verdict,
  now: Pick<FrameNow, 'session' | 'readUser' | 'acceptInvitation' | 'register'>,
  speech: Speech,
): PlaceView => {
  const { session, readUser } = now
  const { say } = speech
  if (name === undefined) return notFoundView(speech)
  const title = say(SCREENS[name].title)
  switch (verdict) {
    case 'refuse':
      return notFoundView(speech)
    case 'invite': {
      const { text, sign } = FINDS[name] ?? OTHER
      return {
        kind: 'invitation',
        title,
        text: say(text),
        needs: say('invitation.needs'),
        signIn: action(say('signIn.action'), now.acceptInvitation),
        register: action(say('signIn.register'), now.register),
        sign,
      }
    }
    case 'unknown': {
      const ways = { retry: readUser, signIn: session.requireSignIn }
      return { kind: 'unknown', title, failed: failedView(session.userFailure, ways, speech) }
    }
    case 'wait':
    case 'admit':
      return { kind: 'waiting', title }
    default:
      return verdict satisfies never
  }
}
