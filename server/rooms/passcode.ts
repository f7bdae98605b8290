import { timingSafeEqual } from 'node:crypto'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import type { Asked } from '../asked/asked.ts'
import { countTry, giveBack, type Limit, refuseWhenFull, tooMany } from '../asked/limits.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { liveEvents } from '../live/table.ts'
import { unseal } from '../secrets/seal.ts'

/** Wrong passcodes at one room, and at all rooms together. */
export const passcodeLimits = { ofRoom: 5, ofAll: 15, windowMs: minutes(5) } as const

const limitsOf = (room: number): Limit[] => [
  { bucket: `passcode:${room}`, most: passcodeLimits.ofRoom, windowMs: passcodeLimits.windowMs },
  { bucket: 'passcode', most: passcodeLimits.ofAll, windowMs: passcodeLimits.windowMs },
]

/** Each try counts before it is judged, so that many at once are no more than one after another; a right one is given back. */
export async function refuseWrongPasscode(
  { config, db, realNow }: Parts,
  { content }: Asked,
  room: number,
  sent: string,
): Promise<void> {
  const kept = textOf(content.values, 'roomAdminPasscode')
  if (kept === null) throw new Refused('staff-entry-off')
  const now = realNow()
  const limits = limitsOf(room)
  for (const limit of limits) await refuseWhenFull(db.orm, limit, now, 'too-many-tries')
  const tries: { limit: Limit; count: number }[] = []
  for (const limit of limits) tries.push({ limit, count: await countTry(db.orm, limit, now) })
  const over = tries.find(({ limit, count }) => count > limit.most)
  if (over) throw tooMany(over.limit, now, 'too-many-tries')
  if (isSame(unseal(config, kept), sent)) {
    for (const limit of limits) await giveBack(db.orm, limit, now)
    return
  }
  const locks = tries.some(({ limit, count }) => count === limit.most)
  if (locks) await db.inTransaction((tx) => tx.insert(liveEvents).values({ kind: 'locks' }))
  throw new Refused('wrong-passcode')
}

function isSame(passcode: string, sent: string): boolean {
  const [one, other] = [Buffer.from(passcode), Buffer.from(sent)]
  return one.length === other.length && timingSafeEqual(one, other)
}
