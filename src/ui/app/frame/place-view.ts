import type { FrameNow } from '#application/app/frame-now.ts'
import { brokenTexts, isMissingPiece } from '#ui/app/reading/failure-texts.ts'
import { type ScreenName, SCREENS } from '#ui/app/screens.ts'
import type { Verdict } from '#ui/app/verdict.ts'
import { lostView, type LostView, notFoundView } from '#ui/view/not-found.ts'
import { failedView } from '#ui/view/panels.ts'
import { action, type Failed } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'

/** What is shown in place of a screen. */
export type PlaceView =
  | LostView
  /** The screen is loading, or it is not known yet whether the citizen may see it (SHELL-19). */
  | Readonly<{ kind: 'waiting'; title: string }>
  /** Under the invitation to sign in (SHELL-13). */
  | Readonly<{ kind: 'invitation'; title: string; text: string }>
  /** It could not be read who the citizen is (AUTH-10). */
  | Readonly<{ kind: 'unknown'; title: string; failed: Failed }>

/** In place of a screen that broke (SHELL-17). One that could not be fetched is offered again (ERR-04). */
export const brokenView = (error: unknown, isOnline: boolean, retry: () => void, speech: Speech): LostView => {
  const { title, text } = brokenTexts(error, isOnline)
  return {
    ...lostView('broken', saidIn(speech, title), text && saidIn(speech, text), speech),
    retry: isMissingPiece(error) ? action(speech.say('action.retry'), retry) : undefined,
  }
}

/** In place of a screen that this citizen does not see, or does not see yet. */
export const placeView = (
  name: ScreenName | undefined,
  verdict: Verdict,
  { session, readUser }: Pick<FrameNow, 'session' | 'readUser'>,
  speech: Speech,
): PlaceView => {
  const { say } = speech
  if (name === undefined) return notFoundView(speech)
  const title = say(SCREENS[name].title)
  switch (verdict) {
    case 'refuse':
      return notFoundView(speech)
    case 'invite':
      return { kind: 'invitation', title, text: say('signIn.requiredText') }
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
