/** The marks that the program itself writes beside a move. */
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

/** The marks of a cancel by which the program ends a hold. */
export const endsOfHolds = ['hold ran out', 'another hold'] as const satisfies readonly MoveMark[]

/** The shortest reason that somebody may give, in letters. */
export const leastReason = 3

const between = ': '

/**
 * The note of a move as the history stores it: the program's mark, the reason that somebody gave, or both. A reason
 * that would be read as something else, a mark for example, is stored behind a prefix.
 */
export function noteOf(mark: MoveMark | null, reason?: string): string | null {
  const isMistaken = reason && mark === null && readNote(reason).reason !== reason
  return isMistaken ? between + reason : [mark, reason].filter((one) => one).join(between) || null
}

/** Reads the mark and the reason back from a stored note. */
export function readNote(note: string | null): { mark: MoveMark | null; reason: string | null } {
  if (note?.startsWith(between)) return { mark: null, reason: note.slice(between.length) }
  const mark = moveMarks.find((one) => note === one || note?.startsWith(one + between)) ?? null
  const reason = mark === null ? note : note?.slice(mark.length + between.length)
  return { mark, reason: reason || null }
}
