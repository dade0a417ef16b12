import {
  type AccountDeletionNow,
  openAccountDeletion,
} from '#application/identity/account-deletion/account-deletion.flow.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { field } from '#ui/view/fields.ts'
import { besideField, askedView, formView, saidBeside } from '#ui/view/forms.ts'
import { type Field, type FormView, type Panel, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { screenOf } from '#ui/view/screen.ts'

type Deletion = NonNullable<AccountDeletionNow>
type DeletionFormView = Readonly<{ account: string; form: FormView; password: Field; keep: Way }>

/** The deletion of an account: it lists the consequences, and asks for the password (PROF-07, PROF-08). */
export type DeleteAccountView = Readonly<{
  kind: 'page'
  title: string
  deletion:
    | Readonly<{ warning: string; title: string; losses: readonly string[]; asked: Panel<DeletionFormView> }>
    | undefined
}>

/** The consequences, one sentence each. */
const LOSSES = [
  'deleteAccount.lossAccess',
  'deleteAccount.lossData',
  'deleteAccount.lossNotices',
  'deleteAccount.lossTopics',
] as const

export const deleteAccountView = (now: AccountDeletionNow, speech: Speech): DeleteAccountView => {
  const { say } = speech
  return {
    kind: 'page',
    title: say('deleteAccount.title'),
    deletion: now && {
      warning: say('deleteAccount.lead'),
      title: say('deleteAccount.losses'),
      losses: LOSSES.map((loss) => say(loss, { username: now.username })),
      asked: askedView(now, speech, (form) => deletionFormView(form, now.username, speech)),
    },
  }
}

const deletionFormView = (form: NonNullable<Deletion['form']>, account: string, speech: Speech): DeletionFormView => {
  const { say } = speech
  const wrong = form.failure?._tag === 'PasswordWrong' ? say('deleteAccount.passwordWrong') : undefined
  return {
    account,
    form: formView(form, say('deleteAccount.action'), speech, saidBeside('PasswordWrong')),
    password: field({
      label: say('deleteAccount.password'),
      value: form.values.password,
      hint: say('deleteAccount.passwordWhy'),
      problem: besideField(form, 'password', () => say('password.required')) ?? wrong,
      isRequired: true,
      change: (password) => form.change({ password }),
    }),
    keep: way(say('action.cancel'), SCREENS.profileArea.path),
  }
}

/** The deletion of an account (PROF-07). */
export const screen = screenOf({ query: () => undefined, open: openAccountDeletion, view: deleteAccountView })
