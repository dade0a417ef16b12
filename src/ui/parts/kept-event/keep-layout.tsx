import { Bell, BellRing, CalendarCheck, CalendarPlus, CircleAlert, Hourglass, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ActionButton, FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import * as css from './kept-event.css.ts'
import type { KeepView } from './kept-event-view.ts'

const KeptEventDialog = lazy(() => import('./kept-event-dialog.tsx'))

/** The state of an event in the citizen's calendar (EVENT-04 … EVENT-06). Another event has another key. */
export const KeepLayout = ({ view: { label, isBusy, problem, content, dialog } }: { readonly view: KeepView }) => {
  const section = useRef<HTMLElement>(null)
  useFocusWhereButtonsWent(section, content.kind)
  return (
    <section className={css.keep} ref={section} tabIndex={-1} aria-busy={isBusy} aria-label={label}>
      {problem === undefined ? null : <NoticeBar tone="danger" icon={CircleAlert} text={problem} />}
      <Content view={content} />
      {dialog ? <KeptEventDialog view={dialog} /> : null}
    </section>
  )
}

/** The skeleton. */
export const KeepSkeleton = () => <Skeleton shape="block" height="2.75rem" />

const Content = ({ view }: { readonly view: KeepView['content'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <KeepSkeleton />
    case 'failed':
      return <FailedLayout view={view} compact />
    case 'delayed':
      return (
        <div className={css.state}>
          <TagChip tone="warning" icon={Hourglass}>
            {view.text}
          </TagChip>
          {view.withdraw ? <ActionButton variant="quiet" icon={Undo2} action={view.withdraw} /> : null}
        </div>
      )
    case 'offered':
      return (
        <div className={css.offer}>
          <ActionButton icon={CalendarPlus} action={view.add} />
        </div>
      )
    case 'kept':
      return (
        <>
          <AboveLayout view={view.stale} />
          <div className={css.state}>
            <TagChip tone="success" icon={CalendarCheck}>
              {view.kept}
            </TagChip>
            <span className={css.reminder}>
              {view.hasReminder ? <BellRing size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
              <span>{view.reminder}</span>
            </span>
          </div>
          <div className={css.buttons}>
            <ActionButton variant="secondary" icon={Bell} action={view.remind} />
            <ActionButton variant="quietDanger" icon={Trash2} action={view.remove} />
          </div>
        </>
      )
    default:
      return view satisfies never
  }
}

/** When the pressed button is replaced by others, the first of them receives the focus; a focus elsewhere stays. */
const useFocusWhereButtonsWent = (section: RefObject<HTMLElement | null>, kind: KeepView['content']['kind']) => {
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    const wasWaiting = before.current === 'waiting'
    before.current = kind
    if (wasWaiting || document.activeElement !== document.body) return
    const next = section.current?.querySelector<HTMLElement>('button') ?? section.current
    next?.focus()
  }, [section, kind])
}
