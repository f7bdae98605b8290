/** What the program itself says of a move, beside its statuses. */
export const moveMarks = [
  'correction',
  'without the water',
  'left over',
  'staff entry',
  'dry door',
  'wet door',
  'hold ran out',
  'another hold',
] as const
export type MoveMark = (typeof moveMarks)[number]

const between = ': '

/**
 * The note of a move as the history keeps it: the program's word, the reason that somebody gave, or both. A reason that reads
 * like a word of the program's is told apart by what stands before it.
 */
export function noteOf(mark: MoveMark | null, reason?: string): string | null {
  const looksLikeMark = reason && mark === null && readNote(reason).mark !== null
  return looksLikeMark
    ? between + reason
    : [mark, reason].filter((one) => one).join(between) || null
}

/** The two again, from what is kept. */
export function readNote(note: string | null): { mark: MoveMark | null; reason: string | null } {
  if (note?.startsWith(between)) return { mark: null, reason: note.slice(between.length) }
  const mark = moveMarks.find((one) => note === one || note?.startsWith(one + between)) ?? null
  const reason = mark === null ? note : note?.slice(mark.length + between.length)
  return { mark, reason: reason || null }
}
