import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { judgeFit } from '@mikvah/rules/capacity/fits.ts'
import { occupancyOf, turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import type { Tx } from '../../db/database.ts'
import { locationById, nightAt } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { occupanciesInNight, optionsOf } from '../../reservations/counting/counted.ts'
import { countedOfNight } from '../../reservations/counting/counted-rows.ts'
import type { ReservationRow } from '../../reservations/store.ts'

/**
 * Whether a visit that has lost its place can have it back: not once its hour has come, on a closed night, in a
 * building that isn't in use, or where others have the place; one that has no hour yet (`placeholder`) always can. This
 * is asked under the lock of its night.
 */
export async function placeStillFits(
  tx: Tx,
  moment: Moment,
  visit: ReservationRow,
): Promise<boolean> {
  if (visit.placeholder) return true
  const location = locationById(moment, visit.locationId)
  if (!location || visit.startsAt <= moment.now) return false
  const night = nightAt(moment, location, visit.night)
  if (night.closed) return false
  const rows = await countedOfNight(tx, { locationId: location.id, date: visit.night })
  const occupancies = occupanciesInNight(rows, {
    location,
    night,
    now: moment.now,
    except: [visit.id],
  })
  const capacity = capacityOf(location.values, night)
  const occupancy = occupancyOf(
    {
      id: visit.id,
      pair: visit.replacingId ?? visit.id,
      startsAt: visit.startsAt,
      minutes: (visit.endsAt - visit.startsAt) / 60_000,
      options: optionsOf(visit),
    },
    capacity.limits,
    turnaroundOf(location.values),
  )
  return judgeFit(occupancy, occupancies, capacity).allowed
}
