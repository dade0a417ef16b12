import { FieldLayout, PasswordLayout } from '#ui/layout/fields.tsx'
import { FormPanel, OtherWays, PageForm } from '#ui/layout/page-form.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import type { SignInView } from './sign-in-view.ts'

/** Username and password. */
const SignInLayout = ({ view: { title, lead, asked } }: { readonly view: SignInView }) => (
  <Entrance title={title} lead={lead}>
    <FormPanel panel={asked}>
      {({ form, username, password, forgot, register }) => (
        <PageForm
          view={form}
          others={
            <OtherWays>
              <WayButton variant="quiet" way={forgot} />
              <WayButton variant="quiet" way={register} />
            </OtherWays>
          }
        >
          <FieldLayout view={username} name="username" autoComplete="username" />
          <PasswordLayout view={password} name="password" autoComplete="current-password" />
        </PageForm>
      )}
    </FormPanel>
  </Entrance>
)
export { SignInLayout as default }
