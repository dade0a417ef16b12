import { FieldLayout, PasswordLayout } from '#ui/layout/fields.tsx'
import { FormPanel, OtherWays, PageForm } from '#ui/layout/page-form.tsx'
import { ActionButton, WayButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import type { SignInView } from './sign-in-view.ts'

/** Username and password. */
const SignInLayout = ({ view: { title, lead, asked } }: { readonly view: SignInView }) => (
  <Entrance title={title} lead={lead}>
    <FormPanel panel={asked}>
      {({ form, username, password, forgot, register, code }) => (
        <PageForm
          view={form}
          others={
            <OtherWays>
              <WayButton variant="quiet" way={forgot} />
              <WayButton variant="quiet" way={register} />
              {code === undefined ? null : <ActionButton variant="quiet" action={code} />}
            </OtherWays>
          }
        >
          <FieldLayout view={username} name="username" kind="username" />
          <PasswordLayout view={password} name="password" kind="currentPassword" />
        </PageForm>
      )}
    </FormPanel>
  </Entrance>
)
export { SignInLayout as default }
