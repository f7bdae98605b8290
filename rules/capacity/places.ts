import type { TimeSlot } from './slots.ts'

/**
 * The slots of several places as one list: each start once, its entries in the order of the
 * places.
 */
export function joinedTimeSlotsOf(places: readonly (readonly TimeSlot[])[]): TimeSlot[] {
  const byStart = Map.groupBy(places.flat(), ({ timeSlot }) => timeSlot)
  return [...byStart]
    .toSorted(([one], [other]) => one - other)
    .map(([timeSlot, slots]) => ({
      timeSlot,
      availableReservations: slots.flatMap((slot) => slot.availableReservations),
    }))
}
