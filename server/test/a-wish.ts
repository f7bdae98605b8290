import { noFlags } from '@mikvah/rules/reservation/visit-flags.ts'
import { scheduleSettingsOf } from '@mikvah/rules/schedule/schedule-settings.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { rowOf } from '../db/insert-many.ts'
import type { Content } from '../facility/content.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import { placedOf } from '../reservations/booking/booking-facts.ts'
import type { BatchFacts } from '../reservations/booking/decide-batch.ts'
import type { Opened } from '../reservations/booking/open-booking.ts'
import type { PatronFacts } from '../reservations/booking/patron-facts.ts'
import { type WishBody, wishOf } from '../reservations/booking/wish-of.ts'
import { tuesday } from './a-facility.ts'

/**
 * The content of a facility without a database: standard settings and an opening at 18:00 in winter, except for those
 * given.
 */
export function aContent(settings: Record<string, string> = {}): Content {
  const values = withDefaults({ openEarliestHourWinter: '18', ...settings })
  const schedule = scheduleSettingsOf(values)
  return {
    version: 1,
    values,
    schedule,
    timeZone: schedule.place.timeZone,
    texts: { en: {}, he: {} },
    locations: [rowOf(locations, { id: 'main', name: 'Main building' })],
    overrides: new Map(),
    merchandise: [],
    levels: [],
    opening: { shut: false, textAt: null },
  }
}

const plain = {
  ...noFlags,
  alternateLocation: false,
  useDiscountPrice: false,
  hold: false,
  advanceReservation: true,
}

/**
 * A booking that a patron asks for on Tuesday, 24 November 2026, prepared as the booking call does it; `at` is an
 * instant with its offset.
 */
export function aWish(
  content: Content,
  id: string,
  at: string,
  differs: Partial<WishBody> = {},
): Opened {
  const body: WishBody = { ...plain, reservationTime: at, ...differs }
  const ctx: SignedInContext = {
    ...{
      now: Date.parse(tuesday),
      content,
      language: 'en',
      ip: '127.0.0.1',
      key: null,
      act: null,
      nights: null,
    },
    by: { userId: `patron-${id}`, kind: 'patron', roles: [], family: null },
  }
  const placed = placedOf(ctx, wishOf(body, content.timeZone), 'patron')
  return {
    ...placed,
    ...{ ctx, body, id, ownerId: ctx.by.userId, oldId: null },
    desk: {
      ignoreCutoff: false,
      ignoreAvailability: false,
      walkIn: false,
      onPaper: false,
      takenOver: false,
    },
    nights: [{ locationId: placed.location.id, date: placed.wish.night }],
  }
}

/** The facts for these bookings: nights without visits, and patrons without a past. */
export function factsFor(seats: readonly Opened[], differs: Partial<PatronFacts> = {}): BatchFacts {
  const owners = seats.map(({ ownerId }) =>
    rowOf(users, { id: ownerId, kind: 'patron', userName: ownerId, roles: [], createdAt: 0 }),
  )
  const past = { version: 1, friendPaidOn: null, hasDoneVisit: false, own: [], held: [] }
  return {
    nights: new Map(),
    owners: new Map(owners.map((owner) => [owner.id, owner])),
    pasts: new Map(owners.map(({ id }) => [id, { ...past, userId: id, ...differs }])),
    edits: new Map(),
  }
}
