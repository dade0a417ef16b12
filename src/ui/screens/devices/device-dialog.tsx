import { useIntl } from 'react-intl'
import type { DeviceQuestion } from '#application/devices/devices.machine.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { ownName, questionTexts } from './devices-texts.ts'
import { useSaid } from '#ui/app/use-said.ts'

type DeviceDialogProps = {
  readonly question: DeviceQuestion
  readonly isInHand: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a device is deleted (DEV-03, SHELL-20), or the one in hand is switched off. */
const DeviceDialog = ({ question, isInHand, isBusy, onConfirm, onCancel }: DeviceDialogProps) => {
  const intl = useIntl()
  const said = useSaid()
  useBackCloses(true, onCancel)
  const { title, text } = questionTexts(question, isInHand)
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text, { name: said(ownName(question.device)) })}
      tone="danger"
      confirmLabel={intl.formatMessage({ id: 'action.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'action.cancel' })}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
export { DeviceDialog as default }
