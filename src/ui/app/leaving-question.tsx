import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { isAskingToLeave, type LeavingActor } from '#application/kit/leaving.selectors.ts'

const ConfirmDialog = lazy(() =>
  import('#ui/components/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** Whether to leave without saving, for as long as that is asked. */
export const LeavingQuestion = ({ leaving }: { readonly leaving: LeavingActor | undefined }) => {
  const intl = useIntl()
  const isAsking = useSelector(leaving, (snapshot) => snapshot !== undefined && isAskingToLeave(snapshot))
  return isAsking ? (
    <Suspense>
      <ConfirmDialog
        isOpen
        tone="danger"
        title={intl.formatMessage({ id: 'unsaved.title' })}
        text={intl.formatMessage({ id: 'unsaved.text' })}
        confirmLabel={intl.formatMessage({ id: 'unsaved.leave' })}
        cancelLabel={intl.formatMessage({ id: 'unsaved.stay' })}
        onConfirm={() => leaving?.send({ type: 'leaving.confirmed' })}
        onCancel={() => leaving?.send({ type: 'leaving.cancelled' })}
      />
    </Suspense>
  ) : null
}
