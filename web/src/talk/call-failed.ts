/** The body of a failed answer: this server's, the payment processor's, or the token endpoint's. */
type FailedAnswer = {
  code?: string
  error?: string
  error_description?: string
  errorMessage?: string
  Message?: string
  stripeErrorMessage?: string
  stripeErrorType?: string
  /** What the card processor said against a charge, sent to administrators only. */
  processorSaid?: string
  errors?: { path: string; message: string }[]
  /** Hours that are still on sale, sent with “slot-taken”. */
  alternatives?: string[]
}

/** The server answered with a refusal, or with nothing sensible. `answer` is the body as it came. */
export class CallFailed extends Error {
  readonly status: number
  readonly answer: FailedAnswer | null
  /** The code of the refusal, as `slot-taken`; null when the answer has none. */
  readonly code: string | null
  /** The server's own sentence in the caller's language; null when it gave none. */
  readonly says: string | null
  /** How long to wait before asking again, when the server said so; else null. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const answer = body !== null && typeof body === 'object' ? (body as FailedAnswer) : null
    const says =
      answer?.stripeErrorMessage ||
      answer?.errorMessage ||
      answer?.Message ||
      answer?.error_description ||
      null
    super(says ?? `The call failed with ${status}.`)
    this.name = 'CallFailed'
    this.status = status
    this.answer = answer
    this.code = answer?.code ?? answer?.error ?? null
    this.says = says
    this.retryAfterSeconds = Number(retryAfter) || null
  }

  /** What is wrong with each field, by its path in the body. */
  get errors(): { path: string; message: string }[] {
    return this.answer?.errors ?? []
  }

  /** Whether the card itself was refused, so that the one just entered or selected is dropped (requirements P8). */
  get cardRefused(): boolean {
    return this.answer?.stripeErrorType === 'card_error'
  }
}

/** The request got no answer: there is no network, or the server is down. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
    this.name = 'Unreachable'
  }
}

/**
 * Whether no complete answer has come: it was lost on its way, or the first try of the same request is still running.
 */
export const isLost = (failure: unknown): boolean =>
  failure instanceof Unreachable ||
  (failure instanceof CallFailed && (failure.answer === null || failure.code === 'in-progress'))

/**
 * Whether a failure leaves open what came of the request: it may be done, under way, or not begun. A repeat means the
 * same request, and uses the same key. A 502 with a code is a final answer: a service outside refused, and would
 * refuse a repeat too.
 */
export function leavesOpen(failure: unknown): boolean {
  if (isLost(failure)) return true
  if (!(failure instanceof CallFailed)) return false
  const { status, code } = failure
  return status === 401 || status === 429 || (status >= 500 && !(status === 502 && code !== null))
}
