import type { Ms } from '@mikvah/rules/time/ms.ts'
import { configOf } from '../server/config.ts'
import { connect } from '../server/db/connect.ts'
import type { Database } from '../server/db/database.ts'
import { migrate } from '../server/db/migrating/migrate.ts'
import { newId } from '../server/ids.ts'
import { openApp } from '../server/open-app.ts'
import { users } from '../server/people/table.ts'
import type { Parts } from '../server/request/parts.ts'
import { settings } from '../server/settings/table.ts'
import { writeAccessToken } from '../server/sign-in/access-token.ts'

/** 24 starts from 18:00 on, wide enough that nobody is refused. */
const busyEvening: Readonly<Record<string, string>> = {
  roomsAvailable: '500',
  roomsAvailablePrivateRoom: '300',
  parkingAvailable: '300',
  openEarliestHourWinter: '18',
  openEarliestHourSummer: '18',
  lastEntryHourWinter: '23.75',
  dailyShutdownHour: '26',
  roomsAvailableBath: '',
  roomsAvailableHandicapped: '',
  priceDoubleSlot: '',
  priceSegula: '',
  priceSalonManicure: '',
  priceSalonBoth: '',
  reservationsPerNight: '',
  reservationsUpcoming: '',
  reservationDaysInAdvance: '7',
}

/** The civil date of the Tuesday on which every figure begins. */
export const firstDay = '2026-11-24'

/**
 * The patrons who ask. `tokens` gives each a new access token, in their order: one lives for minutes, so each figure
 * asks for its own.
 */
export type Patrons = { tokens(): Promise<readonly string[]> }

/**
 * Migrates a database, furnishes it as a facility that is wide enough for a busy evening, adds so many patrons and
 * closes it. Gives those patrons; `realNow` is the clock by which their tokens are made.
 */
export async function furnish(
  where: { databaseUrl: string } | { dataDir: string },
  { patrons, realNow = Date.now }: { patrons: number; realNow?: () => Ms },
): Promise<Patrons> {
  const db = await connect(where)
  await migrate(db)
  const config = configOf({ LOG_LEVEL: 'error', CLOCK: `${firstDay}T09:00:00-05:00` })
  const { app, parts } = await openApp(db, config, { realNow })
  const ids = await signUp(db, patrons)
  await widen(db)
  await app.close()
  await db.close()
  return { tokens: () => Promise.all(ids.map((id) => tokenOf(parts, id))) }
}

const tokenOf = ({ facility, realNow }: Parts, userId: string) =>
  writeAccessToken({ facility, realNow }, { userId, kind: 'patron', roles: [], family: null })

async function signUp(db: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, nth) => {
    const phone = String(12_015_550_000 + nth)
    return { id: newId(), kind: 'patron' as const, userName: phone, phone, createdAt: Date.now() }
  })
  await db.orm.insert(users).values(rows)
  return rows.map(({ id }) => id)
}

async function widen({ orm }: Database): Promise<void> {
  for (const [key, value] of Object.entries(busyEvening)) {
    const row = { key, value, changedAt: Date.now() }
    await orm.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
  }
}
