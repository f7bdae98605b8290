import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../../facility/content.ts'
import { type Money, membershipCharged } from './seed-money.ts'
import { boughtOn, type Patron } from './seed-patrons.ts'

/** What members have paid for their present year. */
export function membershipMoney(patrons: readonly Patron[], content: Content): Money[] {
  return patrons.flatMap((patron) => {
    const level = content.levels.find((one) => one.level === patron.membershipLevel)
    const bought = boughtOn(patron)
    if (!level || bought === null) return []
    const at = noonOf(bought, content.timeZone)
    return [
      membershipCharged({ id: patron.id, level: level.level, cents: level.cents, at }, content),
    ]
  })
}

const noonOf = (date: string, timeZone: string): Ms =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds
