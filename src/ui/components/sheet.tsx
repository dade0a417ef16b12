import { type ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'
import * as css from './sheet.css.ts'

const AT_SIDE = { overlay: css.overlay, modal: css.modal, grip: css.grip } as const

type SheetProps = Omit<ComponentProps<typeof Dialog>, 'role' | 'isLocked' | 'isTall' | 'place'>

/** Details without leaving the page: from the bottom on phones, at the side on wide screens. Load lazily. */
export const Sheet = (props: SheetProps) => <Dialog {...props} place={AT_SIDE} />
