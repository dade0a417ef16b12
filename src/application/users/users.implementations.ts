import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Users } from '#application/ports/users.ts'
import { userEditorMachine, userFormMachine } from './user-editor.machine.ts'
import { userListMachine, userRemovalMachine, usersMachine } from './users.machine.ts'

export const users = ({ users: port }: Readonly<{ users: Users }>) =>
  usersMachine.provide({
    actors: {
      list: userListMachine.provide({ actors: { loadPages: fromReading(readPages(port.page)) } }),
      editor: userEditorMachine.provide({
        actors: {
          load: fromReading(({ id }, signal) => port.one(id, signal)),
          form: userFormMachine.provide({ actors: { send: fromPort(({ values }) => port.save(values)) } }),
        },
      }),
      removal: userRemovalMachine.provide({ actors: { act: fromPort(({ subject }) => port.remove(subject.id)) } }),
    },
  })
