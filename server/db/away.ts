/**
 * Why the database can't answer now, though the question was right: the connection is gone, it is full, or it is
 * busy.
 */
export type Away = 'gone' | 'full' | 'busy'

/**
 * No answer came from the database: no connection, one that was lost meanwhile, none free in time, or a database that
 * is closed.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly because: Away

  constructor(
    message: string,
    { because = 'gone', ...options }: { because?: Away; cause?: unknown } = {},
  ) {
    super(message, options)
    this.because = because
  }
}

const bySqlState: Readonly<Record<string, Away>> = {
  '25006': 'gone', // read-only: a standby after a failover
  '25P03': 'gone', // the session idled in a transaction and was ended
  '53000': 'gone',
  '53100': 'full', // disk_full
  '53200': 'gone',
  '53300': 'gone', // too_many_connections
  '53400': 'gone',
  '55P03': 'busy', // lock_not_available
  '57014': 'busy', // statement timeout
  '57P01': 'gone', // admin_shutdown
  '57P02': 'gone', // crash_shutdown
  '57P03': 'gone', // cannot_connect_now
  '57P05': 'gone',
  '58030': 'full', // io_error
}

const byErrno: Readonly<Record<string, Away>> = { ENOSPC: 'full', EROFS: 'full', EIO: 'full' }

/**
 * Why an error means that the database is away; null for any other error. Drizzle wraps errors, so their causes are
 * looked at too.
 */
export function awayBecause(error: unknown): Away | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseAway) return at.because
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    const because = bySqlState[code] ?? byErrno[code]
    if (because) return because
    if (/^08[0-9A-Z]{3}$/.test(code)) return 'gone'
  }
  return null
}
