import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { availableReservations } from '@mikvah/contract/reservations.ts'
import { ownHoldsOf } from '@mikvah/rules/capacity/counting.ts'
import { joinedTimeSlotsOf } from '@mikvah/rules/capacity/places.ts'
import { timeSlotsOf } from '@mikvah/rules/capacity/slots.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import type { Parts } from '../parts.ts'
import { nightAt, placesOf } from '../schedule/nights.ts'
import { liveInNight, storedVisitOf } from './counted.ts'
import { type CountedRow, countedOfNight } from './counted-rows.ts'

/** The starts of a night at every place, with what is left of each combination. Her own hold hides nothing from her. */
export async function availableSlots(
  parts: Parts,
  asked: AskedBySomeone,
  { dt, replacingreservationid, userid }: QueryOf<typeof availableReservations>,
) {
  const { now, content } = asked
  const userId = holds(asked.by.roles, 'Reception') && userid ? userid : asked.by.userId
  const nights = await Promise.all(
    placesOf(asked).map(async (place) => {
      const night = nightAt(asked, place, dt)
      if (night.closed) return []
      const rows = await countedOfNight(parts.db.orm, { locationId: place.id, date: dt })
      const mine = ownHoldsOf(rows.map(storedVisitOf), userId)
      const theirs = rows.find(({ id }) => id === replacingreservationid)
      const replacing = theirs?.userId === userId ? pairNameOf(theirs) : undefined
      return timeSlotsOf({
        day: night,
        values: place.values,
        live: liveInNight(rows, { place, night, now, except: mine }),
        minutesOf: (options) => lengthOf(options, night, place.values),
        place,
        now,
        ...(replacing ? { replacing } : {}),
      })
    }),
  )
  return joinedTimeSlotsOf(nights).map(({ timeSlot, availableReservations: left }) => ({
    timeSlot: instantTextOf(timeSlot, content.timeZone),
    availableReservations: left,
  }))
}

/** The name under which a visit and the one it will replace count once. */
const pairNameOf = ({ id, status, replacingId }: CountedRow): string =>
  (status === 'Pending' && replacingId) || id
