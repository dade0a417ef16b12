import { CircleAlert, CircleCheck } from 'lucide-react'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { UsernameForManagers } from '#ui/components/password-field.tsx'
import { FormPanel, OtherWays, PageForm } from '#ui/layout/page-form.tsx'
import { WayButton, RetryActionButton } from '#ui/layout/parts.tsx'
import { Entrance } from '#ui/parts/entrance/entrance.tsx'
import type { ForcedPasswordView } from './forced-password-view.ts'
import { NewPasswordLayout } from './new-password-layout.tsx'

const SIGNS = { success: CircleCheck, danger: CircleAlert } as const

/** A forced password change, and the sign-in afterwards. */
const ForcedPasswordLayout = ({ view: { title, lead, asked } }: { readonly view: ForcedPasswordView }) => (
  <Entrance title={title} lead={lead && <Lead view={lead} />}>
    {asked ? (
      <FormPanel panel={asked}>
        {(view) =>
          view.asks === 'password' ? (
            <PageForm view={view.form}>
              <UsernameForManagers username={view.account} />
              <NewPasswordLayout view={view.chosen} />
            </PageForm>
          ) : (
            <>
              <div role="alert">
                <NoticeBar {...view.result} icon={SIGNS[view.result.tone]} isHeardAround />
              </div>
              <RetryActionButton wide action={view.retry} />
              <OtherWays>
                <WayButton variant="quiet" way={view.toSignIn} />
              </OtherWays>
            </>
          )
        }
      </FormPanel>
    ) : null}
  </Entrance>
)
export { ForcedPasswordLayout as default }

const Lead = ({ view: { text, from, to } }: { readonly view: NonNullable<ForcedPasswordView['lead']> }) => (
  <>
    {text.slice(0, from)}
    <strong>{text.slice(from, to)}</strong>
    {text.slice(to)}
  </>
)
