import { CircleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { ADDRESS_PAGE_SIZE } from '#domain/addresses/address.ts'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { useTopOfNew } from '#ui/layout/lists/use-list-focus.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { Pager } from '#ui/components/pager.tsx'
import { ActionButton, FailedLayout, LackingLayout } from '#ui/layout/parts.tsx'
import * as css from './address-dialog.css.ts'
import type { AddressView } from './address-view.ts'

/**
 * The dialog that chooses the addresses or districts of a topic (TOPIC-06, ADDR-01, ADDR-02). Load this module lazily.
 */
export const AddressDialog = ({ view }: { readonly view: AddressView }) => {
  const { filter, pager, cancel } = view
  const scroller = useRef<HTMLDivElement>(null)
  useBackCloses(true, cancel.press)
  useTopOfNew(scroller, `${pager?.current} ${filter.value === ''}`)
  return (
    <Dialog
      isOpen
      isTall
      title={view.title}
      onClose={cancel.press}
      actions={
        <>
          <ActionButton variant="secondary" action={cancel} />
          <ActionButton isDisabled={!view.canConfirm} action={view.confirm} />
        </>
      }
    >
      <div className={css.above}>
        <SearchFieldLayout view={filter} name="filter" />
        <output className={css.summary}>{view.summary}</output>
        <LackingLayout lines={view.lacking} />
      </div>
      <div className={css.scroller} ref={scroller}>
        <Content view={view.content} />
      </div>
      <div className={css.below}>
        {pager ? (
          <>
            <Pager {...pager} />
            <output className={css.where}>{pager.where}</output>
          </>
        ) : null}
        <div role="alert">
          {view.problem === undefined ? null : (
            <NoticeBar tone="danger" icon={CircleAlert} text={view.problem} isHeardAround />
          )}
        </div>
      </div>
    </Dialog>
  )
}

const Content = ({ view }: { readonly view: AddressView['content'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return (
        <EmptyState
          drawing="search"
          title={view.title}
          text={view.text}
          action={view.showAll && <ActionButton variant="secondary" action={view.showAll} />}
        />
      )
    case 'rows':
      return view.parts.map((part) => <Rows key={part.title} {...part} />)
    default:
      return view satisfies never
  }
}

const Rows = ({ title, rows }: Extract<AddressView['content'], { kind: 'rows' }>['parts'][number]) => {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        {title}
      </h3>
      <ul {...LIST} aria-labelledby={id}>
        {rows.map(({ key, label, isOn, isDisabled = false, hint, flip }) => (
          <li key={key} className={css.row}>
            <Switch label={label} isOn={isOn} isDisabled={isDisabled} hint={hint} flip={flip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const BONES = Array.from({ length: ADDRESS_PAGE_SIZE }, (_, at) => at)

/** The skeleton of a page, with the same number of rows. */
const Waiting = () => (
  <Loading>
    <div className={css.part}>
      <div className={css.heading}>
        <Skeleton width="40%" />
      </div>
      {BONES.map((key) => (
        <div key={key} className={`${css.row} ${css.bones}`}>
          <Skeleton width={`${45 + ((key * 17) % 30)}%`} />
          <Skeleton width="3.25rem" height="2rem" />
        </div>
      ))}
    </div>
  </Loading>
)
