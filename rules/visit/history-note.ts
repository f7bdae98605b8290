/** What the program itself says of a move, beside its statuses. */
export const moveMarks = [
  'correction',
  'without the water',
  'staff entry',
  'dry door',
  'wet door',
  'hold ran out',
  'another hold',
] as const
export type MoveMark = (typeof moveMarks)[number]

const between = ': '

/** The note of a move as the history keeps it: the program's word, the reason that somebody gave, or both. */
export const noteOf = (mark: MoveMark | null, reason?: string): string | null =>
  [mark, reason].filter((one) => one).join(between) || null

/** The two again, from what is kept. */
export function readNote(note: string | null): { mark: MoveMark | null; reason: string | null } {
  const mark = moveMarks.find((one) => note === one || note?.startsWith(one + between)) ?? null
  const reason = mark === null ? note : note?.slice(mark.length + between.length)
  return { mark, reason: reason || null }
}
