const deepest = 20
/** As many entries as the longest list of a call may have; more are refused without a search. */
export const mostEntries = 500

/**
 * The first thing in what was sent that no field could hold, with its path ('' for the whole): a NUL or half a
 * surrogate pair in a name or value, or something wider or deeper than any call of ours takes; null when there is none.
 */
export function unreadableIn(
  value: unknown,
  path = '',
  depth = 0,
): { path: string; message: string } | null {
  if (typeof value === 'string') return isWritable(value) ? null : notReadable(path)
  if (typeof value !== 'object' || value === null) return null
  if (depth > deepest) return notReadable(path.split('.', 1)[0] ?? path)
  const entries = Object.entries(value)
  if (entries.length > mostEntries) return { path, message: `More than ${mostEntries} entries.` }
  for (const [key, entry] of entries) {
    if (!isWritable(key)) return notReadable(path)
    const found = unreadableIn(entry, path ? `${path}.${key}` : key, depth + 1)
    if (found) return found
  }
  return null
}

const notReadable = (path: string) => ({ path, message: 'Not readable.' })

const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
