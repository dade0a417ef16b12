import { openPasswordChange, type PasswordChangeNow } from '#application/identity/passwords/password-change.flow.ts'
import { askedView, fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import type { Speech } from '#ui/view/speech.ts'
import { newPasswordView, PASSWORD_ERRORS } from './new-password-view.ts'
import { screenOf } from '#ui/view/screen.ts'

/** A password change with the old password (PWD-06 … PWD-09). */
export const changePasswordView = (now: PasswordChangeNow, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('password.change'),
  asked: now && askedView(now, speech, (form) => changeView(form, now.username, speech)),
})
export type ChangePasswordView = ReturnType<typeof changePasswordView>

/** The error of the old password: missing, or wrong (PWD-06, PWD-08). */
const changeView = (form: NonNullable<NonNullable<PasswordChangeNow>['form']>, account: string, speech: Speech) => {
  const { say } = speech
  const { one, problemOf } = fieldsOf(form, PASSWORD_ERRORS, speech)
  const wrong = form.failure?._tag === 'OldPasswordWrong' ? say('password.oldWrong') : undefined
  return {
    lead: say('password.changeLead'),
    account,
    form: formView(form, say('password.changeAction'), speech, saidBeside('OldPasswordWrong')),
    old: one('oldPassword', 'password.old', { problem: problemOf('oldPassword') ?? wrong, isRequired: true }),
    chosen: newPasswordView(form, speech),
  }
}

/** A password change with the old password (PWD-06). */
export const screen = screenOf({ query: () => undefined, open: openPasswordChange, view: changePasswordView })
