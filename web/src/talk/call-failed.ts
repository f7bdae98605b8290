/** What a failed answer may carry: ours, the processor's, or the token endpoint's. */
type FailedAnswer = {
  code?: string
  error?: string
  error_description?: string
  errorMessage?: string
  Message?: string
  stripeErrorMessage?: string
  stripeErrorType?: string
  errors?: { path: string; message: string }[]
  /** Times that still fit, beside “slot-taken”. */
  alternatives?: string[]
}

/** The server answered and said no, or answered nothing sensible. `answer` is what it said, as it came. */
export class CallFailed extends Error {
  readonly status: number
  readonly answer: FailedAnswer | null
  readonly code: string | null
  /** The server's own sentence in the caller's language; null when it gave none. */
  readonly says: string | null
  /** How long to wait before asking again, when the server said so. */
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

  /** The card itself was refused: the one just entered or selected is to be discarded (spec 8). */
  get cardRefused(): boolean {
    return this.answer?.stripeErrorType === 'card_error'
  }
}

/** The request never got an answer: no network, or the server is away. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
    this.name = 'Unreachable'
  }
}

/** Whether no whole answer has come: it got lost on its way, or another try of the same is still being answered. */
export const isLost = (failure: unknown): boolean =>
  failure instanceof Unreachable ||
  (failure instanceof CallFailed && (failure.answer === null || failure.code === 'in-progress'))

/**
 * Whether a failure leaves open what came of what was sent: it may be done, under way, or not begun. Whoever tries again
 * means the same, and asks under the same key. A 502 with a code is an end of its own: the world outside said no, and a
 * repeat would hear it again.
 */
export function leavesOpen(failure: unknown): boolean {
  if (isLost(failure)) return true
  if (!(failure instanceof CallFailed)) return false
  const { status, code } = failure
  return status === 401 || status === 429 || (status >= 500 && !(status === 502 && code !== null))
}
