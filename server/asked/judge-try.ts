import type { Tx } from '../db/database.ts'
import { liveEvents } from '../live/table.ts'
import type { Bucket } from './bucket.ts'
import { countTry, giveBack, isShut, type Limit, refuseWhenFull, shut, tooMany } from './limits.ts'
import type { Parts } from './parts.ts'
import { Refused } from './refused.ts'

/** How many wrong ones are borne. One that names what it `shuts` shuts it until the desk opens it again. */
export type TryLimit = Limit & { shuts?: Bucket }

type Tried = {
  limits: readonly TryLimit[]
  isRight: () => boolean | Promise<boolean>
  /** What is written down of a wrong one. */
  onWrong?: (tx: Tx) => Promise<void>
  /** What is written down of each limit that it fills. */
  onFull?: (tx: Tx, limit: TryLimit) => Promise<void>
}

/**
 * Whether it was the right one. Each try counts before it is judged, so that many at once are no more than one after
 * another; a right one is given back. The desk learns at once that somebody is locked out.
 */
export async function judgeTry(
  parts: Parts,
  { limits, isRight, onWrong, onFull }: Tried,
): Promise<boolean> {
  const { db, realNow } = parts
  const now = realNow()
  for (const { shuts } of limits)
    if (shuts && (await isShut(db.orm, shuts))) throw new Refused('locked')
  for (const limit of limits) await refuseWhenFull(db.orm, limit, now, 'too-many-tries')
  const tries: { limit: TryLimit; count: number }[] = []
  for (const limit of limits) tries.push({ limit, count: await countTry(db.orm, limit, now) })
  const over = tries.find(({ limit, count }) => count > limit.most)
  if (over) throw tooMany(over.limit, now, 'too-many-tries')
  if (await isRight()) {
    for (const limit of limits) await giveBack(db.orm, limit, now)
    return true
  }
  const full = tries.filter(({ limit, count }) => count === limit.most).map(({ limit }) => limit)
  if (onWrong || full.length > 0)
    await db.inTransaction(async (tx) => {
      await onWrong?.(tx)
      for (const limit of full) {
        if (limit.shuts) await shut(tx, limit.shuts)
        await onFull?.(tx, limit)
      }
      if (full.length > 0) await tx.insert(liveEvents).values({ kind: 'locks' })
    })
  return false
}
