import { PasswordLayout } from '#ui/layout/fields.tsx'
import type { NewPasswordView } from './new-password-view.ts'

/** A new password, and its confirmation. */
export const NewPasswordLayout = ({ view: { password, confirmation } }: { readonly view: NewPasswordView }) => (
  <>
    <PasswordLayout view={password} name="new-password" kind="newPassword" />
    <PasswordLayout view={confirmation} name="confirm-password" kind="newPassword" />
  </>
)
