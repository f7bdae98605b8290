import type { Ms } from '@mikvah/rules/time/ms.ts'
import { addAudits } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { PgTable } from '../../db/drizzle/columns.ts'
import { insertMany, rowOf } from '../../db/insert-many.ts'
import { newId } from '../../ids.ts'
import { addEffects, type Effect } from '../../outbox/add-effect.ts'
import { effects, messages } from '../../outbox/table.ts'
import type { AttemptRow, PaymentRow } from '../../payments/ledger/store.ts'
import { attempts, payments } from '../../payments/table.ts'
import type { Account } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import { addHistories, addVisits } from '../../reservations/booking/batch-store.ts'
import { nightOf } from '../../reservations/lock-nights.ts'
import { changeRoom } from '../../rooms/store.ts'
import { placements } from '../../rooms/table.ts'
import { nights } from '../../schedule/table.ts'
import { supplyRequests } from '../../supplies/table.ts'
import { practiceLedger } from '../table.ts'
import type { Life } from './seed-life.ts'
import type { RoomNow } from './seed-rooms.ts'

/** All rows of a furnished facility, before they are written. */
export type Evening = {
  patrons: readonly Account[]
  lives: readonly Life[]
  rooms: readonly RoomNow[]
  supplies: readonly (typeof supplyRequests.$inferInsert)[]
  /** The attempts by which members paid for their year. */
  attempts: readonly AttemptRow[]
  payments: readonly PaymentRow[]
  /** The ledger of the practice processor. */
  moved: ReadonlyMap<string, string>
}

const addMany = <T extends PgTable>(table: T, name: string) => {
  const insert = insertMany(table, { name })
  return (tx: Tx, rows: readonly T['$inferInsert'][]) =>
    insert(
      tx,
      rows.map((row) => rowOf(table, row)),
    )
}
const addNights = addMany(nights, 'seed-nights')
const addAttempts = addMany(attempts, 'seed-attempts')
const addPayments = addMany(payments, 'seed-payments')
const addPlacements = addMany(placements, 'seed-placements')
const addMoved = addMany(practiceLedger, 'seed-ledger')
const addDone = addMany(effects, 'seed-effects')
const addMessages = addMany(messages, 'seed-messages')

/**
 * Writes all rows, by one statement for nearly each table, tables that others refer to first. What falls due later is
 * left to be sent; what was due by now counts as sent.
 */
export async function writeEvening(tx: Tx, evening: Evening, now: Ms): Promise<void> {
  const { patrons, lives } = evening
  await tx.insert(users).values([...patrons])
  const keys = lives.map(({ row }) => nightOf(row))
  const dates = new Map(keys.map((key) => [`${key.locationId} ${key.date}`, key]))
  await addNights(tx, [...dates.values()])
  const visits = lives.map(({ row }) => row)
  const { rows } = await addVisits(tx, visits)
  await addHistories(
    tx,
    lives.flatMap(({ history }) => history),
  )
  await addPlacements(
    tx,
    lives.flatMap((life) => life.placements),
  )
  for (const { id, ...now } of evening.rooms) await changeRoom(tx, id, now)
  if (evening.supplies.length > 0) await tx.insert(supplyRequests).values([...evening.supplies])
  await addAttempts(tx, [...evening.attempts, ...lives.flatMap((life) => life.attempts)])
  await addPayments(tx, [...evening.payments, ...lives.flatMap((life) => life.payments)])
  const moved = [...evening.moved].map(([key, value]) => ({ key, value }))
  await addMoved(tx, moved)
  await addAudits(
    tx,
    lives.flatMap(({ audits }) => audits),
  )
  const toSend = lives.flatMap(({ row, notices }) => {
    const written = rows.get(row.id)
    return written ? notices.flatMap((notice) => notice(written)) : []
  })
  const gone = toSend.flatMap((effect) => sentThen(effect, now))
  await addDone(
    tx,
    gone.map(({ done }) => done),
  )
  await addMessages(
    tx,
    gone.map(({ message }) => message),
  )
  await addEffects(
    tx,
    toSend.filter(({ dueAt }) => dueAt > now),
  )
}

/** Effects that were due by now count as done: they are in the outbox with their names, and nothing is sent now. */
function sentThen({ payload, ...effect }: Effect, now: Ms) {
  if (effect.dueAt > now || !('channel' in payload)) return []
  const { channel, to, subject = null, text } = payload
  const id = newId()
  return [
    {
      done: { id, ...effect, payload: null, doneAt: effect.dueAt },
      message: { id, at: effect.dueAt, channel, to, subject, text },
    },
  ]
}
