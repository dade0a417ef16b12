import { useActorRef, useSelector } from '@xstate/react'
import { BellOff, BellRing } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { deviceLeave } from '#application/user-events/device-leave.implementations.ts'
import { isAsking, leaveNow } from '#application/user-events/device-leave.selectors.ts'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { Button } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import * as css from './calendar.css.ts'
import { leaveText } from './reminder-texts.ts'

/** Whether this very device will notify of reminders, and the way to let it (EVENT-05). It is asked about by a press alone. */
export const DeviceReminder = () => {
  const intl = useIntl()
  const ports = usePorts()
  const actor = useActorRef(useMemo(() => deviceLeave(ports), [ports]))
  const leave = useSelector(actor, leaveNow)
  const isBusy = useSelector(actor, isAsking)
  const section = useRef<HTMLElement>(null)
  const before = useRef(leave)
  // The button that was pressed has gone once the citizen has answered: what it led to is read in its place.
  useEffect(() => {
    if (before.current === 'askable' && leave !== 'askable') section.current?.focus()
    before.current = leave
  }, [leave])
  if (leave === undefined) return null
  const text = intl.formatMessage(leaveText(leave))
  return (
    <section
      className={css.device}
      ref={section}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'reminder.device' })}
    >
      {leave === 'askable' ? (
        <>
          <Button
            variant="secondary"
            icon={BellRing}
            busy={isBusy}
            onPress={() => actor.send({ type: 'leave.requested' })}
          >
            {intl.formatMessage({ id: 'reminder.deviceAsk' })}
          </Button>
          <p className={css.hint}>{text}</p>
        </>
      ) : (
        <NoticeBar
          icon={leave === 'allowed' ? BellRing : BellOff}
          tone={leave === 'allowed' ? 'success' : 'info'}
          text={text}
        />
      )}
    </section>
  )
}
