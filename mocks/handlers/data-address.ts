const MOST_LETTERS = 200_000

/**
 * An uploaded image as a `data:` URL, because the browser loads pictures without the simulated backend. Undefined when
 * it is too large for the stored state: then the old image stays.
 */
export const dataAddress = async (image: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await image.arrayBuffer())
  if (bytes.length > MOST_LETTERS) return undefined
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:${image.type};base64,${btoa(letters)}`
}
