/** A refusal of the server: status, message for the citizen, and code for the program. */
export class Refusal {
  readonly status: number
  readonly message: string
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    this.status = status
    this.message = message
    this.code = code
  }
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal
