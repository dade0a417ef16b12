import type { ReactNode } from 'react'
import { FieldLayout, PasswordLayout } from '#ui/layout/fields.tsx'
import { FormDialog } from '#ui/layout/dialogs.tsx'
import { QuestionLayout } from '#ui/layout/question.tsx'
import { AddressDialog } from '#ui/parts/addresses/address-dialog.tsx'
import type { TopicDialog } from './topics-view.ts'
import * as css from './topics.css.ts'

/** The dialogs before a subscription starts or ends. Load this module lazily. */
const TopicDialogLayout = ({ view }: { readonly view: TopicDialog }) => {
  switch (view.asks) {
    case 'password':
      return (
        <Asking view={view.dialog}>
          {/* The citizen's own password is out of place here; the field is the one thing that is asked. */}
          <PasswordLayout view={view.dialog.password} name="topic-password" kind="newPassword" isFirst />
        </Asking>
      )
    case 'access':
      return (
        <Asking view={view.dialog}>
          <FieldLayout view={view.dialog.name} name="name" kind="givenName" />
          <FieldLayout view={view.dialog.surname} name="surname" kind="familyName" />
        </Asking>
      )
    case 'addresses':
      return <AddressDialog view={view.dialog} />
    case 'end':
      return <QuestionLayout view={view.dialog} />
    default:
      return view satisfies never
  }
}
export { TopicDialogLayout as default }

type AskingProps = {
  readonly view: Extract<TopicDialog, { asks: 'password' | 'access' }>['dialog']
  readonly children: ReactNode
}

const Asking = ({ view, children }: AskingProps) => (
  <FormDialog view={view} before={<p className={css.question}>{view.text}</p>}>
    {children}
  </FormDialog>
)
