/**
 * The path of the first text that the database can't keep, a NUL or half a surrogate pair in a name or a value; null
 * when there is none.
 */
export function unwritableIn(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isWritable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, entry] of Object.entries(value)) {
    if (!isWritable(key)) return path
    const found = unwritableIn(entry, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
