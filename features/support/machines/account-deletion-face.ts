import { createActor } from 'xstate'
import { accountDeletion } from '#application/account-deletion/account-deletion.implementations.ts'
import { deletionForm } from '#application/account-deletion/account-deletion.selectors.ts'
import {
  deletionFailureText,
  deletionPasswordText,
  LOSSES,
} from '#ui/screens/account-deletion/account-deletion-texts.ts'
import { comingAndGoing, formFace, lines, said } from './form-face.ts'
import { phrase } from './phrases.ts'
import { forKnownUser, running } from './running.ts'
import type { Closing, Given, Stage } from './screens.ts'

/** The deletion of one's account without a screen. */
export const openAccountDeletion = (stage: Stage, given: Given): Closing =>
  forKnownUser(given, ({ id: user, username }) => {
    const flow = createActor(accountDeletion(given.ports), { input: { user } })
    stage.screen = comingAndGoing(() =>
      formFace(deletionForm(flow.getSnapshot()), (form) => ({
        texts: () =>
          lines(
            phrase('deleteAccount.lead'),
            ...LOSSES.map((loss) => phrase(loss, { username })),
            form.complaint(deletionFailureText),
          ),
        fields: () =>
          form.fields({
            password: {
              label: { id: 'deleteAccount.password' },
              problem: () => said(deletionPasswordText(form.problems().password, form.failure())),
            },
          }),
        actions: () => ({ [phrase('deleteAccount.action')]: form.submit }),
      })),
    )
    return running(given, flow)
  })
