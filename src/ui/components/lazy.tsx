import { type ComponentType, createElement, lazy as lazyOnce, type ReactNode } from 'react'

export type Drawn<Props> = (props: Props) => ReactNode

/** What could not be fetched: functions that forget the failure. */
const failed = new Set<() => void>()

/** Fetches a component, and knows it without a wait from then on. */
export type Fetching<Props, File = unknown> = (() => Promise<Readonly<{ default: Drawn<Props> }> & File>) & {
  readonly known: () => Drawn<Props> | undefined
}

export const fetching = <Props, File>(
  load: () => Promise<Readonly<{ default: Drawn<Props> }> & File>,
): Fetching<Props, File> => {
  let known: Drawn<Props> | undefined
  const fetchOnce = async () => {
    const file = await load()
    known = file.default
    return file
  }
  return Object.assign(fetchOnce, { known: () => known })
}

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
