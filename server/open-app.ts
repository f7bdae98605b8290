import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, ConfigurationRefused } from './config.ts'
import type { Database } from './db/database.ts'
import { openFacility } from './facility/facility.ts'
import { setUpFacility } from './facility/set-up.ts'
import { liveOutside, type Outside, practiceOutside } from './integrations/outside.ts'
import { isLoopback } from './network/address.ts'
import { tellLostSettings } from './notices/tell-lost-settings.ts'
import { seedPractice } from './practice/seed/seed-practice.ts'
import type { Capacity } from './request/capacity.ts'
import type { Parts } from './request/parts.ts'

export type OpenedApp = { app: FastifyInstance; parts: Parts }

/**
 * Sets up the facility on a migrated database, builds the app, and furnishes a practice facility that is new. Tests may
 * give their own outside, clock, capacity and seed (`none` furnishes nothing). A live facility is refused on a database
 * that may lose what it has acknowledged.
 */
export async function openApp(
  db: Database,
  config: Config,
  given: {
    outside?: Outside
    realNow?: () => number
    seed?: 'evening' | 'empty' | 'none'
    capacity?: Capacity
  } = {},
): Promise<OpenedApp> {
  if (config.mode === 'live' && !db.durable) {
    throw new ConfigurationRefused(
      'MODE=live needs a database that keeps what it has acknowledged: set DATABASE_URL.',
    )
  }
  const realNow = given.realNow ?? Date.now
  await setUpFacility(db, config, realNow())
  const facility = await openFacility(db, realNow, config)
  const practice = facility.mode === 'practice'
  const outside = given.outside ?? (practice ? practiceOutside(db) : liveOutside(db, config))
  const exemptsAddress = (ip: string) => practice && isLoopback(ip)
  const built = { config, db, facility, outside, realNow, exemptsAddress }
  const { app, parts } = await buildApp(built, given.capacity)
  await tellLostSettings(parts)
  if (practice && given.seed !== 'none') await seedPractice(parts, given.seed ?? 'evening')
  return { app, parts }
}
