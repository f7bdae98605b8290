import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { movedBy } from '../../visits/moved.ts'
import { askedThen, worker } from './seed-asked.ts'
import type { BookingDesk } from './seed-booking.ts'
import { type Life, noteAct } from './seed-life.ts'
import { payAtDoor } from './seed-pay.ts'

/** How long after Shabbos or Yom Tov the desk enters its sheets; until then the visits wait on the board. */
export const entersAfter = minutes(180)

/**
 * Enters a night without screens as the desk would: everybody came, and no rooms were written down. Until the desk
 * enters its sheets (`entersAfter`), and for a night with screens, nothing is entered.
 */
export function enterFromPaper(coming: readonly Life[], { moment, night }: BookingDesk): void {
  const over = enteredFrom(night)
  const at = over === null ? null : over + entersAfter
  if (at === null || at > moment.now) return
  for (const life of coming) {
    payAtDoor(askedThen(moment, at, worker('Reception'), 'payment-taken'), life, 'Cash')
    const ctx = askedThen(moment, at, worker('Reception'), 'sheet-entered')
    const { status } = life.row
    const { changes, entry } = movedBy(ctx, life.row, 'Done')
    life.row = { ...life.row, ...changes, timeCompleted: null }
    life.history.push({ ...entry, onPaper: true })
    noteAct(life, ctx, { from: status, to: 'Done' })
  }
}
