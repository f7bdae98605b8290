import type { Cents } from '../price/money.ts'
import type { SettingValues } from '../settings/read.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { deskLimitOf } from './desk-limit.ts'

type Charge = {
  /** What isn't owed for her visit: all of it without one, with one its tip and donation. */
  freeCents: Cents
  note: string
  forVisit: boolean
  byAdmin: boolean
}

/**
 * Whether the desk may charge a card that she saved. What she owes for a visit bounds itself; without one a note says
 * what it is for, and what is given beyond the desk's limit an administrator charges.
 */
export function judgeSavedCardAtDesk(
  { freeCents, note, forVisit, byAdmin }: Charge,
  values: SettingValues,
): Verdict<'note-required' | 'charge-above-desk-limit'> {
  if (!forVisit && !note.trim()) return refused('note-required')
  if (freeCents > deskLimitOf(values) && !byAdmin) return refused('charge-above-desk-limit')
  return allowed
}
