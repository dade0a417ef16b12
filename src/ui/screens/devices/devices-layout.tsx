import { MonitorSmartphone, Smartphone, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Several } from '#ui/components/skeleton.tsx'
import { SwitchLayout } from '#ui/layout/fields.tsx'
import { LateQuestion } from '#ui/layout/late-question.tsx'
import { AboveLayout, ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import * as css from './devices-screen.css.ts'
import type { DevicesView, DeviceView } from './devices-view.ts'

/** The devices of a citizen. */
const DevicesLayout = ({ view }: { readonly view: DevicesView }) => (
  <Page title={view.title}>
    <p className={css.lead}>{view.lead}</p>
    <Content view={view.content} />
    <LateQuestion view={view.question} />
  </Page>
)
export { DevicesLayout as default }

const NONE: readonly DeviceView[] = []

const Content = ({ view }: { readonly view: DevicesView['content'] }) => {
  const place = useRef<HTMLDivElement>(null)
  useFocusWhereRowsWent(place, view.kind === 'list' ? view.rows : NONE)
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return (
        <div ref={place} tabIndex={-1} className={css.place}>
          <EmptyState
            drawing="list"
            title={view.title}
            text={view.text}
            action={<ActionButton variant="secondary" action={view.refresh} />}
          />
        </div>
      )
    case 'list':
      return (
        <div ref={place} tabIndex={-1} className={css.place}>
          <AboveLayout view={view.above} />
          <Card as="ul" inside="flush" aria-label={view.label}>
            {view.rows.map((row) => (
              <Row key={row.key} view={row} />
            ))}
          </Card>
        </div>
      )
    default:
      return view satisfies never
  }
}

const SIGNS = { inHand: MonitorSmartphone, other: Smartphone } as const

const Row = ({ view: { sign, toggle, remove } }: { readonly view: DeviceView }) => {
  const Sign = SIGNS[sign]
  return (
    <li className={css.row}>
      <span className={sign === 'inHand' ? `${css.sign} ${css.inHand}` : css.sign}>
        <Sign size={24} aria-hidden />
      </span>
      <SwitchLayout view={toggle} />
      <IconButton icon={Trash2} label={remove.label} onPress={remove.press} />
    </li>
  )
}

/** After a row with the focus is removed, the row in its place receives the focus; without any, its replacement. */
const useFocusWhereRowsWent = (place: RefObject<HTMLElement | null>, rows: readonly DeviceView[]) => {
  const before = useRef<readonly string[]>([])
  const shown = rows.map(({ key }) => key).join()
  useEffect(() => {
    const now = shown.split(',')
    const gone = before.current.findIndex((id) => !now.includes(id))
    before.current = shown === '' ? [] : now
    if (gone === -1) return
    const switches = place.current?.querySelectorAll<HTMLElement>('input[role=switch]') ?? []
    const next = switches[Math.min(gone, switches.length - 1)] ?? place.current
    next?.focus()
  }, [place, shown])
}

const Waiting = () => (
  <Loading>
    <Card inside="flush">
      <Several count={3}>
        <ListRowSkeleton lines={2} />
      </Several>
    </Card>
  </Loading>
)
