import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { Sheet } from '#ui/components/sheet.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { CheckboxLayout } from '#ui/layout/fields.tsx'
import { ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import * as css from './notices.css.ts'
import type { FilterSheetView } from './notice-filters-view.ts'

/** All filters, the order and the grouping, over the list. Load it lazily. */
const FilterSheet = ({ view }: { readonly view: FilterSheetView }) => {
  const { title, cancel, unread, template, tags, order, grouping, reset, show } = view
  useBackCloses(true, cancel.press)
  return (
    <Sheet
      isOpen
      title={title}
      closeLabel={cancel.label}
      onClose={cancel.press}
      actions={
        <>
          <span className={css.reset}>
            <ActionButton variant="secondary" action={reset} />
          </span>
          <ActionButton action={show} />
        </>
      }
    >
      <div className={css.sheet}>
        <CheckboxLayout view={unread} />
        <SelectLayout view={template} name="template" />
        <Tags view={tags} />
        <SelectLayout view={order} name="sort" />
        <SelectLayout view={grouping} name="group" />
      </div>
    </Sheet>
  )
}
export { FilterSheet as default }

const Tags = ({ view: { label, content } }: { readonly view: FilterSheetView['tags'] }) => (
  <div className={css.choice}>
    <span className={css.choiceLabel} aria-hidden>
      {label}
    </span>
    {content.kind === 'waiting' ? (
      <Skeleton shape="block" height={44} />
    ) : content.kind === 'failed' ? (
      <FailedLayout view={content} compact />
    ) : (
      <ChipGroup label={label} wraps>
        {content.chips.map(({ key, label: name, isOn, flip }) => (
          <Chip key={key} isSelected={isOn} onPress={flip}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
    )}
  </div>
)
