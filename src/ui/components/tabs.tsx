import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { keyAlong } from './direction.ts'
import * as css from './tabs.css.ts'
import { keyOf } from './keys.ts'

type TabsProps = {
  readonly label: string
  readonly tabs: readonly Readonly<{ key: string; label: string; isCurrent: boolean; choose: () => void }>[]
  /** The content of the current tab. */
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
export const Tabs = ({ label, tabs, children }: TabsProps) => {
  const base = useId()
  const at = tabs.findIndex(({ isCurrent }) => isCurrent)
  const move = (press: KeyboardEvent) => {
    const next = tabs[steps[keyAlong(keyOf(press))]?.(at, tabs.length) ?? -1]
    if (next === undefined) return
    press.preventDefault()
    next.choose()
    document.getElementById(`${base}-${next.key}`)?.focus()
  }
  return (
    <div className={css.tabs}>
      <div className={css.list} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            className={css.tab}
            key={tab.key}
            id={`${base}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.isCurrent}
            aria-controls={`${base}-panel`}
            tabIndex={tab.isCurrent ? 0 : -1}
            onKeyDown={move}
            onClick={tab.choose}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={css.panel}
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${tabs[at]?.key ?? ''}`}
      >
        {children}
      </div>
    </div>
  )
}
