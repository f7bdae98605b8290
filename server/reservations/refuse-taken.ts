import { alternativesOf } from '@mikvah/rules/capacity/alternatives.ts'
import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { judgeFit } from '@mikvah/rules/capacity/fits.ts'
import { occupancyOf, turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { Refused } from '../http/refused.ts'
import type { Booking } from './booking-facts.ts'
import { liveInNight, optionsOf } from './counted.ts'
import { countedOfNight } from './counted-rows.ts'

type Place = {
  length: Ms
  /** The visit this one replaces: the two never stand in each other's way. */
  oldId: string | null
  /** Holds of hers that end with this booking. */
  gives: readonly string[]
}

/** Counts the night anew under its lock and refuses what no longer fits, with up to three nearest times that do. */
export async function refuseTaken(
  tx: Tx,
  asked: AskedBySomeone,
  { wish, night, place }: Booking,
  { length, oldId, gives }: Place,
): Promise<void> {
  const rows = await countedOfNight(tx, { locationId: place.id, date: wish.night })
  const live = liveInNight(rows, { place, night, now: asked.now, except: gives })
  const capacity = capacityOf(place.values, night)
  const options = optionsOf(wish)
  const occupancy = occupancyOf(
    {
      id: 'wish',
      pair: oldId ?? 'wish',
      startsAt: wish.startsAt,
      minutes: length / 60_000,
      options,
    },
    capacity.limits,
    turnaroundOf(place.values),
  )
  const fit = judgeFit(occupancy, live, capacity)
  if (fit.allowed) return
  if (fit.because === 'not-offered') throw new Refused('not-offered')
  const nearest = alternativesOf({
    wish: occupancy,
    options,
    night,
    live,
    capacity,
    now: asked.now,
  })
  const alternatives = nearest.map((at) => instantTextOf(at, asked.content.timeZone))
  throw new Refused('slot-taken', { extra: { alternatives } })
}
