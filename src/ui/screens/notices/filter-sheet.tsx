import { useState } from 'react'
import { useIntl } from 'react-intl'
import { idFrom } from '#domain/id.ts'
import { DEFAULT_NOTICE_QUERY, type NoticeFilter, type NoticeQuery } from '#domain/notices/notice-query.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { isBlank } from '#ui/app/titles.ts'
import { Button } from '#ui/components/button.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { FailureState } from '#ui/components/failure-state.tsx'
import { Select } from '#ui/components/select.tsx'
import { Sheet } from '#ui/components/sheet.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { TEMPLATE_LOOKS } from '#ui/screens/notice/template-looks.ts'
import { GROUPINGS, ORDERS, TEMPLATES } from './notice-query-url.ts'
import * as css from './notices-area.css.ts'
import { orderTexts, groupingTexts } from './query-texts.ts'
import type { useTags } from './use-notices.ts'

type FilterSheetProps = {
  readonly query: NoticeQuery
  readonly tags: ReturnType<typeof useTags>
  /** Called with what was chosen, however the sheet was closed. */
  readonly onClose: (query: NoticeQuery) => void
}

/** Every filter, the order and the grouping. What is chosen holds once the sheet is closed (NOTICE-01, NOTICE-10). */
const FilterSheet = ({ query, tags, onClose }: FilterSheetProps) => {
  const intl = useIntl()
  const [chosen, setChosen] = useState(query)
  const close = () => onClose(chosen)
  useBackCloses(true, close)
  const { filter, order, grouping } = chosen
  const narrow = (change: Partial<NoticeFilter>) => setChosen({ ...chosen, filter: { ...filter, ...change } })
  return (
    <Sheet
      isOpen
      title={intl.formatMessage({ id: 'notices.filter' })}
      closeLabel={intl.formatMessage({ id: 'action.close' })}
      onClose={close}
      actions={
        <>
          <span className={css.reset}>
            <Button
              variant="secondary"
              onPress={() =>
                setChosen({
                  ...DEFAULT_NOTICE_QUERY,
                  filter: { ...DEFAULT_NOTICE_QUERY.filter, activity: filter.activity },
                })
              }
            >
              {intl.formatMessage({ id: 'notices.filterReset' })}
            </Button>
          </span>
          <Button onPress={close}>{intl.formatMessage({ id: 'notices.filterShow' })}</Button>
        </>
      }
    >
      <div className={css.sheet}>
        <Switch
          label={intl.formatMessage({ id: 'notices.unreadOnly' })}
          isSelected={filter.unreadOnly}
          onChange={(unreadOnly) => narrow({ unreadOnly })}
        />
        <Select
          label={intl.formatMessage({ id: 'notices.template' })}
          name="template"
          value={filter.template ?? ''}
          placeholder={intl.formatMessage({ id: 'notices.anyTemplate' })}
          options={TEMPLATES.map((value) => ({ value, label: intl.formatMessage(TEMPLATE_LOOKS[value].label) }))}
          onChange={(value) => narrow({ template: TEMPLATES.find((template) => template === value) })}
        />
        <TagChoice tags={tags} chosen={filter.tag} onChoose={(tag) => narrow({ tag: idFrom(tag) })} />
        <Select
          label={intl.formatMessage({ id: 'notices.order' })}
          name="sort"
          value={order}
          options={ORDERS.map((value) => ({ value, label: intl.formatMessage(orderTexts[value]) }))}
          onChange={(value) => setChosen({ ...chosen, order: ORDERS.find((known) => known === value) ?? order })}
        />
        <Select
          label={intl.formatMessage({ id: 'notices.group' })}
          name="group"
          value={grouping}
          options={GROUPINGS.map((value) => ({ value, label: intl.formatMessage(groupingTexts[value]) }))}
          onChange={(value) =>
            setChosen({ ...chosen, grouping: GROUPINGS.find((known) => known === value) ?? grouping })
          }
        />
      </div>
    </Sheet>
  )
}
export { FilterSheet as default }

type TagChoiceProps = {
  readonly tags: FilterSheetProps['tags']
  readonly chosen: number | undefined
  readonly onChoose: (tag: string | undefined) => void
}

const TagChoice = ({ tags: { face, tags, retry }, chosen, onChoose }: TagChoiceProps) => {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'notices.tag' })
  return (
    <div className={css.choice}>
      <span className={css.choiceLabel} aria-hidden>
        {label}
      </span>
      {face === 'loading' ? (
        <Skeleton shape="block" height={44} />
      ) : face === 'failed' || face === 'missing' ? (
        <FailureState
          compact
          title={intl.formatMessage({ id: 'notices.tagsFailed' })}
          onRetry={retry}
          retryLabel={intl.formatMessage({ id: 'action.retry' })}
        />
      ) : (
        <ChipGroup label={label} wraps>
          <Chip isSelected={chosen === undefined} onPress={() => onChoose(undefined)}>
            {intl.formatMessage({ id: 'notices.anyTag' })}
          </Chip>
          {tags
            .filter(({ name }) => !isBlank(name))
            .map(({ id, name }) => (
              <Chip key={id} isSelected={chosen === id} onPress={() => onChoose(String(id))}>
                {name}
              </Chip>
            ))}
        </ChipGroup>
      )}
    </div>
  )
}
