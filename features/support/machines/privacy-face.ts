import { createActor } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { agreement } from '#application/privacy/agreement.implementations.ts'
import {
  agreementRead,
  agreementReading,
  isAgreed,
  savedAt,
  savingFailure,
} from '#application/privacy/agreement.selectors.ts'
import type { Policy } from '#domain/profile/profile.ts'
import { POLICIES } from '#domain/registration/agreement.ts'
import { formText } from '#ui/app/failure-texts.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { POLICY_TEXTS } from '#ui/documents/policy-texts.ts'
import { failedLines, lines } from './form-face.ts'
import { phrase } from './phrases.ts'
import { running } from './running.ts'
import type { Closing, Given, Stage } from './screens.ts'

const formats = formatsIn('it')

/** The panel of one document. */
const openPanel = (given: Given, policy: Policy) => {
  const actor = createActor(agreement(given.ports), { input: { policy } })
  const close = running(given, actor)
  const reading = () => agreementReading(actor.getSnapshot())
  const read = () => {
    const now = reading()
    return now && agreementRead(now.getSnapshot())
  }
  const face = () => {
    const now = reading()
    return now ? resourceFace(now.getSnapshot()) : 'loading'
  }
  const isOn = () => isAgreed(actor.getSnapshot(), read())
  return {
    label: phrase(POLICY_TEXTS[policy].agree),
    isRead: () => face() === 'loaded',
    hasFailed: () => face() === 'failed' || face() === 'missing',
    texts: (): readonly string[] => {
      const failure = reading()?.getSnapshot().context.failure
      const saved = savedAt(actor.getSnapshot(), read())
      const unsaved = savingFailure(actor.getSnapshot())
      return [
        phrase(POLICY_TEXTS[policy].name),
        ...(failure === undefined ? [] : failedLines(failure)),
        ...(saved === undefined ? [] : [phrase('privacy.savedOn', { day: formats.date(saved) })]),
        ...lines(unsaved && formText(unsaved)),
      ]
    },
    isOn,
    flip: () => actor.send({ type: 'agreement.switched', agreed: !isOn() }),
    retry: () => reading()?.send({ type: 'retry.requested' }),
    close,
  }
}

/** The privacy without a screen: a panel for each document. */
export const openPrivacy = (stage: Stage, given: Given): Closing => {
  const panels = POLICIES.map((policy) => openPanel(given, policy))
  stage.screen = {
    texts: () => [phrase('privacy.lead'), ...panels.flatMap(({ texts }) => texts())],
    choices: () =>
      Object.fromEntries(
        panels.filter(({ isRead }) => isRead()).map(({ label, isOn, flip }) => [label, { isOn, flip }]),
      ),
    retriable: () => panels.map(({ hasFailed, retry }) => ({ hasFailed: hasFailed(), retry })),
  }
  return () => {
    for (const { close } of panels) close()
  }
}
