import { useIntl } from 'react-intl'
import { Spoken } from '#ui/components/spoken.tsx'
import { ToastRegion } from '#ui/components/toast.tsx'

/** The place where toasts appear, with its names in the citizen's language. */
const Toasts = () => {
  const intl = useIntl()
  return (
    <Spoken>
      <ToastRegion
        label={intl.formatMessage({ id: 'toast.region' })}
        closeLabel={intl.formatMessage({ id: 'action.close' })}
      />
    </Spoken>
  )
}
export { Toasts as default }
