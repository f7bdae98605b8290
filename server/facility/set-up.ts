import { randomBytes } from 'node:crypto'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type Config, ConfigurationRefused } from '../config.ts'
import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { locations } from '../locations/table.ts'
import { merchandise } from '../merchandise/table.ts'
import { fitKeys } from '../secrets/fit-keys.ts'
import { keepOpening, openingKeys } from './opening.ts'
import { facility } from './table.ts'

/**
 * Makes the facility in a new database: its row, the main building and the first merchandise; a live one is shut until
 * it is opened. Else checks that it was made in this mode, which never changes, and that the keys it is sealed with are
 * here. Sets the app's clock where the configuration gives one. Processes that start together make it once.
 */
export async function setUpFacility(db: Database, config: Config, realNow: Ms): Promise<void> {
  // Another process may have the row for as long as it lays out a practice evening on a slow machine.
  const unhurried = { lockTimeout: 0, waits: 'migration' } as const
  await db.inTransaction(async (tx) => {
    const made = await tx
      .insert(facility)
      .values({ id: 1, mode: config.mode, keySalt: randomBytes(32).toString('base64url') })
      .onConflictDoNothing()
      .returning({ id: facility.id })
    const [row] = await tx.select().from(facility).for('update')
    if (row && row.mode !== config.mode) {
      throw new ConfigurationRefused(
        `This database was made in ${row.mode} mode and stays in it; MODE is ${config.mode}. Use another DATA_DIR or DATABASE_URL.`,
      )
    }
    if (row) await fitKeys(tx, config, row)
    if (made.length > 0) {
      await tx.insert(locations).values(main)
      await tx.insert(merchandise).values(firstShelf)
      if (config.mode === 'live') {
        const row = { value: 'yes', changedAt: realNow, changedBy: null }
        await keepOpening(tx, { key: openingKeys.shut, ...row })
      }
    }
    if (config.clock !== null) {
      await tx
        .update(facility)
        .set({ clockSetAt: realNow, clockShows: config.clock })
        .where(eq(facility.id, 1))
    }
  }, unhurried)
}

/** Every facility has a main building; an administrator gives it the name that patrons know. */
const main = { id: 'main', name: 'Main building', nameHe: 'הבניין הראשי' }

/** The merchandise of a new facility. */
export const firstShelf = [
  {
    item: 'Soft comb',
    itemHe: 'מסרק רך',
    description: 'Wide teeth, for wet hair',
    descriptionHe: 'שיניים רחבות, לשיער רטוב',
    cents: 400,
  },
  {
    item: 'Slippers',
    itemHe: 'נעלי בית',
    description: 'One pair, one size',
    descriptionHe: 'זוג אחד, מידה אחת',
    cents: 600,
  },
  {
    item: 'Nail kit',
    itemHe: 'ערכת ציפורניים',
    description: 'Clipper, file and brush',
    descriptionHe: 'קוצץ, פצירה ומברשת',
    cents: 500,
  },
]
