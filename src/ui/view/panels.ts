import type { Reading } from '#application/kit/reading.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { type AnyFailure, isUnanswered, panelText, panelTitle, wantsSignIn } from '#ui/base/failure-texts.ts'
import { type Above, action, type Failed, type Panel, type Stale } from './parts.ts'
import { shortfallView } from './shortfall.ts'
import { saidIn, type Speech } from './speech.ts'

/** The retry of a failed panel; `signIn` is used where signing in is enough. */
export type Retry = Readonly<{ retry: () => void; signIn: () => void }>

/** The failure of a reading: the reason, and the retry (ERR-03). */
export const failedView = (failure: AnyFailure | undefined, { retry, signIn }: Retry, speech: Speech): Failed => {
  const asks = wantsSignIn(failure)
  const text = panelText(failure)
  return {
    kind: 'failed',
    sign: asks ? 'signIn' : failure?._tag === 'Unreachable' ? 'offline' : 'lost',
    title: speech.say(panelTitle(failure)),
    text: saidIn(speech, text),
    ...(typeof text === 'string' && { isGiven: true }),
    retry: asks ? action(speech.say('signIn.requiredAction'), signIn) : action(speech.say('action.retry'), retry),
  }
}

/** When an earlier answer was received; undefined for one of this visit. */
const age = (failure: AnyFailure | undefined, speech: Speech): string | undefined => {
  const kept = failure && 'kept' in failure ? failure.kept : undefined
  if (!kept) return undefined
  const { say, formats } = speech
  return say('panel.age', {
    day: formats.day(dayOf(kept.at), dayOf(kept.asked)),
    time: formats.atTime(kept.at),
  })
}

const sentences = (...all: readonly (string | undefined)[]): string => all.filter(Boolean).join(' ')

/** Above stale content whose last reading failed (ERR-04), or is under way (ERR-11). */
export const staleView = (failure: AnyFailure | undefined, retry: () => void, speech: Speech): Stale =>
  failure?._tag === 'Awaited'
    ? { kind: 'stale', text: sentences(age(failure, speech), speech.say('panel.awaited')), retry: undefined }
    : {
        kind: 'stale',
        text: sentences(
          speech.say(failure?._tag === 'Unreachable' && !isUnanswered(failure) ? 'panel.staleOffline' : 'panel.stale'),
          age(failure, speech),
        ),
        retry: action(speech.say('action.retry'), retry),
      }

/** How a reading is shown, as far as it concerns what stands above its content. */
type Shown = Pick<Reading<unknown>, 'face' | 'failure' | 'leftOut' | 'retry'>

/** What stands above the content of a reading: that it is stale, that something in it is unreadable (fault 55), or both. */
export const aboveView = ({ face, failure, leftOut = 0, retry }: Shown, speech: Speech): Above | undefined => {
  const stale = face === 'stale' ? staleView(failure, retry, speech) : undefined
  const [lacking] = shortfallView('rows', { ...NO_SHORTFALL, leftOut }, speech)
  if (lacking === undefined) return stale
  return stale ? { ...stale, text: sentences(stale.text, lacking) } : { kind: 'lacking', text: lacking }
}

/** A part with its own loading state: loading, ready, stale, or failed. */
export const panelView = <Value, Content>(
  { face, value, failure, leftOut, retry }: Omit<Reading<Value>, 'readAgain'>,
  signIn: () => void,
  speech: Speech,
  show: (value: Value) => Content,
): Panel<Content> => {
  if (value !== undefined)
    return {
      kind: 'ready',
      above: aboveView({ face, failure, leftOut, retry }, speech),
      content: show(value),
    }
  return face === 'loading' ? { kind: 'waiting' } : failedView(failure, { retry, signIn }, speech)
}
