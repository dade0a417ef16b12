import { LocateFixed, Mail, MapPin, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { FormCard, FormPanel, PageForm } from '#ui/layout/page-form.tsx'
import { ActionButton, WayButton } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import type { FaultFormView, FaultMap, FaultReadyView, FaultReportView } from './fault-report-view.ts'
import * as css from './fault-report.css.ts'

/** The report of a fault: written, then read and sent by e-mail (LAW-05). */
const FaultReportLayout = ({ view: { title, asked, ready } }: { readonly view: FaultReportView }) => {
  const wasReady = useRef(false)
  const isReady = ready !== undefined
  // The effects of what is drawn run first: they see what was there before.
  useEffect(() => {
    wasReady.current = isReady
  }, [isReady])
  return (
    <Page title={title}>
      {asked ? <FormPanel panel={asked}>{(form) => <Writing view={form} wasReady={wasReady} />}</FormPanel> : null}
      {ready ? <Ready key={ready.key} view={ready} /> : null}
    </Page>
  )
}
export { FaultReportLayout as default }

type WritingProps = {
  readonly view: FaultFormView
  /** The citizen comes back from the complete report: its button is gone, and the form receives the focus. */
  readonly wasReady: RefObject<boolean>
}

const Writing = ({ view, wasReady }: WritingProps) => {
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (wasReady.current) lead.current?.focus()
  }, [wasReady])
  return (
    <FormCard>
      <p className={css.lead} ref={lead} tabIndex={-1}>
        {view.lead}
      </p>
      <NoticeBar tone="warning" icon={TriangleAlert} text={view.emergency} />
      <PageForm view={view.form}>
        <SelectLayout view={view.kindOf} name="kind" />
        <FieldLayout view={view.subject} name="subject" kind="line" />
        <FieldLayout view={view.text} name="text" kind="text" />
        <FieldLayout view={view.place} name="place" kind="line" />
        <Position view={view.position} />
        <FieldLayout view={view.contact} name="contact" kind="contact" />
      </PageForm>
    </FormCard>
  )
}

/** Where it is, in words and on a map. */
const Where = ({ view: { position, label, text } }: { readonly view: FaultMap }) => (
  <div className={css.map}>
    <NoticeBar tone="success" icon={MapPin} text={text} />
    <div className={css.ground}>
      <PlaceMap position={position} label={label} />
    </div>
  </div>
)

const Position = ({ view: { map, failure, change } }: { readonly view: FaultFormView['position'] }) => (
  <div className={css.position}>
    {map ? <Where view={map} /> : null}
    {failure === undefined ? null : <NoticeBar tone="warning" icon={TriangleAlert} text={failure} />}
    <ActionButton variant="secondary" icon={map ? X : LocateFixed} action={change} />
  </div>
)

/** The form is gone, and the focus with it: the heading receives it. */
const Ready = ({ view: { heading, text, facts, map, send, others } }: { readonly view: FaultReadyView }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <FormCard>
      <div className={css.ready}>
        <h2 className={css.heading} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p className={css.lead}>{text}</p>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.key}>
              <dt className={css.label}>{fact.label}</dt>
              <dd className={css.value} dir="auto">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
        {map ? <Where view={map} /> : null}
        <div className={css.actions}>
          {send ? <WayButton wide icon={Mail} way={send} /> : null}
          {others.map((other) => (
            <ActionButton key={other.label} wide variant="secondary" action={other} />
          ))}
        </div>
      </div>
    </FormCard>
  )
}
