import { useIntl } from 'react-intl'
import type { DeviceQuestion } from '#application/devices/devices.machine.ts'
import { type DeletionAnswers, DeletionQuestion } from '#ui/app/deletion-question.tsx'
import { ownName, questionTexts } from './devices-texts.ts'
import { useSaid } from '#ui/app/use-said.ts'

type DeviceDialogProps = DeletionAnswers & {
  readonly question: DeviceQuestion
  readonly isInHand: boolean
}

/** Asks before a device is deleted (DEV-03, SHELL-20), or the one in hand is switched off. */
const DeviceDialog = ({ question, isInHand, ...answers }: DeviceDialogProps) => {
  const intl = useIntl()
  const said = useSaid()
  const { title, text } = questionTexts(question, isInHand)
  return (
    <DeletionQuestion
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text, { name: said(ownName(question.device)) })}
      {...answers}
    />
  )
}
export { DeviceDialog as default }
