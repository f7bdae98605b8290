import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/drizzle/queries.ts'
import { readContent } from '../../facility/content.ts'
import { settingsChanged } from '../../facility/facility.ts'
import { facility } from '../../facility/table.ts'
import { tellOfAll } from '../../live/add-event.ts'
import { todayOf } from '../../nights/nights.ts'
import { users } from '../../people/table.ts'
import { momentOf } from '../../request/moment.ts'
import type { Parts } from '../../request/parts.ts'
import { keysOf } from '../../secrets/keys.ts'
import { seedPhones, seedStaff } from './seed-accounts.ts'
import { seedDevices } from './seed-devices.ts'
import { eveningOf } from './seed-evening.ts'
import { type Scene, seedFacility } from './seed-facility.ts'
import { seedExcluded, seedHouse } from './seed-house.ts'
import { knownPatronsOn } from './seed-patrons.ts'
import { writeEvening } from './write-evening.ts'

/**
 * Sets the practice facility up, unless that is done: buildings, levels, accounts, and for the evening scene a whole
 * night. If a first start was killed nothing is there, and the next one does it.
 */
export async function seedPractice(parts: Parts, scene: Scene): Promise<void> {
  const { now } = await momentOf(parts)
  // If processes start together one sets it up, and the others wait: for as long as that takes on a slow machine.
  await parts.db.inTransaction(
    async (tx) => {
      await tx.select({ id: facility.id }).from(facility).for('update')
      const [somebody] = await tx.select({ id: users.id }).from(users).limit(1)
      if (!somebody) await laySeed(tx, parts, { scene, now })
    },
    { lockTimeout: 0, waits: 'migration' },
  )
}

/** Sets the practice facility up in an open transaction, where there are no accounts yet. */
export async function laySeed(
  tx: Tx,
  parts: Pick<Parts, 'config' | 'realNow' | 'exemptsAddress'>,
  { scene, now }: { scene: Scene; now: Ms },
): Promise<void> {
  // The evening is computed inside the transaction, which may take longer than a transaction may idle.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await seedFacility(tx, { config: parts.config, now, scene })
  await seedStaff(tx, now)
  await settingsChanged(tx)
  const moment = { now, content: await readContent(tx) }
  const keys = keysOf(parts.config, await facilityRow(tx))
  await seedHouse(tx, { now, night: todayOf(moment), keys })
  await seedDevices(tx, { now, keys })
  if (scene === 'evening') await writeEvening(tx, await eveningOf(parts, moment), now)
  else await tx.insert(users).values(knownPatronsOn(todayOf(moment), moment.content.timeZone))
  await seedExcluded(tx)
  await seedPhones(tx, parts.realNow())
  await tellOfAll(tx)
}

async function facilityRow(tx: Tx): Promise<typeof facility.$inferSelect> {
  const [row] = await tx.select().from(facility)
  if (!row) throw new Error('The facility row is gone.')
  return row
}
