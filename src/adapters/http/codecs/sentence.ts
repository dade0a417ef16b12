import { plainText } from '#domain/text/plain-text.ts'

/** What frameworks say by themselves, in English: no sentence for a citizen, whatever the language. */
const OF_A_FRAMEWORK =
  /^(?:(?:bad|invalid) credentials|validation failed|too many requests|access denied|forbidden|unauthori[sz]ed|bad request|not found|conflict|internal server error|service unavailable|bad gateway|gateway time-?out|method not allowed|unprocessable (?:entity|content)|unsupported media type|an (?:error|authentication exception) occurred|(?:invalid|expired)? ?jwt token(?: not found)?|full authentication is required.*|no route found.*|this value .*|.* object not found.*|these credentials do not match.*|the given data was invalid|unauthenticated|this action is unauthori[sz]ed|server error|no query results for model.*|csrf token mismatch|too many attempts|the route .* could not be found|the .* method is not supported.*|one or more validation errors occurred|an (?:unexpected )?error occurred.*|the .* field is required|ok|success(?:ful)?|created|error|ko)[.!]?$/is

/** A code in the place of a sentence: `invalid_grant`, `user.not_found`. */
const CODE = /^[a-z]+(?:[_.:][a-z\d]+)+$/i

/**
 * A message of the server as a citizen reads it: without tags, names of characters (`&egrave;`) as characters, blanks
 * one at a time. Undefined where nothing is left, or only what a framework says by itself.
 */
export const sentenceFrom = (message: string): string | undefined => {
  const plain = plainText(message).replaceAll(/\s+/g, ' ').trim()
  return plain === '' || OF_A_FRAMEWORK.test(plain) || CODE.test(plain) ? undefined : plain
}
