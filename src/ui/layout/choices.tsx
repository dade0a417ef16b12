import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import type { Choices } from '#ui/view/choices.ts'

/** Choices in a row of chips. */
export const ChoicesLayout = ({ view }: { readonly view: Choices }) => (
  <ChipGroup label={view.label}>
    {view.choices.map(({ key, label, isOn, count, flip }) => (
      <Chip key={key} isSelected={isOn} count={count} onPress={flip}>
        {label}
      </Chip>
    ))}
  </ChipGroup>
)
