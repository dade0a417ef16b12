import { CircleAlert } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ShownAddress } from '#application/address-choice/address-choice.selectors.ts'
import { ADDRESS_PAGE_SIZE, IDLE_ADDRESS_FILTER_LENGTH } from '#domain/addresses/address.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { Lacking } from '#ui/app/shortfall.tsx'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchField } from '#ui/components/search-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import * as css from './address-dialog.css.ts'
import { type AddressKind, addressTexts } from './address-texts.ts'
import { type AddressChoiceActor, type AddressChoiceState, useAddressChoice } from './use-address-choice.ts'

export type AddressDialogProps = { readonly actor: AddressChoiceActor; readonly kind: AddressKind }

type PartProps = { readonly state: AddressChoiceState; readonly kind: AddressKind }

/** Asks which addresses or districts a topic is followed for (TOPIC-06, ADDR-01, ADDR-02). Load this module lazily. */
export const AddressDialog = ({ actor, kind }: AddressDialogProps) => {
  const intl = useIntl()
  const state = useAddressChoice(actor)
  const { verbs, pages, page } = state
  const scroller = useRef<HTMLDivElement>(null)
  useBackCloses(true, verbs.cancel)
  useTopOfNew(scroller, `${pages.current} ${state.isFiltered}`)
  return (
    <Dialog
      isOpen
      isTall
      title={intl.formatMessage(addressTexts[kind].title)}
      onClose={verbs.cancel}
      actions={
        <>
          <Button variant="secondary" onPress={verbs.cancel}>
            {intl.formatMessage({ id: 'action.cancel' })}
          </Button>
          <Button busy={state.isDeciding} isDisabled={page.face === 'failed'} onPress={verbs.confirm}>
            {intl.formatMessage({ id: 'action.confirm' })}
          </Button>
        </>
      }
    >
      <div className={css.above}>
        <SearchField
          label={intl.formatMessage(addressTexts[kind].filter)}
          clearLabel={intl.formatMessage({ id: 'action.clear' })}
          name="filter"
          value={state.typed}
          onChange={verbs.type}
        />
        <Summary state={state} kind={kind} />
        <Lacking of="rows" shortfall={state.shortfall} />
      </div>
      <div className={css.scroller} ref={scroller}>
        <Content state={state} kind={kind} />
      </div>
      <div className={css.below}>
        {pages.count > 1 ? <Pages state={state} /> : null}
        <div role="alert">
          {state.lacksChoice ? (
            <NoticeBar
              tone="danger"
              icon={CircleAlert}
              text={intl.formatMessage(addressTexts[kind].lack)}
              isHeardAround
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

/** Another page is read from its beginning. */
const useTopOfNew = (scroller: RefObject<HTMLElement | null>, shown: string) => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) scroller.current?.scrollTo({ top: 0 })
    before.current = shown
  }, [scroller, shown])
}

/** How many there are and how many are chosen, or why what is typed does not filter yet. */
const Summary = ({ state: { page, total, chosen, isTooShort }, kind }: PartProps) => {
  const intl = useIntl()
  const isThere = page.face === 'full' || page.face === 'empty'
  return (
    <output className={css.summary}>
      {isTooShort
        ? intl.formatMessage({ id: 'addresses.filterHint' }, { count: IDLE_ADDRESS_FILTER_LENGTH + 1 })
        : isThere
          ? [
              intl.formatMessage(addressTexts[kind].total, { count: total }),
              intl.formatMessage({ id: 'addresses.chosen' }, { count: chosen }),
            ].join(' · ')
          : ''}
    </output>
  )
}

const Content = ({ state, kind }: PartProps) => {
  const intl = useIntl()
  const { page, pages, before, isFiltered, failure, verbs } = state
  const texts = addressTexts[kind]
  switch (page.face) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={verbs.retry} />
    case 'empty':
      return (
        <EmptyState
          drawing="search"
          title={intl.formatMessage(texts.empty)}
          text={intl.formatMessage({ id: 'addresses.emptyText' })}
          action={
            isFiltered ? (
              <Button variant="secondary" onPress={() => verbs.type('')}>
                {intl.formatMessage({ id: 'addresses.showAll' })}
              </Button>
            ) : undefined
          }
        />
      )
    case 'full':
      return (
        <>
          {before.length > 0 && !isFiltered && pages.current === 1 ? (
            <Rows title={intl.formatMessage({ id: 'addresses.before' })} addresses={before} onFlip={verbs.flip} />
          ) : null}
          <Rows title={intl.formatMessage(texts.all)} addresses={page.addresses} onFlip={verbs.flip} />
        </>
      )
    default:
      return page satisfies never
  }
}

type RowsProps = {
  readonly title: string
  readonly addresses: readonly ShownAddress[]
  readonly onFlip: AddressChoiceState['verbs']['flip']
}

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

const Rows = ({ title, addresses, onFlip }: RowsProps) => {
  const intl = useIntl()
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 className={css.heading} id={id}>
        {title}
      </h3>
      <ul className={css.list} {...LIST} aria-labelledby={id}>
        {addresses.map((address) => (
          <li key={address.id} className={css.row}>
            <Switch
              label={address.text}
              isSelected={address.isOn}
              isDisabled={!address.isOffered}
              onChange={(active) => onFlip(address, active)}
              {...(address.isOffered ? {} : { description: intl.formatMessage({ id: 'addresses.retired' }) })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const BONES = Array.from({ length: ADDRESS_PAGE_SIZE }, (_, at) => at)

/** A page on its way: as many rows, as high. */
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

const Pages = ({ state: { pages, verbs } }: { readonly state: AddressChoiceState }) => {
  const intl = useIntl()
  return (
    <>
      <Pager
        label={intl.formatMessage({ id: 'directory.pages' })}
        current={pages.current}
        count={pages.count}
        labels={{
          previous: intl.formatMessage({ id: 'directory.previous' }),
          next: intl.formatMessage({ id: 'directory.next' }),
          page: (page) => intl.formatMessage({ id: 'directory.pageNumber' }, { page }),
        }}
        onPress={verbs.turnTo}
      />
      <output className={css.where}>{intl.formatMessage({ id: 'addresses.where' }, pages)}</output>
    </>
  )
}
