import { House } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Page } from './page.tsx'
import { screenAt, SCREENS } from './screens.ts'

/** Says honestly that a part of the app is not here yet. */
const ComingSoon = () => {
  const intl = useIntl()
  const [path] = useLocation()
  const screen = screenAt(path)
  const title = intl.formatMessage({ id: screen === undefined ? 'notFound.title' : SCREENS[screen].title })
  return (
    <Page title={title}>
      <EmptyState
        drawing="search"
        title={intl.formatMessage({ id: 'comingSoon.title' })}
        text={intl.formatMessage({ id: 'comingSoon.text' })}
        action={
          <ButtonLink href={SCREENS.home.path} icon={House} variant="secondary">
            {intl.formatMessage({ id: 'nav.toHome' })}
          </ButtonLink>
        }
      />
    </Page>
  )
}
export { ComingSoon as default }
