import { createContext, use } from 'react'

/** A context, and what reads it: a component that stands outside of it is a defect, which names what it lacks. */
export const neededContext = <Value extends object>(what: string) => {
  const Context = createContext<Value | undefined>(undefined)
  const useNeeded = (): Value => {
    const value = use(Context)
    if (!value) throw new Error(`No ${what} above this component`)
    return value
  }
  return [Context, useNeeded] as const
}
