import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import type { Database, Tx } from '../../db/database.ts'
import { insertMany, rowOf } from '../../db/insert-many.ts'
import { selected, statement } from '../../db/statement.ts'
import { randomDigits } from '../../ids.ts'
import type { Account } from '../../people/accounts.ts'
import { users } from '../../people/table.ts'
import type { NightKey } from '../counting/night-key.ts'
import type { ReservationRow, UncodedVisit } from '../store.ts'
import { reservations, statusHistory } from '../table.ts'

/**
 * A locked night with its version. Statements that follow a lock must run after it: others would still see what was
 * before.
 */
type LockedNight = NightKey & { version: number }

const lockWanted = statement<LockedNight>(
  'lock-nights',
  `select location_id as "locationId", date::text as date, version from nights
   where (location_id, date) in (
     select place, day::date from json_to_recordset(($1::text)::json) as wanted (place text, day text))
   order by location_id collate "C", date for update`,
)

const bound = (keys: readonly NightKey[]) =>
  JSON.stringify(keys.map(({ locationId, date }) => ({ place: locationId, day: date })))

/**
 * Takes the row locks of these nights, in the order in which nights are always locked, so that no place is
 * double-booked. Gives their versions. A night that nobody has booked yet has no row to lock, and is left out.
 */
export const lockNightsAtOnce = (tx: Tx, keys: readonly NightKey[]): Promise<LockedNight[]> =>
  lockWanted(tx, [bound(keys)])

const addWanted = statement(
  'add-nights',
  `insert into nights (location_id, date)
   select place, day::date from json_to_recordset(($1::text)::json) as wanted (place text, day text)
   order by place collate "C", day on conflict do nothing`,
)

/** Adds a row for each of these nights that has none, so that it can be locked. */
export const addNights = async ({ orm }: Database, keys: readonly NightKey[]): Promise<void> => {
  await addWanted(orm, [bound(keys)])
}

const lockPatrons = statement<Account>(
  'lock-patrons',
  `select ${selected(users)} from users
   where id = any (array(select json_array_elements_text(($1::text)::json))) order by id for no key update`,
)

/**
 * Takes the row locks of patrons until the transaction ends, so that two bookings of one patron, for two nights and
 * from two phones, take turns, and can't both slip past her limits. Gives their accounts, with a number that is
 * nobody's as null.
 */
export const lockPatronsAtOnce = async (tx: Tx, ids: readonly string[]): Promise<Account[]> =>
  (await lockPatrons(tx, [JSON.stringify(ids)])).map((her) => ({
    ...her,
    phone: isNobodysNumber(her.phone) ? null : her.phone,
  }))

const insertVisits = insertMany<typeof reservations, { id: string; version: number }>(
  reservations,
  {
    name: 'add-visits',
    rest: 'on conflict (night, code) do nothing returning id, pg_current_xact_id()::text::int8 as version',
  },
)

/**
 * Writes visits under four digits each, unique in the business day; digits that are taken are drawn again. Gives the
 * rows by their ids, and the version that their nights have by that; null where nothing was written.
 */
export async function addVisits(
  tx: Tx,
  visits: readonly UncodedVisit[],
): Promise<{ rows: Map<string, ReservationRow>; version: number | null }> {
  const rows = new Map<string, ReservationRow>()
  let version: number | null = null
  for (let draw = 0; draw < 200; draw++) {
    const left = visits.filter(({ id }) => !rows.has(id))
    if (left.length === 0) return { rows, version }
    const drawn = left.map((visit) => ({ ...visit, code: randomDigits(codeDigits.visit) }))
    for (const added of await insertVisits(tx, drawn)) {
      const row = drawn.find(({ id }) => id === added.id)
      if (row) rows.set(row.id, row)
      version = added.version
    }
  }
  throw new Error('No code is left in this night.')
}

const insertHistory = insertMany(statusHistory, { name: 'add-history' })

/** Writes rows of the status history, of any number of visits, by one statement. */
export const addHistories = (
  tx: Tx,
  entries: readonly (typeof statusHistory.$inferInsert)[],
): Promise<unknown> =>
  insertHistory(
    tx,
    entries.map((entry) => rowOf(statusHistory, entry)),
  )
