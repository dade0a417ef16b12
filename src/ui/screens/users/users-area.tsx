import { lazy, Suspense, useMemo } from 'react'
import { useLocation, useRoute, useSearch } from 'wouter'
import { idFrom } from '#domain/id.ts'
import { ErrorBoundary } from '#ui/app/error-boundary.tsx'
import { LeavingQuestion } from '#ui/app/leaving-question.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { type Opened, useUserEditor, useUserList, useUserRemoval, useUsers } from './use-users.ts'
import { UserScreen } from './user-screen.tsx'
import { UserListScreen } from './user-list-screen.tsx'
import { userOrderFrom, usersSearch } from './user-query-url.ts'
import * as css from './users.css.ts'

const RemovalDialog = lazy(() => import('./user-removal-dialog.tsx'))

const openedBy = (path: string, number: string | undefined): Opened | undefined => {
  const screen = screenAt(path)
  if (screen !== 'user') return { kind: screen === 'newUser' ? 'new' : 'none' }
  const id = idFrom<'User'>(number)
  return id && { kind: 'one', id }
}

/** The user management (ADMIN-01 … ADMIN-04). A number that is none leads nowhere (fault 36). */
const UsersArea = () => {
  const [path] = useLocation()
  const [, params] = useRoute(SCREENS.user.path)
  const opened = openedBy(path, params?.id)
  return opened === undefined ? <NotFound /> : <Management opened={opened} />
}
export { UsersArea as default }

/** The list, and over it the page of one user. */
const Management = ({ opened }: { readonly opened: Opened }) => {
  const search = usersSearch(userOrderFrom(useSearch()))
  const actor = useUsers(
    useMemo(() => userOrderFrom(search), [search]),
    opened,
  )
  const list = useUserList(actor)
  const { editor, leaving, isBroken } = useUserEditor(actor)
  const removal = useUserRemoval(actor)
  const isBehind = opened.kind !== 'none'
  return (
    <div className={css.area}>
      <div className={isBehind ? `${css.listPane} ${css.behind}` : css.listPane}>
        <UserListScreen
          list={list}
          search={search}
          open={opened.kind === 'one' ? opened.id : undefined}
          isBehind={isBehind}
        />
      </div>
      {isBehind ? (
        <div className={css.detailPane}>
          <ErrorBoundary resetBy={keyOf(opened)}>
            <UserScreen
              key={keyOf(opened)}
              editor={editor}
              opened={opened}
              onRemove={list.verbs.remove}
              onRetry={isBroken ? list.verbs.retry : undefined}
            />
          </ErrorBoundary>
        </div>
      ) : null}
      <LeavingQuestion leaving={leaving} />
      {removal.isOpen && removal.subject ? (
        <Suspense>
          <RemovalDialog
            name={removal.subject.name}
            isBusy={removal.isBusy}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const keyOf = (opened: Opened): string => (opened.kind === 'one' ? String(opened.id) : opened.kind)
