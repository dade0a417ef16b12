import { Trash2 } from 'lucide-react'
import { LostPage } from '#ui/layout/page/lost-page.tsx'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { CheckboxGroup } from '#ui/components/checkbox-group.tsx'
import { CheckboxLayout, FieldLayout, PasswordLayout } from '#ui/layout/fields.tsx'
import { FormCard, PageForm } from '#ui/layout/page-form.tsx'
import { ActionButton, FailedLayout } from '#ui/layout/parts.tsx'
import type { UserFormView, UserView } from './user-view.ts'
import * as css from './users.css.ts'

/** The page of one user, or of a new one (ADMIN-03). */
export const UserLayout = ({ view }: { readonly view: UserView }) =>
  view.kind === 'notFound' ? (
    <LostPage view={view} />
  ) : (
    <Page title={view.title}>
      <Content view={view.content} />
    </Page>
  )

type PageView = Extract<UserView, Readonly<{ kind: 'page' }>>

const Content = ({ view }: { readonly view: PageView['content'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'userForm':
      return <UserForm view={view} />
    default:
      return view satisfies never
  }
}

const UserForm = ({ view }: { readonly view: UserFormView }) => (
  <FormCard isWide>
    <PageForm
      view={view.form}
      others={view.remove ? <ActionButton variant="quietDanger" wide icon={Trash2} action={view.remove} /> : null}
    >
      {/* Somebody else's: what the browser knows of who types is out of place. */}
      <FieldLayout view={view.username} name="user-username" kind="otherUsername" />
      <div className={css.pair}>
        <FieldLayout view={view.name} name="user-name" kind="otherName" />
        <FieldLayout view={view.surname} name="user-surname" kind="otherName" />
      </div>
      <FieldLayout view={view.email} name="user-email" kind="otherEmail" />
      <CheckboxGroup {...view.roles} name="roles" />
      <CheckboxLayout view={view.active} name="active" />
      <div className={css.pair}>
        <PasswordLayout view={view.password} name="password" kind="newPassword" />
        <PasswordLayout view={view.confirmation} name="confirmation" kind="newPassword" />
      </div>
    </PageForm>
  </FormCard>
)

const Waiting = () => (
  <Loading>
    <FormCard isWide>
      <FieldSkeleton />
      <div className={css.pair}>
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
      <FieldSkeleton />
    </FormCard>
  </Loading>
)

const FieldSkeleton = () => (
  <div className={css.fieldBones}>
    <Skeleton width="6rem" />
    <Skeleton shape="block" height="3rem" />
  </div>
)
