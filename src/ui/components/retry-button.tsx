import { useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { useLeavesFocus } from './leaves-focus.ts'

/**
 * Reads again what failed (ERR-03). What is awaited takes its place, and the focus: so listeners hear that it loads, and
 * hear the place around it once that ends. Where nothing is shown to be awaited, the place has the focus at once.
 */
export const RetryButton = (props: Omit<ButtonProps, 'ref'>) => {
  const button = useRef<HTMLButtonElement>(null)
  useLeavesFocus(button, (around) => around.querySelector<HTMLElement>('section[aria-busy=true]'))
  return <Button {...props} ref={button} />
}
