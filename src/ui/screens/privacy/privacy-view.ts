import { type AgreementNow, openPrivacy, type PrivacyNow } from '#application/identity/privacy/privacy.flow.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { formText } from '#ui/base/failure-texts.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { type StoredView, storedView } from '#ui/parts/stored/stored-view.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Choice, type Failed, type Waiting, type Way, way } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'

/** One document: it can be read whatever the state of its agreement. */
export type AgreementView = Readonly<{
  key: Policy
  title: string
  agreement: Waiting | Failed | Readonly<{ kind: 'agreement'; agree: Choice; problem: string | undefined }>
}>

/** Both documents, each with its agreement (PRIV-01, PRIV-02), and what the app stores on the device. */
export type PrivacyView = Readonly<{
  kind: 'page'
  title: string
  lead: string
  documents: readonly AgreementView[]
  stored: StoredView
  /** The legal notes (LAW-01). */
  legal: Way
}>

export const privacyView = (
  { agreements, requireSignIn, isReported }: PrivacyNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
): PrivacyView => ({
  kind: 'page',
  title: speech.say('privacy.title'),
  lead: speech.say('privacy.lead'),
  documents: agreements.map((one) => ({
    key: one.policy,
    title: speech.say(POLICY_TEXTS[one.policy].name),
    agreement: agreementView(one, requireSignIn, speech),
  })),
  stored: storedView(configuration, isReported, speech),
  legal: way(speech.say('legal.title'), SCREENS.legal.path),
})

const agreementView = (now: AgreementNow, signIn: () => void, speech: Speech): AgreementView['agreement'] => {
  const { say, formats } = speech
  const { policy, face, failure, isAgreed, savedAt, isSaving, savingFailure } = now
  if (face === 'loading') return { kind: 'waiting' }
  if (face === 'failed' || face === 'missing') return failedView(failure, { retry: now.retry, signIn }, speech)
  const saved = savedAt === undefined ? undefined : say('privacy.savedOn', { day: formats.date(savedAt) })
  return {
    kind: 'agreement',
    agree: {
      kind: 'choice',
      label: say(POLICY_TEXTS[policy].agree),
      hint: isSaving ? say('privacy.saving') : saved,
      isOn: isAgreed,
      flip: now.change,
    },
    problem: savingFailure && saidIn(speech, formText(savingFailure)),
  }
}

/** The documents that a citizen accepted (PRIV-01). */
export const screen = screenOf({ query: () => undefined, open: openPrivacy, view: privacyView })
