import { SelectionLayout } from '#ui/layout/selection-bar.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { type SelectionGiven, selectionView } from '#ui/view/selection.ts'

/** The bar for screens that are not made of flow, view and layout yet. */
export const SelectionBar = (given: SelectionGiven) => <SelectionLayout view={selectionView(given, useSpeech())} />
