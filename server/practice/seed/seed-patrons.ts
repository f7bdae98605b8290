import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import type { users } from '../../people/table.ts'
import { practiceSignIns } from '../sign-ins.ts'
import { diceOf } from './dice.ts'
import { idOfAccount } from './seed-accounts.ts'
import { firstNames, homes, lastNames, streets } from './seed-names.ts'

export type Patron = typeof users.$inferInsert & { id: string; phone: string }

/** From +1 732 555 0100 on; 0100 to 0399 belong to the practice facility. */
const firstPhone = 17_325_550_100
const count = 210

/** Those of the sign-in list come first: a member, one who isn't, and one who reads Hebrew. */
const known = practiceSignIns.filter(({ kind }) => kind === 'patron').length

const weeks = 7

/** The patrons of the practice facility on a business day. */
export const patronsOn = (today: string, timeZone: string): Patron[] =>
  Array.from({ length: count }, (_, nth) => patronOf(nth, today, timeZone))

/** The few whose phones are on the practice page. */
export const knownPatronsOn = (today: string, timeZone: string): Patron[] =>
  patronsOn(today, timeZone).slice(0, known)

function patronOf(nth: number, today: string, timeZone: string): Patron {
  const dice = diceOf('patron', nth)
  const phone = String(firstPhone + nth)
  const hebrew = nth < known ? nth === 2 : dice.often(0.2)
  const script = hebrew ? 1 : 0
  const home = dice.pick(homes)
  const first = firstNames[(nth * 7 + 2) % firstNames.length] ?? firstNames[0]
  const last = lastNames[(nth * 11 + 5) % lastNames.length] ?? lastNames[0]
  const member = nth < known ? nth === 0 : dice.often(0.25)
  const joined = joinedAt(plusDays(today, -weeks * 7 - dice.whole(1, 300)), timeZone, dice)
  return {
    id: idOfAccount(phone),
    kind: 'patron',
    userName: phone,
    phone,
    firstName: first[script],
    lastName: last[script],
    email: `${first[0]}.${last[0]}${nth}@example.org`.toLowerCase(),
    address: `${dice.whole(1, 180)} ${dice.pick(streets)}`,
    city: home.city,
    state: 'NJ',
    zipcode: home.zipcode,
    language: hebrew ? 'he' : 'en',
    plateNumber: dice.often(0.4) ? plateOf(dice) : null,
    notificationDayBefore: dice.often(0.8),
    createdAt: joined,
    ...(member ? membershipOf(plusDays(today, dice.whole(20, 330)), dice) : {}),
  }
}

function membershipOf(expiration: string, dice: ReturnType<typeof diceOf>) {
  return {
    membershipLevel: dice.often(0.7) ? 'Friend' : 'Patron',
    membershipExpiration: expiration,
    membershipPaidUntil: expiration,
    membershipAutoRenew: false,
  }
}

const joinedAt = (date: string, timeZone: string, dice: ReturnType<typeof diceOf>): Ms =>
  wallOf(date, 10, timeZone, 'earlier') + minutes(dice.whole(0, 600))

function plateOf(dice: ReturnType<typeof diceOf>): string {
  const letter = () => String.fromCharCode(65 + dice.whole(0, 25))
  return `${letter()}${dice.whole(10, 99)}${letter()}${letter()}${letter()}`
}

/** The business day on which her present year of membership was bought, or null. */
export const boughtOn = ({ membershipExpiration }: Patron): string | null =>
  membershipExpiration
    ? Temporal.PlainDate.from(membershipExpiration).subtract({ years: 1 }).toString()
    : null
