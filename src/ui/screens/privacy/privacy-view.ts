import { type AgreementNow, openPrivacy, type PrivacyNow } from '#application/identity/privacy/privacy.flow.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { formText } from '#ui/base/failure-texts.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { storedView } from '#ui/parts/stored/stored-view.ts'
import { failedView } from '#ui/view/panels.ts'
import { type Choice, type Failed, type Waiting, way } from '#ui/view/parts.ts'
import { saidIn, type Speech } from '#ui/view/speech.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'

/** Both documents, each with its agreement (PRIV-01, PRIV-02), and what the app stores on the device. */
export const privacyView = (
  { agreements, requireSignIn, isReported }: PrivacyNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => ({
  kind: 'page' as const,
  title: speech.say('privacy.title'),
  lead: speech.say('privacy.lead'),
  documents: agreements.map((one) => ({
    key: one.policy,
    title: speech.say(POLICY_TEXTS[one.policy].name),
    agreement: agreementView(one, requireSignIn, speech),
  })),
  stored: storedView(configuration, isReported, speech),
  /** The legal notes (LAW-01). */
  legal: way(speech.say('legal.title'), SCREENS.legal.path),
})

export type PrivacyView = ReturnType<typeof privacyView>
/** One document: it can be read whatever the state of its agreement. */
export type AgreementView = PrivacyView['documents'][number]

const agreementView = (
  now: AgreementNow,
  signIn: () => void,
  speech: Speech,
): Waiting | Failed | Readonly<{ kind: 'agreement'; agree: Choice; problem: string | undefined }> => {
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
