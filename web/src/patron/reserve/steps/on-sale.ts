import type { Contract } from '@mikvah/contract/contract.ts'
import type { NightFacts } from '@mikvah/rules/reservation/length.ts'
import {
  judgeOptions,
  type OptionFacts,
  type OptionField,
} from '@mikvah/rules/reservation/options.ts'
import type { WishedVisit } from '@mikvah/rules/reservation/reservation.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { type Chosen, flagsOf } from './chosen.ts'

/** A start of a night, with each combination of building and options that is on sale then, and how often. */
export type SlotView = Contract['availableReservations']['answer'][number]
type Combination = SlotView['availableReservations'][number]

/** Which buildings sell anything that night: false for the main one, true for the other. */
export const placesOnSale = (slots: readonly SlotView[]) =>
  [false, true].filter((alternate) =>
    slots.some(({ availableReservations }) =>
      availableReservations.some(({ alternateLocation }) => alternateLocation === alternate),
    ),
  )

/**
 * The facts for the rules of the options. Patrons aren't told how many rooms there are, nor how long the salon
 * takes; that something is on sale shows that there are some, and that it has a length.
 */
export function optionFactsOf(
  slots: readonly SlotView[],
  { alternateLocation }: Pick<Chosen, 'alternateLocation'>,
  { night, values }: { night: NightFacts; values: SettingValues },
): OptionFacts {
  const here = slots.flatMap(({ availableReservations }) =>
    availableReservations.filter((choice) => choice.alternateLocation === alternateLocation),
  )
  const some = (is: (choice: Combination) => boolean) => (here.some(is) ? '1' : '0')
  return {
    night,
    by: 'patron',
    alternateLocationOpen: placesOnSale(slots).includes(true),
    values: {
      ...values,
      roomsAvailableShower: some(({ bath, segula }) => !bath && !segula),
      roomsAvailableBath: some(({ bath }) => bath),
      roomsAvailableSegula: some(({ segula }) => segula),
      roomsAvailablePrivateRoom: some(({ privateRoom }) => privateRoom),
      roomsAvailableHandicapped: some(({ handicapped }) => handicapped),
      parkingAvailable: some(({ parking }) => parking),
      parkingAvailableHandicapped: some(({ parking, handicapped }) => parking && handicapped),
      salonAvailable: some(({ salonAfter }) => salonAfter),
      salonMinutes: some(({ salonAfter }) => salonAfter),
    },
  }
}

/** Whether her choice may be booked by these facts, and if not why, and which of its options is in the way. */
export const judgeChosen = (chosen: Chosen, facts: OptionFacts) =>
  judgeOptions({ ...flagsOf(chosen), merchandise: [] }, facts)

export const rooms = ['shower', 'bath', 'segula'] as const

/** The kinds of room she may choose; in Shabbos mode there is nothing to choose. */
export function roomsOffered(chosen: Chosen, facts: OptionFacts): Chosen['room'][] {
  if (facts.night.shabbosMode) return []
  return rooms.filter((room) => judgeChosen({ ...bare(chosen), room }, facts).allowed)
}

/** The room alone, without extras. */
const bare = (chosen: Chosen): Chosen => ({
  ...chosen,
  privateRoom: false,
  parking: false,
  salon: null,
  doubleSlot: false,
})

/** What to drop when an option doesn't go with the others. */
const without: Partial<Record<OptionField, Partial<Chosen>>> = {
  handicapped: { handicapped: false },
  alternateLocation: { alternateLocation: false },
  privateRoom: { privateRoom: false },
  parking: { parking: false, salon: null },
  salonManicure: { salon: null },
  salonBoth: { salon: null },
  doubleSlot: { doubleSlot: false },
}

/**
 * Her choice made to fit the night, the room and the building: a room that isn't offered becomes the first that is (a
 * shower where none is), and options that don't go are dropped one after another.
 */
export function settledChoice(chosen: Chosen, facts: OptionFacts): Chosen {
  const offered = roomsOffered(chosen, facts)
  const room = offered.includes(chosen.room) ? chosen.room : (offered[0] ?? 'shower')
  let settled: Chosen = { ...chosen, room }
  for (let step = 0; step < Object.keys(without).length; step += 1) {
    const verdict = judgeChosen(settled, facts)
    if (verdict.allowed) break
    settled = { ...settled, ...without[verdict.field] }
  }
  return settled
}

/** The starts at which exactly these options are on sale, with how many are left. */
export function slotsFor(slots: readonly SlotView[], chosen: Chosen) {
  const flags = flagsOf(chosen)
  return slots.flatMap(({ timeSlot, availableReservations }) => {
    const match = availableReservations.find((choice) => isSame(choice, flags))
    return match ? [{ value: timeSlot, places: match.available }] : []
  })
}

/** Which room a segula visit has follows from what the house has. */
const isSame = (choice: Combination, flags: WishedVisit) =>
  (flags.segula || choice.bath === flags.bath) &&
  choice.segula === flags.segula &&
  choice.kallah === flags.kallah &&
  choice.handicapped === flags.handicapped &&
  choice.privateRoom === flags.privateRoom &&
  choice.parking === flags.parking &&
  choice.doubleSlot === flags.doubleSlot &&
  choice.salonAfter === (flags.salonManicure || flags.salonBoth) &&
  choice.alternateLocation === flags.alternateLocation
