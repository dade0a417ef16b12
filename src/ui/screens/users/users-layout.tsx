import { ErrorBoundary } from '#ui/layout/reading/error-boundary.tsx'
import { GuardLayout } from '#ui/layout/guard.tsx'
import { LateQuestion } from '#ui/layout/late-question.tsx'
import { UserLayout } from './user-layout.tsx'
import { UserListLayout } from './user-list-layout.tsx'
import type { UsersView } from './users-view.ts'
import * as css from './users.css.ts'

/** The user management: the list, and over it the page of one user (ADMIN-01 … ADMIN-04). */
const UsersLayout = ({ view: { list, detail, question, leaving } }: { readonly view: UsersView }) => (
  <div className={css.area}>
    <div className={detail ? `${css.listPane} ${css.behind}` : css.listPane}>
      <UserListLayout view={list} open={detail?.key} />
    </div>
    {detail ? (
      <div className={css.detailPane}>
        <ErrorBoundary resetBy={detail.key}>
          <UserLayout key={detail.key} view={detail} />
        </ErrorBoundary>
      </div>
    ) : null}
    <GuardLayout view={leaving} />
    <LateQuestion view={question} />
  </div>
)
export { UsersLayout as default }
