import type { Driver } from './driver.ts'
import { eventually } from './eventually.ts'
import { PLACES } from '#features/catalogue/pages.ts'

const firstOffered = async ({ offers }: Driver['forms'], actions: readonly string[]): Promise<string | undefined> => {
  for (const action of actions) if (await offers(action)) return action
  return undefined
}

/** Goes to the sign-in: by the dialog over what anybody sees, or by the page that is somebody's. */
export const agreeToSignIn = async ({ shell, forms }: Driver): Promise<void> => {
  const ways = await eventually(
    'There should be a way to the sign-in',
    async () => ({ question: await shell.question(), page: await firstOffered(forms, ['Accedi', 'Acceder']) }),
    ({ question, page }) => question !== undefined || page !== undefined,
  )
  if (ways.question === undefined && ways.page !== undefined) await forms.tap(ways.page)
  else await shell.confirm()
  await eventually('The sign-in should open', shell.address, (address) => address.startsWith(PLACES['the sign-in']))
}
