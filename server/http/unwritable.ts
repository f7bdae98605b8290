const deepest = 20

/**
 * The path of the first thing that can't be kept: a NUL or half a surrogate pair in a name or a value, or what lies
 * deeper than any call of ours reaches. Null when there is none.
 */
export function unwritableIn(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return isWritable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  if (depth > deepest) return path.split('.', 1)[0] ?? path
  for (const [key, entry] of Object.entries(value)) {
    if (!isWritable(key)) return path
    const found = unwritableIn(entry, path ? `${path}.${key}` : key, depth + 1)
    if (found !== null) return found
  }
  return null
}

const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
