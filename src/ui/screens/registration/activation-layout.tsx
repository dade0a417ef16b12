import { LIST } from '#ui/components/list-role.ts'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { FormPanel, PageForm } from '#ui/layout/page-form.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import type { ActivationView } from './activation-view.ts'
import * as css from './registration-screen.css.ts'
import { LeadingOn } from './leading-on.tsx'

/** The code that activates an account. */
const ActivationLayout = ({ view: { title, lead, notes, asked } }: { readonly view: ActivationView }) => (
  <Entrance title={title} lead={lead}>
    <ul {...LIST} className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    <FormPanel panel={asked} waiting={<LeadingOn />}>
      {({ form, code, toSignIn }) => (
        <PageForm view={form} others={<WayButton variant="quiet" way={toSignIn} />}>
          <FieldLayout view={code} name="code" kind="code" />
        </PageForm>
      )}
    </FormPanel>
  </Entrance>
)
export { ActivationLayout as default }
