import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { diceOf, shuffled } from './dice.ts'
import type { Patron } from './seed-patrons.ts'

const daysBack = 42
/** How many patrons want to come tonight, and on each night after it that is on sale. */
const comingFrom = [58, 26, 20, 18, 16, 14] as const

/** When the patrons of the sign-in list come: one tomorrow, one not soon, one tonight. */
const knownComing: readonly number[] = [1, -20, 0]

/**
 * Who comes on which night (by its date, in order), each about once a month, from six weeks back to the last night on
 * sale.
 */
export function guestsByNight(patrons: readonly Patron[], today: string): Map<string, Patron[]> {
  const dice = diceOf('guests', today)
  const coming = comingFrom.flatMap((count, days) => Array.from({ length: count }, () => days))
  const unknown = patrons.slice(knownComing.length)
  const byDay = new Map<number, Patron[]>()
  const add = (patron: Patron, latest: number) => {
    for (let day = latest; day >= -daysBack; day -= dice.whole(26, 33)) {
      byDay.set(day, [...(byDay.get(day) ?? []), patron])
    }
  }
  for (const [nth, patron] of patrons.slice(0, knownComing.length).entries()) {
    add(patron, knownComing[nth] ?? 0)
  }
  for (const [nth, patron] of shuffled(unknown, dice).entries()) {
    add(patron, coming[nth] ?? -dice.whole(1, 25))
  }
  const days = [...byDay].sort(([one], [other]) => one - other)
  return new Map(days.map(([day, guests]) => [plusDays(today, day), guests]))
}
