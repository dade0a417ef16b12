// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { UserCells } from './user-table.tsx'
import type { UserRowView } from './users-view.ts'

const rowOf = (inactive: string | undefined, active: string | undefined, roles: string) =>
  ({
    name: { label: 'Bice Riva', href: '/profile/users/7' },
    likeness: { kind: 'likeness', sign: { name: 'Bice Riva', initials: 'BR' }, image: undefined },
    remove: { label: 'Elimina Bice Riva', press: () => {} },
    inactive,
    beside: { roles, active },
  }) as unknown as UserRowView

test.each([
  [undefined, 'Attivo', 'Utente', ['Utente', 'Attivo']],
  ['Non attivo', undefined, 'Utente', ['Utente', 'Non attivo']],
  [undefined, undefined, '', ['—', '—']],
])(
  'Whether a user is active, and with which roles, is said where it is known (%s, %s, fault 55)',
  async (off, on, roles, said) => {
    const { find } = await mounted(
      <table>
        <tbody>
          <tr>
            <UserCells view={rowOf(off, on, roles)} none="—" />
          </tr>
        </tbody>
      </table>,
    )
    const cells = [...find('tr').querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells.slice(3, 5)).toEqual(said)
  },
)
