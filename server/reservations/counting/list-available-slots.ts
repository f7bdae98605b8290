import type { QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { availableReservations } from '@mikvah/contract/reservations/booking.ts'
import { occupanciesOf, ownHoldsOf, type StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { limitsOf } from '@mikvah/rules/capacity/limits.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { joinedTimeSlotsOf } from '@mikvah/rules/capacity/places.ts'
import { timeSlotsOf } from '@mikvah/rules/capacity/slots.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../../facility/content.ts'
import { locationsOf, nightAt, todayOf } from '../../nights/nights.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { writtenOnce } from '../../request/written-once.ts'
import { cacheNewest } from './cache-newest.ts'
import { pairIn } from './counted.ts'
import { type CountedDate, countedDate } from './counted-nights.ts'

type Slots = ResultOf<typeof availableReservations>

/**
 * The starts of a night at every building in use, each as a text with its offset, with how many places are left for
 * each combination of options. Holds of the caller, or of the patron that the desk names (`userid`), don't count, nor
 * does the visit of hers that is being replaced.
 */
export async function listAvailableSlots(
  parts: Parts,
  ctx: SignedInContext,
  { dt, replacingreservationid, userid }: QueryOf<typeof availableReservations>,
): Promise<Slots> {
  const userId = holds(ctx.by.roles, 'Reception') && userid ? userid : ctx.by.userId
  const versions = ctx.nights ?? (await parts.facility.read(dt)).nights ?? []
  const counted = await countedDate(parts.db, { date: dt, today: todayOf(ctx) }, versions)
  const visits = [...counted.visits.values()].flat()
  const hasHolds = ownHoldsOf(visits, userId).length > 0
  return hasHolds || replacingreservationid
    ? slotsOf(ctx, dt, counted, { userId, replacing: replacingreservationid })
    : slotsForAnyone(ctx, dt, counted)
}

type CachedSlots = { counted: CountedDate; slots: Slots; from: Ms; until: Ms }

const mostDates = 200
/** Callers without holds of their own all see the same, as long as neither the night nor the settings change. */
const cache = new WeakMap<Content, Map<string, CachedSlots>>()

function slotsForAnyone(moment: Moment, date: string, counted: CountedDate): Slots {
  const { now, content } = moment
  const dates = cache.get(content) ?? new Map<string, CachedSlots>()
  cache.set(content, dates)
  const known = dates.get(date)
  if (known?.counted === counted && known.from <= now && now < known.until) return known.slots
  const slots = writtenOnce(slotsOf(moment, date, counted))
  const until = changesBy(moment, date, counted)
  cacheNewest(dates, [date, { counted, slots, from: now, until }], {
    most: mostDates,
    today: todayOf(moment),
  })
  return slots
}

/** The first moment at which the answer changes by itself: a hold runs out, or a start has passed. */
function changesBy(moment: Moment, date: string, { visits }: CountedDate): Ms {
  const ends = [...visits.values()].flat().map(({ holdUntil }) => holdUntil)
  const starts = locationsOf(moment).flatMap((location) => nightAt(moment, location, date).slots)
  const moments = [...ends, ...starts.map((start) => start + 1)]
  return moments.reduce<Ms>(
    (first, at) => (at !== null && moment.now < at && at < first ? at : first),
    Number.POSITIVE_INFINITY,
  )
}

type Hers = { userId: string; replacing?: string | undefined }

function slotsOf(moment: Moment, date: string, counted: CountedDate, hers?: Hers): Slots {
  const { now, content } = moment
  const nights = locationsOf(moment).map((location) => {
    const night = nightAt(moment, location, date)
    const visits = counted.visits.get(location.id) ?? []
    const edited = hers && editedIn(visits, hers)
    return timeSlotsOf({
      day: night,
      values: location.values,
      occupancies: occupanciesOf(visits, {
        now,
        limits: limitsOf(location.values, night),
        times: turnaroundOf(location.values),
        except: hers ? ownHoldsOf(visits, hers.userId) : [],
      }),
      minutesOf: (options) => lengthOf(options, night, location.values),
      location,
      now,
      ...(edited ? { replacing: pairIn(visits, edited.id) } : {}),
    })
  })
  return joinedTimeSlotsOf(nights).map(({ timeSlot, availableReservations: left }) => ({
    timeSlot: instantTextOf(timeSlot, content.timeZone),
    availableReservations: left,
  }))
}

const editedIn = (visits: readonly StoredVisit[], { userId, replacing }: Hers) =>
  visits.find((visit) => visit.id === replacing && visit.userId === userId)
