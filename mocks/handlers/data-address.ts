const MOST_LETTERS = 200_000

/**
 * An uploaded image as a `data:` address, since pictures are fetched by the page itself, where the simulated backend
 * cannot answer. Undefined when it is too heavy to be kept with the rest of the state: the old image stays.
 */
export const dataAddress = async (image: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await image.arrayBuffer())
  if (bytes.length > MOST_LETTERS) return undefined
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:${image.type};base64,${btoa(letters)}`
}
