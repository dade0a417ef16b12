import type { ReactNode } from 'react'

/** Whether words take no line: there are none, or the server has left them blank. */
export const isNothing = (words: ReactNode): boolean => words === undefined || words === ''
