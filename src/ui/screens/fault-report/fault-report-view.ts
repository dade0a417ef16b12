import * as Option from 'fp-ts/lib/Option.js'
import { positionText } from '#ui/base/failure-texts.ts'
import { type FaultReportNow, openFaultReport } from '#application/talk/fault-report/fault-report.flow.ts'
import { FAULT_KINDS, type FaultReport, LONGEST_TEXTS } from '#domain/fault-report/fault-report.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { mailTo } from '#domain/links/mail-to.ts'
import { field } from '#ui/view/fields.ts'
import { tooLong } from '#ui/view/too-long.ts'
import { askedView, formView } from '#ui/view/forms.ts'
import { type Action, action, type Field, type FormView, type Panel, type Way, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { type Select, selectAmong } from '#ui/view/selects.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { type FaultFact, faultFacts, faultMail, kindWords } from './fault-texts.ts'
import { queryOfAddress } from '#ui/base/screens.ts'

/** Where a fault is, on a map: its position was added. */
export type FaultMap = Readonly<{ position: Coordinates; label: string; text: string }>

/** The report while it is written. */
export type FaultFormView = Readonly<{
  lead: string
  emergency: string
  form: FormView
  kindOf: Select
  subject: Field
  text: Field
  place: Field
  position: Readonly<{ map: FaultMap | undefined; failure: string | undefined; change: Action }>
  contact: Field
}>

/** The complete report: read once more before its e-mail is opened, and afterwards. */
export type FaultReadyView = Readonly<{
  key: 'ready' | 'opened' | 'sent'
  heading: string
  text: string
  facts: readonly FaultFact[]
  map: FaultMap | undefined
  send: Way | undefined
  others: readonly Action[]
}>

/** The report of a fault (LAW-05, LAW-06). */
export type FaultReportView = Readonly<{
  kind: 'page'
  title: string
  asked: Panel<FaultFormView> | undefined
  ready: FaultReadyView | undefined
}>

export const faultReportView = (
  now: FaultReportNow,
  speech: Speech,
  { configuration }: Pick<Here, 'configuration'>,
): FaultReportView => {
  const { complete } = now
  // The screen exists only in towns with this address.
  const address = configuration.feedback?.faults ?? configuration.support.mail
  return {
    kind: 'page',
    title: speech.say('faultReport.title'),
    asked: complete ? undefined : askedView(now, speech, (form) => formOf(form, now, speech)),
    ready: complete && readyOf(complete, address, now, speech),
  }
}

type Form = NonNullable<FaultReportNow['form']>

const formOf = (form: Form, now: FaultReportNow, speech: Speech): FaultFormView => {
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

const mapOf = ({ position, place }: FaultReport, { say }: Speech): FaultMap | undefined =>
  position && { position, label: place.trim() || say('faultReport.position'), text: say('faultReport.positionAdded') }

const readyOf = (report: FaultReport, address: string, now: FaultReportNow, speech: Speech): FaultReadyView => {
  const { say } = speech
  const { isOpened, isSent, edit, begin, openMail, confirmSent } = now
  const send = say('pageFeedback.send')
  const href = Option.toUndefined(mailTo(address, faultMail(report, speech)))
  const again = action(say('faultReport.begin'), begin)
  const parts = {
    // The map shows the position; the e-mail has it in figures.
    facts: faultFacts(report, speech).filter(({ key }) => key !== 'position'),
    map: mapOf(report, speech),
  }
  if (isSent)
    return {
      ...parts,
      key: 'sent',
      heading: say('faultReport.sentTitle'),
      text: say('faultReport.sentText'),
      send: undefined,
      others: [again],
    }
  const change = action(say('faultReport.edit'), edit)
  const mailWay = (label: MessageId) =>
    href === undefined ? undefined : { ...way(say(label), href), onTake: isOpened ? undefined : openMail }
  return isOpened
    ? {
        ...parts,
        key: 'opened',
        heading: say('faultReport.openedTitle'),
        text: say('pageFeedback.thanksText', { address }),
        send: mailWay('pageFeedback.again'),
        others: [action(say('faultReport.confirmSent'), confirmSent), change, again],
      }
    : {
        ...parts,
        key: 'ready',
        heading: say('faultReport.readyTitle'),
        text: say('faultReport.readyText', { send }),
        send: mailWay('pageFeedback.send'),
        others: [change],
      }
}

/** The report of a fault (LAW-05). */
export const screen = screenOf({
  query: (address) => ({ place: new URLSearchParams(queryOfAddress(address)).get('place') ?? undefined }),
  open: openFaultReport,
  view: faultReportView,
})
