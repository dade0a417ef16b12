import { FormattedMessage, useIntl } from 'react-intl'
import { panelText } from '#ui/app/failure-texts.ts'
import { LeavingQuestion } from '#ui/app/leaving-question.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import * as css from './profile-screen.css.ts'
import { type EditActor, useProfileEdit } from './use-profile.ts'

/** A profile being changed; leaving with something unsaved asks first. */
export const ProfileEdit = ({ actor }: { readonly actor: EditActor }) => {
  const intl = useIntl()
  const edit = useProfileEdit(actor)
  return (
    <Page key="edit" title={intl.formatMessage({ id: 'profile.editTitle' })}>
      {edit.face === 'form' && edit.form ? <ProfileForm actor={edit.form} edit={edit} /> : null}
      {edit.face === 'renaming' ? <Renaming /> : null}
      {edit.face === 'unnamed' ? <Unnamed edit={edit} /> : null}
      {edit.face === 'broken' ? <PanelFailure failure={edit.failure} onRetry={edit.retry} /> : null}
      <LeavingQuestion leaving={edit.leaving} />
    </Page>
  )
}

const Renaming = () => (
  <Loading>
    <div className={css.owner}>
      <Skeleton width="60%" height="1.375rem" />
    </div>
  </Loading>
)

/** The rest is saved: only the account's name is not, and it can be tried again (PROF-04). */
const Unnamed = ({ edit }: { readonly edit: ReturnType<typeof useProfileEdit> }) => {
  const intl = useIntl()
  const why = panelText(edit.failure)
  return (
    <div role="alert">
      <EmptyState
        drawing="lost"
        title={intl.formatMessage({ id: 'profile.unnamed' })}
        text={intl.formatMessage(
          { id: 'profile.unnamedText' },
          { why: typeof why === 'string' ? why : intl.formatMessage(why) },
        )}
        action={
          <div className={css.answers}>
            <Button onPress={edit.retry}>
              <FormattedMessage id="action.retry" />
            </Button>
            <Button variant="secondary" onPress={edit.giveUp}>
              <FormattedMessage id="profile.leaveUnnamed" />
            </Button>
          </div>
        }
      />
    </div>
  )
}
