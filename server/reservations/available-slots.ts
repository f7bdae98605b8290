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
import { liveInNight, pairIn, storedVisitOf } from './counted.ts'
import { countedOfDate } from './counted-rows.ts'

/** The starts of a night at every place, with what is left of each combination. Her own hold hides nothing from her. */
export async function availableSlots(
  parts: Parts,
  asked: AskedBySomeone,
  { dt, replacingreservationid, userid }: QueryOf<typeof availableReservations>,
) {
  const { now, content } = asked
  const userId = holds(asked.by.roles, 'Reception') && userid ? userid : asked.by.userId
  const byPlace = await countedOfDate(parts.db.orm, dt)
  const nights = placesOf(asked).map((place) => {
    const night = nightAt(asked, place, dt)
    const rows = byPlace.get(place.id) ?? []
    const visits = rows.map(storedVisitOf)
    const mine = ownHoldsOf(visits, userId)
    const edited = visits.find(({ id }) => id === replacingreservationid)
    return timeSlotsOf({
      day: night,
      values: place.values,
      live: liveInNight(rows, { place, night, now, except: mine }),
      minutesOf: (options) => lengthOf(options, night, place.values),
      place,
      now,
      ...(edited?.userId === userId ? { replacing: pairIn(visits, edited.id) } : {}),
    })
  })
  return joinedTimeSlotsOf(nights).map(({ timeSlot, availableReservations: left }) => ({
    timeSlot: instantTextOf(timeSlot, content.timeZone),
    availableReservations: left,
  }))
}
