import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { panelText } from '#ui/app/failure-texts.ts'
import { Page } from '#ui/app/page.tsx'
import { Loading } from '#ui/app/panel.tsx'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import * as css from './profile-screen.css.ts'
import { type EditActor, useProfileEdit } from './use-profile.ts'

const ConfirmDialog = lazy(() =>
  import('#ui/components/confirm-dialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

/** A profile being changed; leaving with something unsaved asks first. */
export const ProfileEdit = ({ actor }: { readonly actor: EditActor }) => {
  const intl = useIntl()
  const edit = useProfileEdit(actor)
  return (
    <Page key="edit" title={intl.formatMessage({ id: 'profile.editTitle' })}>
      {edit.face === 'form' && edit.form ? <ProfileForm actor={edit.form} edit={edit} /> : null}
      {edit.face === 'renaming' ? <Renaming /> : null}
      {edit.face === 'unnamed' ? <Unnamed edit={edit} /> : null}
      {edit.isAsking ? <LeavingQuestion onLeave={edit.confirmLeaving} onStay={edit.cancelLeaving} /> : null}
    </Page>
  )
}

const LeavingQuestion = ({ onLeave, onStay }: { readonly onLeave: () => void; readonly onStay: () => void }) => {
  const intl = useIntl()
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        tone="danger"
        title={intl.formatMessage({ id: 'unsaved.title' })}
        text={intl.formatMessage({ id: 'unsaved.text' })}
        confirmLabel={intl.formatMessage({ id: 'unsaved.leave' })}
        cancelLabel={intl.formatMessage({ id: 'unsaved.stay' })}
        onConfirm={onLeave}
        onCancel={onStay}
      />
    </Suspense>
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
  const why = panelText(edit.namingFailure)
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
            <Button onPress={edit.retryNaming}>
              <FormattedMessage id="action.retry" />
            </Button>
            <Button variant="secondary" onPress={edit.giveNamingUp}>
              <FormattedMessage id="profile.leaveUnnamed" />
            </Button>
          </div>
        }
      />
    </div>
  )
}
