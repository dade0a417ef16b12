import { PolicyReader } from '#ui/documents/policy-reader.tsx'
import { CheckboxLayout, FieldLayout } from '#ui/layout/fields.tsx'
import { GuardLayout } from '#ui/layout/guard.tsx'
import { FormPanel, PageForm } from '#ui/layout/page-form.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import { LeadingOn } from './leading-on.tsx'
import * as css from './registration-screen.css.ts'
import type { RegistrationView } from './registration-view.ts'

/** The applicant's data, and the acceptance of both documents. */
const RegistrationLayout = ({ view: { title, lead, asked, leaving } }: { readonly view: RegistrationView }) => (
  <Entrance title={title} lead={lead}>
    <FormPanel panel={asked} waiting={<LeadingOn />}>
      {(view) => (
        <PageForm view={view.form} others={<WayButton variant="quiet" way={view.toSignIn} />}>
          <p className={css.note}>{view.note}</p>
          <FieldLayout
            view={view.username}
            name="username"
            kind="username"
            // A polite live region (REG-02).
            hint={<output className={css.standing[view.username.tone]}>{view.username.hint}</output>}
          />
          <FieldLayout view={view.name} name="name" kind="givenName" />
          <FieldLayout view={view.surname} name="surname" kind="familyName" />
          <FieldLayout view={view.email} name="email" kind="email" />
          <FieldLayout view={view.mobile} name="mobile" kind="phone" />
          <fieldset className={css.consents}>
            <legend className={css.legend}>{view.consents.title}</legend>
            {view.consents.list.map(({ key, sign, agree }) => (
              <div key={key} className={css.consent}>
                <CheckboxLayout view={agree} name={sign} />
                <PolicyReader policy={key} />
              </div>
            ))}
          </fieldset>
        </PageForm>
      )}
    </FormPanel>
    <GuardLayout view={leaving} />
  </Entrance>
)
export { RegistrationLayout as default }
