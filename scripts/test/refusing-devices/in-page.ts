// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** What a citizen does in the page. Each function is sent as its source, so it uses no outer scope. */

/** Closes all messages that stand over the page. */
export const closeMessages = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Messaggi"] button'))
    if (button.textContent.trim() === 'Chiudi') button.click()
}

/** Chooses a picture of some pixels, as the dialog of the system does; whether the page asks for one. */
export const choosePicture = async (): Promise<boolean> => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) return false
  const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(PICTURE), (sign) => sign.codePointAt(0) ?? 0)
  const given = new DataTransfer()
  given.items.add(new File([bytes], 'foto.png', { type: 'image/png' }))
  field.files = given.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
