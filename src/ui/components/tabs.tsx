import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { keyAlong } from './direction.ts'
import * as css from './tabs.css.ts'
import { keyOf } from './keys.ts'

export type TabItem<Id extends string> = { readonly id: Id; readonly label: ReactNode }

export type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: ReadonlyArray<TabItem<Id>>
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * The ARIA tabs pattern, hand-written: one Tab stop, the arrow keys move and select. It needs four roles and four keys;
 * react-aria's Tabs would bring its collections (about 20 kB) to the most visited pages.
 */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => {
  const base = useId()
  const move = (press: KeyboardEvent) => {
    const step = steps[keyAlong(keyOf(press))]
    const next =
      step === undefined
        ? undefined
        : tabs[
            step(
              tabs.findIndex((tab) => tab.id === selected),
              tabs.length,
            )
          ]
    if (next === undefined) return
    press.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <div className={css.tabs}>
      <div className={css.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            className={css.tab}
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onKeyDown={move}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={css.panel} id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </div>
  )
}
