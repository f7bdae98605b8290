import { awayBecause } from './db/away.ts'

const words: readonly (readonly [RegExp, string])[] = [
  [/EADDRINUSE/, 'The port is taken by another program. Set PORT, or stop the other one.'],
  [/EADDRNOTAVAIL/, 'This machine has no such address. Set HOST to one of its own.'],
  [
    /client password must be a string/,
    'DATABASE_URL has no password, and the server asks for one.',
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN) getaddrinfo/,
    'No machine has this name. Set HOST to an address of this one.',
  ],
  [/EEXIST.*mkdir|ENOTDIR/, 'DATA_DIR is a file, not a directory.'],
  [/EACCES.*(listen|0\.0\.0\.0|127\.|::)/, 'This user may not listen on that port. Set PORT.'],
  [/ENOSPC|disk is full|No space left/i, 'The disk is full.'],
  [
    /^(XX001|XX002)|invalid page|could not read block/,
    'The database is damaged. Put it back from a backup.',
  ],
  [/EROFS/, 'The disk is read-only.'],
  [/EACCES|EPERM/, 'This user may not write there.'],
  [
    /Aborted\(\)|RuntimeError|unreachable|failed to initialize/,
    'The embedded database could not be opened: its files are damaged, or the disk is full.',
  ],
]

/**
 * Why a start was refused, in one line without query, values or secrets; what is known of such an error comes first.
 */
export function refusalOf(error: unknown): string {
  const cause = innermost(error)
  const message = cause instanceof Error ? cause.message : String(cause)
  const [line = ''] = message.split('\n')
  const hint = words.find(([pattern]) => pattern.test(`${codeOf(cause)} ${message}`))?.[1]
  if (hint) return `${hint} (${line})`
  return awayBecause(error) === 'full' ? `The disk is full. (${line})` : line
}

/**
 * The innermost cause of an error: a failed query's own message has its statement and values, the database's doesn't.
 */
function innermost(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Failed query')) return error
  return error.cause instanceof Error ? error.cause : new Error('A query failed.')
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
