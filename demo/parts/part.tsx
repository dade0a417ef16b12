import type { ReactNode } from 'react'
import type { DeskMemory } from '../memory.ts'

export type PartName = 'people' | 'clock' | 'world' | 'faults' | 'calls' | 'machines'

/** A part of the desk that folds out; the tab remembers which ones are. */
export const Part = ({
  name,
  title,
  aside,
  memory,
  children,
}: Readonly<{
  name: PartName
  title: string
  /** What is worth knowing while it is folded. */
  aside?: string | undefined
  memory: DeskMemory
  children: ReactNode
}>) => {
  const { parts } = memory.now()
  const isOpen = parts.includes(name)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) memory.keep({ parts: open ? [...parts, name] : parts.filter((one) => one !== name) })
      }}
    >
      <summary>
        <h3>{title}</h3>
        {aside !== undefined && <span className="aside">{aside}</span>}
      </summary>
      {isOpen && <div className="inside">{children}</div>}
    </details>
  )
}
