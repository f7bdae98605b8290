type Fault = { code: string; constraint?: string }

/** One of PostgreSQL's classes, then three more; what the machine says of a connection (EPIPE) has no such class. */
const sqlState = /^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/

const isFault = (error: object): error is Fault =>
  'code' in error && typeof error.code === 'string' && sqlState.test(error.code)

/** The driver's own error inside the one that Drizzle, and perhaps a savepoint, has wrapped around it. */
function faultOf(error: unknown): Fault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (isFault(at)) return at
  return undefined
}

/**
 * PostgreSQL's five-character error code, when the error or one of its causes came from the database; else undefined.
 */
export const sqlStateOf = (error: unknown): string | undefined => faultOf(error)?.code

/**
 * The name of the constraint that refused a statement: unique, foreign key, check or exclusion; undefined for any other
 * error.
 */
export const refusedBy = (error: unknown): string | undefined => {
  const fault = faultOf(error)
  return fault?.code.startsWith('23') ? fault.constraint : undefined
}

const transient: readonly string[] = [
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]

/** Whether the database undid everything, and the same work may succeed at another try. */
export const mayTryAgain = (error: unknown): boolean => transient.includes(sqlStateOf(error) ?? '')
