import { createContext, use } from 'react'

/** Whether the form around is being sent. */
export const Sending = createContext(false)

/**
 * Whether the form around a field is being sent: the field then takes nothing, as it would not be in what is sent, and
 * keeps its value, its look and its focus (ERR-13).
 */
export const useSending = (): boolean => use(Sending)
