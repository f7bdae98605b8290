import type { Reservation } from '@mikvah/contract/contract.ts'

/** What she asks her attendant to know: at this visit, and at every visit. Each text once, without empty ones. */
export const notesOfHers = ({
  userNotes,
  attendantNote,
}: Partial<Pick<Reservation, 'userNotes' | 'attendantNote'>>): string[] => [
  ...new Set([userNotes, attendantNote].flatMap((text) => text?.trim() || [])),
]
