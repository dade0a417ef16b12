import { ListChecks } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useLeft } from './page/list-and-detail.tsx'
import { Page } from './page/page.tsx'
import { useFocusOnReturn } from './lists/use-list-focus.ts'
import { IconButton } from '#ui/components/button.tsx'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { SelectableListView } from '#ui/view/selection.ts'
import * as css from './selection-bar.css.ts'
import { SelectionLayout } from './selection-bar.tsx'
import { useEscape } from './use-escape.ts'

type SelectableListProps = {
  readonly view: SelectableListView
  readonly scroller: RefObject<HTMLElement | null>
  /** The open row, by the key of its view. */
  readonly open: string | undefined
  /** Whether the page of that row lies over the list. */
  readonly isBehind: boolean
  /** The actions before the one that selects. */
  readonly actions?: ReactNode
  /** Whether something stands over the end of the list besides the bar of the selection. */
  readonly isCovered?: boolean
  readonly children: ReactNode
}

/** The page of a list whose rows can be selected (NOTICE-05, CHAT-06). Esc and the device's Back end the selection. */
export const SelectableListPage = (props: SelectableListProps) => {
  const { view, scroller, open, isBehind, actions, isCovered = false, children } = props
  const { title, select, selection, announced } = view
  const button = useRef<HTMLButtonElement>(null)
  useEscape(selection !== undefined, select.flip)
  useBackCloses(selection !== undefined, select.flip)
  useFocusOnReturn(scroller, isBehind ? open : undefined, useLeft())
  return (
    <Page
      title={title}
      width="own"
      scroller={scroller}
      isBehind={isBehind}
      actions={
        <>
          {actions}
          <IconButton
            ref={button}
            icon={ListChecks}
            label={select.label}
            isPressed={select.isOn}
            isDisabled={select.isDisabled}
            onPress={select.flip}
          />
        </>
      }
    >
      {selection ? <SelectionLayout view={selection} select={button} /> : null}
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
      {children}
      <div className={selection || isCovered ? css.endUnderBar : css.end} />
    </Page>
  )
}
