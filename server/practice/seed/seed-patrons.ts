import { purchaseOf } from '@mikvah/rules/membership/purchase.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { wallOf } from '@mikvah/rules/time/wall.ts'
import { rowOf } from '../../db/insert-many.ts'
import type { Account } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import { practiceSignIns } from '../sign-ins.ts'
import { diceOf } from './dice.ts'
import { idOfAccount } from './seed-accounts.ts'
import { firstNames, homes, lastNames, streets } from './seed-names.ts'

/** Her account before she became a member, and when she does. */
export type Patron = Account & { buys: { level: string; on: string } | null }

/** Phones from +1 732 555 0100 on; 0100 to 0399 belong to the practice facility. */
const firstPhone = 17_325_550_100
const count = 210

/** The patrons of the sign-in list come first: a member, one who isn't, and one who reads Hebrew. */
const known = practiceSignIns.filter(({ kind }) => kind === 'patron').length

const weeks = 7

/** The patrons of the practice facility on a business day. */
export const patronsOn = (today: string, timeZone: string): Patron[] =>
  Array.from({ length: count }, (_, nth) => patronOf(nth, today, timeZone))

/** The few patrons whose phones are on the practice page. */
export const knownPatronsOn = (today: string, timeZone: string): Account[] =>
  Array.from({ length: known }, (_, nth) => memberOn(patronOf(nth, today, timeZone), today))

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
  const account = rowOf(users, {
    id: idOfAccount(phone),
    kind: 'patron',
    roles: [],
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
    notificationByEmail: nth % 4 === 0,
    createdAt: joined,
  })
  return { ...account, buys: member ? purchasedBy(today, dice) : null }
}

/** Her present year ends within the coming months. */
function purchasedBy(today: string, dice: ReturnType<typeof diceOf>): Patron['buys'] {
  const ends = Temporal.PlainDate.from(plusDays(today, dice.whole(20, 330)))
  const level = dice.often(0.7) ? 'Friend' : 'Patron'
  return { level, on: ends.subtract({ years: 1 }).toString() }
}

/** Her account as it stands on a business day. */
export function memberOn({ buys, ...account }: Patron, today: string): Account {
  if (!buys || buys.on > today) return account
  const { level, on } = buys
  return { ...account, ...purchaseOf(account, { level, autoRenew: false, today: on }) }
}

const joinedAt = (date: string, timeZone: string, dice: ReturnType<typeof diceOf>): Ms =>
  wallOf(date, 10, timeZone, 'earlier') + minutes(dice.whole(0, 600))

function plateOf(dice: ReturnType<typeof diceOf>): string {
  const letter = () => String.fromCharCode(65 + dice.whole(0, 25))
  return `${letter()}${dice.whole(10, 99)}${letter()}${letter()}${letter()}`
}
