import * as Option from 'fp-ts/lib/Option.js'
import { positionText } from '#ui/base/failure-texts.ts'
import { type FaultReportNow, openFaultReport } from '#application/talk/fault-report/fault-report.flow.ts'
import { FAULT_KINDS, type FaultReport, LONGEST_TEXTS } from '#domain/fault-report/fault-report.ts'
import { mailTo } from '#domain/links/mail-to.ts'
import { field } from '#ui/view/fields.ts'
import { tooLong } from '#ui/view/too-long.ts'
import { askedView, formView } from '#ui/view/forms.ts'
import { action, type Field, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { selectAmong } from '#ui/view/selects.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { faultFacts, faultMail, kindWords } from './fault-texts.ts'
import { queryOfAddress } from '#ui/base/screens.ts'

/** The report of a fault (LAW-05, LAW-06). */
export const faultReportView = (
  now: FaultReportNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
) => {
  const { complete } = now
  // The screen exists only in towns with this address.
  const address = configuration.feedback?.faults ?? configuration.support.mail
  return {
    kind: 'page' as const,
    title: speech.say('faultReport.title'),
    asked: complete ? undefined : askedView(now, speech, (form) => formOf(form, now, speech)),
    ready: complete && readyOf(complete, address, now, speech),
  }
}

export type FaultReportView = ReturnType<typeof faultReportView>

type Form = NonNullable<FaultReportNow['form']>

/** The report while it is written. */
const formOf = (form: Form, now: FaultReportNow, speech: Speech) => {
  const { say } = speech
  const { values, problems, change } = form
  const { position } = values
  const written = (name: 'subject' | 'text' | 'place' | 'contact', hint: string, missing?: MessageId): Field => {
    const wrong = problems[name] === 'missing' && missing !== undefined ? say(missing) : undefined
    return field({
      label: say(`faultReport.${name}`),
      value: values[name],
      hint,
      problem: wrong ?? tooLong(values[name], LONGEST_TEXTS[name], speech),
      isRequired: missing !== undefined,
      change: (typed) => change({ [name]: typed }),
    })
  }
  return {
    lead: say('faultReport.lead'),
    emergency: say('faultReport.emergency'),
    form: {
      ...formView(form, say('faultReport.review'), speech),
      restored: form.isRestored ? say('faultReport.restored') : undefined,
    },
    kindOf: {
      ...selectAmong({
        label: say('faultReport.kind'),
        value: values.kind,
        known: FAULT_KINDS,
        text: (kind) => kindWords(kind, speech),
        choose: (kind) => change({ kind }),
        placeholder: say('faultReport.kindNone'),
      }),
      problem: problems.kind && say('faultReport.kindMissing'),
      isRequired: true,
    },
    subject: written('subject', say('faultReport.subjectHint'), 'faultReport.subjectMissing'),
    text: written('text', say('faultReport.textHint', { count: LONGEST_TEXTS.text }), 'faultReport.textMissing'),
    place: written('place', say('faultReport.placeHint')),
    position: {
      map: mapOf(values, speech),
      failure: now.positionFailure && say(positionText(now.positionFailure)),
      change: position
        ? action(say('faultReport.dropPosition'), () => change({ position: undefined }))
        : action(say('faultReport.addPosition'), now.locate, { isBusy: now.isLocating }),
    },
    contact: written('contact', say('faultReport.contactHint')),
  }
}

export type FaultFormView = ReturnType<typeof formOf>

/** Where a fault is, on a map, once its position was added. */
const mapOf = ({ position, place }: FaultReport, { say }: Speech) =>
  position && { position, label: place.trim() || say('faultReport.position'), text: say('faultReport.positionAdded') }

export type FaultMap = NonNullable<ReturnType<typeof mapOf>>

/** The complete report: read once more before its e-mail is opened, and afterwards. Each of its states has a key. */
const readyOf = (report: FaultReport, address: string, now: FaultReportNow, speech: Speech) => {
  const { say } = speech
  const { isOpened, isSent, edit, begin, openMail, confirmSent } = now
  const href = Option.toUndefined(mailTo(address, faultMail(report, speech)))
  const mailWay = (label: MessageId) =>
    href === undefined ? undefined : { ...way(say(label), href), onTake: isOpened ? undefined : openMail }
  const again = action(say('faultReport.begin'), begin)
  const change = action(say('faultReport.edit'), edit)
  const part = (key: 'ready' | 'opened' | 'sent', heading: MessageId, text: string) => ({
    key,
    heading: say(heading),
    text,
    // The map shows the position; the e-mail has it in figures.
    facts: faultFacts(report, speech).filter((fact) => fact.key !== 'position'),
    map: mapOf(report, speech),
  })
  if (isSent)
    return {
      ...part('sent', 'faultReport.sentTitle', say('faultReport.sentText')),
      send: undefined,
      others: [again],
    }
  return isOpened
    ? {
        ...part('opened', 'faultReport.openedTitle', say('pageFeedback.thanksText', { address })),
        send: mailWay('pageFeedback.again'),
        others: [action(say('faultReport.confirmSent'), confirmSent), change, again],
      }
    : {
        ...part('ready', 'faultReport.readyTitle', say('faultReport.readyText', { send: say('pageFeedback.send') })),
        send: mailWay('pageFeedback.send'),
        others: [change],
      }
}

export type FaultReadyView = ReturnType<typeof readyOf>

/** The report of a fault (LAW-05). */
export const screen = screenOf({
  query: (address) => ({ place: new URLSearchParams(queryOfAddress(address)).get('place') ?? undefined }),
  open: openFaultReport,
  view: faultReportView,
})
