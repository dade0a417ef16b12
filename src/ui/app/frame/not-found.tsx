import { House } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Page } from './page.tsx'
import { SCREENS } from '#ui/app/screens.ts'

/** An address that leads nowhere, or to something that is not there (SHELL-17). */
export const NotFound = () => {
  const intl = useIntl()
  return (
    <ErrorPage
      drawing="search"
      title={intl.formatMessage({ id: 'notFound.title' })}
      text={intl.formatMessage({ id: 'notFound.text' })}
    />
  )
}

/** A page in place of one that cannot be shown, with the way Home. */
export const ErrorPage = ({
  title,
  text,
  drawing = 'lost',
}: {
  readonly title: string
  readonly text: string | undefined
  readonly drawing?: 'lost' | 'search'
}) => {
  const intl = useIntl()
  return (
    <Page title={title}>
      <EmptyState
        drawing={drawing}
        title={title}
        text={text}
        action={
          <ButtonLink href={SCREENS.home.path} icon={House}>
            {intl.formatMessage({ id: 'nav.toHome' })}
          </ButtonLink>
        }
      />
    </Page>
  )
}
