import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { newReservation } from '@mikvah/contract/reservations/booking.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { judgeInQuiet } from '@mikvah/rules/reservation/quiet.ts'
import { newId } from '../../ids.ts'
import { quietAt } from '../../nights/quiet.ts'
import { ownerIdOf } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import type { NightKey } from '../counting/night-key.ts'
import { nightOf } from '../lock-nights.ts'
import { type Placed, placedOf } from './booking-facts.ts'
import { editedOf } from './edited-visit.ts'
import { type WishBody, wishOf } from './wish-of.ts'

/** What the desk overrides for this booking; all false for a patron's. */
export type Desk = {
  ignoreCutoff: boolean
  ignoreAvailability: boolean
  walkIn: boolean
  /** Whether it is a visit of a night without screens, which is entered afterwards. */
  onPaper: boolean
  /** Whether it is taken over from an older book; it isn't paid or confirmed now. */
  takenOver: boolean
}

/** A booking as it was asked for, with all that is known before any lock. */
export type Opened = Placed & {
  ctx: SignedInContext
  body: WishBody
  desk: Desk
  /** The id of the visit that it may become. */
  id: string
  ownerId: string
  /** The id of the visit that it replaces. */
  oldId: string | null
  /** The nights that have to be locked while it is decided. */
  nights: readonly NightKey[]
}

type Given = {
  body: WishBody
  query: QueryOf<typeof newReservation>
  onPaper?: boolean
  takenOver?: boolean
}

/**
 * Opens a booking: where, which night, for whom, by whom, and which visit it replaces. Refuses while the facility isn't
 * open yet or closed in the quiet, a building that isn't offered, and another's record or visit; locks and writes
 * nothing.
 */
export async function openBooking(
  parts: Parts,
  ctx: SignedInContext,
  given: Given,
): Promise<Opened> {
  const opened = openNewBooking(ctx, given)
  const { replacingReservationId } = given.body
  if (!replacingReservationId) return opened
  const old = await editedOf(parts.db.orm, replacingReservationId, opened.ownerId)
  return { ...opened, oldId: old.id, nights: [...opened.nights, nightOf(old)] }
}

/** Opens a booking that replaces no other visit, without asking the database; refuses as `openBooking`. */
export function openNewBooking(
  ctx: SignedInContext,
  { body, query, onPaper = false, takenOver = false }: Given,
): Opened {
  const atDesk = holds(ctx.by.roles, 'Reception')
  const by = atDesk ? 'reception' : 'patron'
  const { now, content } = ctx
  if (!atDesk && content.opening.shut) throw new Refused('not-open-yet')
  const ownerId = ownerIdOf(ctx, body.userId)
  const wish = wishOf(body, content.timeZone)
  const quiet = judgeInQuiet(quietAt(ctx, now), { now, by, values: content.values })
  if (!quiet.allowed) throw new Refused(quiet.because)
  const placed = placedOf(ctx, wish, by)
  const own = { locationId: placed.location.id, date: wish.night }
  return {
    ...placed,
    ctx,
    body,
    desk: {
      ignoreCutoff: atDesk && (query.ignoreCutoff ?? false),
      ignoreAvailability: atDesk && (query.ignoreAvailability ?? false),
      walkIn: atDesk && !body.advanceReservation,
      onPaper: atDesk && onPaper,
      takenOver: atDesk && takenOver,
    },
    id: newId(),
    ownerId,
    oldId: null,
    nights: [own],
  }
}
