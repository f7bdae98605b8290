import { holdUntilOf } from '@mikvah/rules/reservation/hold.ts'
import type { Moment } from '../../asked/asked.ts'
import type { attempts, payments } from '../../payments/table.ts'
import type { reservations, statusHistory } from '../../reservations/table.ts'
import type { nights } from '../../schedule/table.ts'
import type { practiceLedger } from '../table.ts'
import { diceOf, idOf } from './dice.ts'
import type { Booked } from './seed-booking.ts'
import { membershipMoney } from './seed-membership.ts'
import { moneyOf } from './seed-money.ts'
import { wishesOfHers } from './seed-names.ts'
import type { Told, Workers } from './seed-night.ts'
import type { Patron } from './seed-patrons.ts'
import { mayCome } from './seed-steps.ts'

type Visit = typeof reservations.$inferInsert
type History = typeof statusHistory.$inferInsert

export type EveningRows = {
  users: Patron[]
  nights: (typeof nights.$inferInsert)[]
  reservations: Visit[]
  history: History[]
  attempts: (typeof attempts.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  ledger: (typeof practiceLedger.$inferInsert)[]
}

type Facts = { moment: Moment; patrons: Patron[]; workers: Workers }

/** Everything of the telling that has happened by now, as rows. `told` goes by night. */
export function rowsOf(told: readonly Told[], { moment, patrons, workers }: Facts): EveningRows {
  const { now, content } = moment
  const codes = codesByNight()
  const been = new Set<string>()
  const visits: Visit[] = []
  const history: History[] = []
  const money = membershipMoney(patrons, content)
  for (const one of told) {
    const { patron, wish } = one.booked
    const facts = { now, codes: codes(wish.night), firstTime: !been.has(patron.id), workers }
    const rows = visitRowsOf(one, facts)
    if (mayCome(one.booked)) been.add(patron.id)
    if (!rows) continue
    visits.push(rows.visit)
    history.push(...rows.history)
    money.push(moneyOf(one, moment, workers.reception))
  }
  return {
    users: patrons,
    nights: nightsOf(visits),
    reservations: visits,
    history,
    attempts: money.flatMap((part) => part.attempts),
    payments: money.flatMap((part) => part.payments),
    ledger: money.flatMap((part) => part.ledger),
  }
}

function nightsOf(visits: readonly Visit[]): EveningRows['nights'] {
  const rows = visits.map(({ locationId, night }) => ({ locationId, date: night }))
  return [...new Map(rows.map((row) => [`${row.locationId} ${row.date}`, row])).values()]
}

/** The visit and its history as they stand now; null when it hasn't been booked yet. */
function visitRowsOf(
  { booked, steps: all }: Told,
  { now, codes, firstTime, workers }: VisitFacts,
): { visit: Visit; history: History[] } | null {
  const steps = all.filter(({ at }) => at <= now)
  const last = steps.at(-1)
  if (!last) return null
  const timeOf = (to: string) => steps.find((step) => step.to === to)?.at ?? null
  const arrived = timeOf('Waiting')
  const status = last.to
  const [code, waitingCode] = [codes(4), codes(3)]
  const visit: Visit = {
    ...bookingRowOf(booked, firstTime),
    code,
    status,
    holdUntil: status === 'Pending' ? holdUntilOf(booked.createdAt, booked.place.values) : null,
    timeArrived: arrived,
    waitingCode: arrived === null ? null : waitingCode,
    timeCompleted: timeOf('Done'),
    statusSince: last.at,
    createdBy: booked.atDesk ? workers.reception : booked.patron.id,
  }
  const history = steps.map(({ to, at, by, note }, nth): History => {
    const before = steps[nth - 1]
    return {
      id: idOf('history', booked.id, nth),
      reservationId: booked.id,
      previous: before?.to ?? null,
      next: to,
      previousSince: before?.at ?? null,
      at,
      by,
      ip: by === null ? null : address,
      note: note ?? null,
    }
  })
  return { visit, history }
}

type VisitFacts = Pick<Moment, 'now'> & {
  codes: Codes
  firstTime: boolean
  workers: Workers
}

/** An address kept for examples. */
const address = '203.0.113.24'

function bookingRowOf(booked: Booked, firstTime: boolean) {
  const { patron, place, wish, quote } = booked
  const dice = diceOf('notes', booked.id)
  return {
    id: booked.id,
    userId: patron.id,
    locationId: place.id,
    night: wish.night,
    startsAt: wish.startsAt,
    endsAt: booked.endsAt,
    placeholder: booked.placeholder,
    bath: wish.bath,
    handicapped: wish.handicapped,
    kallah: wish.kallah,
    segula: wish.segula,
    privateRoom: wish.privateRoom,
    chabadBor: wish.chabadBor,
    parking: wish.parking,
    salonManicure: wish.salonManicure,
    salonBoth: wish.salonBoth,
    doubleSlot: wish.doubleSlot,
    useDiscountPrice: false,
    member: quote.lines.some(({ code }) => code === 'member-price'),
    firstTime,
    advance: true,
    notes: null,
    userNotes: dice.often(0.12) ? dice.pick(wishesOfHers) : null,
    replacingId: null,
    lines: quote.lines,
    donationNote: wish.donationNote,
    createdAt: booked.createdAt,
    createdIp: address,
  }
}

type Codes = (digits: 3 | 4) => string

/** Codes of each night; none is given twice in it. */
function codesByNight(): (night: string) => Codes {
  const known = new Map<string, Codes>()
  return (night) => {
    const codes = known.get(night) ?? codesOf(night)
    known.set(night, codes)
    return codes
  }
}

function codesOf(night: string): Codes {
  const dice = diceOf('codes', night)
  const given = new Set<string>()
  const next: Codes = (digits) => {
    const code = String(dice.whole(0, 10 ** digits - 1)).padStart(digits, '0')
    if (given.has(code)) return next(digits)
    given.add(code)
    return code
  }
  return next
}
