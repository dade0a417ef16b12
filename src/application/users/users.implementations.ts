import { unsentDraft } from '#application/kit/form-draft.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { Users } from '#application/ports/users.ts'
import type { UserDraft } from '#domain/users/user-draft.ts'
import { userEditorMachine, userFormMachine } from './user-editor.machine.ts'
import { userListMachine, userRemovalMachine, usersMachine } from './users.machine.ts'

/** What is being written of one user is kept apart from what is written of any other; passwords are kept nowhere. */
const draftIn = (unsent: Unsent) =>
  unsentDraft<UserDraft>(unsent, ({ id }) => `users.${id ?? 'new'}`, ['password', 'confirmation', 'origin'])

export const users = ({ users: port, unsent }: Readonly<{ users: Users; unsent: Unsent }>) =>
  usersMachine.provide({
    actors: {
      list: userListMachine.provide({ actors: { loadPages: fromReading(readPages(port.page)) } }),
      editor: userEditorMachine.provide({
        actors: {
          load: fromReading(({ id }, signal) => port.one(id, signal)),
          form: userFormMachine.provide({
            actors: { send: fromPort(({ values }) => port.save(values)), draft: draftIn(unsent) },
          }),
        },
      }),
      removal: userRemovalMachine.provide({ actors: { act: fromPort(({ subject }) => port.remove(subject.id)) } }),
    },
  })
