import { CircleX, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { PasswordLayout } from '#ui/layout/fields.tsx'
import { FormCard, FormPanel, PageForm } from '#ui/layout/page-form.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import * as css from './account-deletion.css.ts'
import type { DeleteAccountView } from './delete-account-view.ts'

/** The deletion of an account: its consequences, and the password. */
const DeleteAccountLayout = ({ view: { title, deletion } }: { readonly view: DeleteAccountView }) => (
  <Page title={title}>{deletion ? <Deletion view={deletion} /> : null}</Page>
)
export { DeleteAccountLayout as default }

const Deletion = ({ view }: { readonly view: NonNullable<DeleteAccountView['deletion']> }) => {
  const id = useId()
  return (
    <FormCard>
      <NoticeBar tone="warning" icon={TriangleAlert} text={view.warning} />
      <section aria-labelledby={id}>
        <h2 className={css.title} id={id}>
          {view.title}
        </h2>
        <ul {...LIST} className={css.losses}>
          {view.losses.map((loss) => (
            <li className={css.loss} key={loss}>
              <CircleX size={20} className={css.sign} aria-hidden />
              <span>{loss}</span>
            </li>
          ))}
        </ul>
      </section>
      <FormPanel panel={view.asked}>
        {({ account, form, password, keep }) => (
          <PageForm
            view={form}
            looks={{ variant: 'danger', icon: Trash2 }}
            others={<WayButton way={keep} variant="secondary" wide />}
          >
            <UsernameForManagers username={account} />
            <PasswordLayout view={password} name="current-password" kind="currentPassword" />
          </PageForm>
        )}
      </FormPanel>
    </FormCard>
  )
}
