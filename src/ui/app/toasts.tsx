import { useIntl } from 'react-intl'
import { ToastRegion } from '#ui/components/toast.tsx'

/** The place where toasts appear, with its names in the citizen's language. */
const Toasts = () => {
  const intl = useIntl()
  return (
    <ToastRegion
      label={intl.formatMessage({ id: 'toast.region' })}
      closeLabel={intl.formatMessage({ id: 'action.close' })}
    />
  )
}
export { Toasts as default }
