import { type ComponentType, createElement, lazy as lazyOnce, type ReactNode } from 'react'

export type Drawn<Props> = (props: Props) => ReactNode

/** What could not be fetched: functions that forget the failure. */
const failed = new Set<() => void>()

/** Components that could not be fetched are fetched again with their next rendering. */
export const fetchAgain = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

/** A component that is fetched with its first rendering. React's own `lazy` keeps a failure for good; see `fetchAgain`. */
export const lazy = <Props extends object>(load: () => Promise<Readonly<{ default: Drawn<Props> }>>): Drawn<Props> => {
  let Part: ComponentType<Props> | undefined
  const loadOrNote = () =>
    load().catch((error: unknown) => {
      failed.add(() => (Part = undefined))
      throw error
    })
  return (props) => {
    Part ??= lazyOnce(loadOrNote)
    return createElement(Part, props)
  }
}
