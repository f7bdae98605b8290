import { hourOfNight } from '@mikvah/rules/time/business-day.ts'
import { wallClockOf } from '../../parts/times/wall-clock.ts'

type Night = { zmanTevillah: string | null; openTime: string | null; lastEntryTime: string | null }

/**
 * Minutes since the midnight that begins the night's date. `instant` is a text with its offset, read in the facility's
 * zone; 0:00 to 4:59 count on from 1,440. A RangeError for a text without a time.
 */
export function minutesOfNight(instant: string): number {
  const { hour, minute } = wallClockOf(instant)
  return hourOfNight(hour) * 60 + minute
}

const margin = 15

/**
 * One scale for all the nights that are shown, in the minutes of `minutesOfNight`: from a little before the first hour
 * to a little after the last.
 */
export function scaleOf(nights: readonly Night[]): { from: number; to: number } {
  const hours = nights
    .flatMap((night) => [night.zmanTevillah, night.openTime, night.lastEntryTime])
    .filter((instant) => instant !== null)
    .map(minutesOfNight)
  if (hours.length === 0) return { from: 0, to: 1 }
  return { from: Math.min(...hours) - margin, to: Math.max(...hours) + margin }
}

/** Where an hour lies on the scale, in percent. */
export function placeOn({ from, to }: { from: number; to: number }, instant: string): number {
  return ((minutesOfNight(instant) - from) / (to - from)) * 100
}
