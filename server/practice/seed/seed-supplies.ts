import { calls } from '@mikvah/rules/supplies/requests.ts'
import type { Supply } from '@mikvah/rules/supplies/supplies.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../../request/context.ts'
import { requestRowsOf } from '../../supplies/asking/add-requests.ts'
import type { supplyRequests } from '../../supplies/table.ts'
import { worker } from './seed-asked.ts'
import type { Life } from './seed-life.ts'

type Asking = { items: readonly (Supply | (typeof calls)[keyof typeof calls])[]; after: number }

/**
 * What women in rooms ask for, one after another, and so many minutes after they began; not everybody needs
 * something.
 */
const asking: readonly Asking[] = [
  { items: ['towel', 'comb'], after: 4 },
  { items: [], after: 0 },
  { items: [calls.isCallRequest], after: 6 },
  { items: [], after: 0 },
  { items: ['cottonSwabs'], after: 2 },
]

/** The supplies and calls that the practice patrons in rooms have asked for by now. */
export const suppliesNow = (
  moment: Moment,
  lives: readonly Life[],
): (typeof supplyRequests.$inferInsert)[] =>
  lives
    .filter(({ row }) => row.status === 'Prep')
    .flatMap(({ row }, nth) => {
      const { items, after } = asking[nth % asking.length] ?? { items: [], after: 0 }
      const at = row.statusSince + minutes(after)
      if (row.roomId === null || at > moment.now) return []
      const ctx = { now: at, by: worker('Attendant') }
      return requestRowsOf(ctx, { id: row.roomId, reservationId: row.id }, { items })
    })
