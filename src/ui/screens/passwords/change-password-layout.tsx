import { Page } from '#ui/layout/page/page.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { PasswordLayout } from '#ui/layout/fields.tsx'
import { FormCard, FormPanel, PageForm } from '#ui/layout/page-form.tsx'
import type { ChangePasswordView } from './change-password-view.ts'
import { NewPasswordLayout } from './new-password-layout.tsx'
import * as css from './passwords.css.ts'

/** The old password, and the new one. */
const ChangePasswordLayout = ({ view: { title, asked } }: { readonly view: ChangePasswordView }) => (
  <Page title={title}>
    {asked ? (
      <FormPanel panel={asked}>
        {({ lead, account, form, old, chosen }) => (
          <FormCard>
            <p className={css.lead}>{lead}</p>
            <PageForm view={form}>
              <UsernameForManagers username={account} />
              <PasswordLayout view={old} name="current-password" kind="currentPassword" />
              <NewPasswordLayout view={chosen} />
            </PageForm>
          </FormCard>
        )}
      </FormPanel>
    ) : null}
  </Page>
)
export { ChangePasswordLayout as default }
