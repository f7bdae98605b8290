import type { ScheduleDay } from '../schedule/schedule-day.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'
import type { Ms } from '../time/ms.ts'

/** Rooms take turns: room r starts only at the slots k with k mod phases = r mod phases. */
export type Stagger = { rooms: number; phases: number; slots: readonly Ms[] }

/**
 * Into how many phases the rooms are split; with one phase every room may start at every slot. A stagger that is no
 * multiple of the step can't be saved; on a night whose own step doesn't divide it, it doesn't apply.
 */
export function phasesOf(staggerMinutes: number, incrementMinutes: number): number {
  if (staggerMinutes <= 0 || incrementMinutes <= 0) return 1
  const phases = staggerMinutes / incrementMinutes
  return Number.isInteger(phases) ? phases : 1
}

/** How many visits may start at a slot, counted from 0 from the opening on. */
export function startsPerSlot(
  { rooms, phases }: Pick<Stagger, 'rooms' | 'phases'>,
  slot: number,
): number {
  return Math.floor(rooms / phases) + (slot % phases < rooms % phases ? 1 : 0)
}

/**
 * How the rooms of a night take turns: by reservationStagger, and by the step between slots, which the night of Shabbos
 * or Yom Tov has for itself (reservationSlotIncrementFriday).
 */
export function staggerOf(
  values: SettingValues,
  { kind, slots }: Pick<ScheduleDay, 'kind' | 'slots'>,
  rooms: number,
): Stagger {
  const holy = kind === 'EREV' || kind === 'CONTINUATION'
  const increment = holy ? 'reservationSlotIncrementFriday' : 'reservationSlotIncrement'
  const phases = phasesOf(
    numberOf(values, 'reservationStagger') ?? 0,
    numberOf(values, increment) ?? 0,
  )
  return { rooms, phases, slots }
}

/**
 * How many visits may start at an instant. Without a stagger, and off the grid (the desk's), it is Infinity: only the
 * limits bind.
 */
export function startsAllowedAt(stagger: Stagger, start: Ms): number {
  if (stagger.phases === 1) return Number.POSITIVE_INFINITY
  const slot = stagger.slots.indexOf(start)
  return slot < 0 ? Number.POSITIVE_INFINITY : startsPerSlot(stagger, slot)
}
