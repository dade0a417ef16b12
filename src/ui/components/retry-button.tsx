import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { useLeavesFocus } from './leaves-focus.ts'

/** Reads again what failed. What is awaited takes its place: the focus then stays in the place around it (ERR-03). */
export const RetryButton = (props: Omit<ButtonProps, 'ref'>) => {
  const button = useRef<HTMLButtonElement>(null)
  useLeavesFocus(button)
  return <Button {...props} ref={button} />
}
