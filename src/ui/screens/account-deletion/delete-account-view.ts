import {
  type AccountDeletionNow,
  openAccountDeletion,
} from '#application/identity/account-deletion/account-deletion.flow.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { askedView, fieldsOf, formView, saidBeside } from '#ui/view/forms.ts'
import { way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The consequences, one sentence each. */
const LOSSES = [
  'deleteAccount.lossAccess',
  'deleteAccount.lossData',
  'deleteAccount.lossNotices',
  'deleteAccount.lossTopics',
] as const

/** The deletion of an account: it lists the consequences, and asks for the password (PROF-07, PROF-08). */
export const deleteAccountView = (now: AccountDeletionNow, speech: Speech) => {
  const { say } = speech
  return {
    kind: 'page' as const,
    title: say('deleteAccount.title'),
    deletion: now && {
      warning: say('deleteAccount.lead'),
      title: say('deleteAccount.losses'),
      losses: LOSSES.map((loss) => say(loss, { username: now.username })),
      asked: askedView(now, speech, (form) => formOf(form, now.username, speech)),
    },
  }
}

export type DeleteAccountView = ReturnType<typeof deleteAccountView>

const formOf = (form: NonNullable<NonNullable<AccountDeletionNow>['form']>, account: string, speech: Speech) => {
  const { say } = speech
  const { one, problemOf } = fieldsOf(form, {}, speech)
  const wrong = form.failure?._tag === 'PasswordWrong' ? say('deleteAccount.passwordWrong') : undefined
  return {
    account,
    form: formView(form, say('deleteAccount.action'), speech, saidBeside('PasswordWrong')),
    password: one('password', 'deleteAccount.password', {
      hint: say('deleteAccount.passwordWhy'),
      problem: problemOf('password') ?? wrong,
      isRequired: true,
    }),
    keep: way(say('action.cancel'), SCREENS.profileArea.path),
  }
}

/** The deletion of an account (PROF-07). */
export const screen = screenOf({ query: () => undefined, open: openAccountDeletion, view: deleteAccountView })
