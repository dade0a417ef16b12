import type { RequestFailure } from '#application/ports/failure.ts'

/**
 * What a refusal says of the fields of a request, under the names that the form has for them: `names` are the form's, by those
 * of the request (fault 55). Words under any other name stay as they are.
 */
export const saidUnder =
  (names: Readonly<Record<string, string>>) =>
  <Failure extends Readonly<{ _tag: string }>>(failure: Failure | RequestFailure): Failure | RequestFailure =>
    'fields' in failure && failure.fields !== undefined
      ? {
          ...failure,
          fields: Object.fromEntries(Object.entries(failure.fields).map(([name, said]) => [names[name] ?? name, said])),
        }
      : failure
