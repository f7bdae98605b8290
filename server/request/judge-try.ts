import type { Tx } from '../db/database.ts'
import { addEvent } from '../live/add-event.ts'
import type { Bucket } from './bucket.ts'
import { countTry, giveBack, isShut, type Limit, refuseWhenFull, shut, tooMany } from './limits.ts'
import type { Parts } from './parts.ts'
import { Refused } from './refused.ts'

/** How many wrong ones are borne. One that names what it `shuts` shuts it until the desk opens it again. */
export type TryLimit = Limit & { shuts?: Bucket }

type Tried = {
  /** The narrowest first. */
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
  const full: TryLimit[] = []
  // The narrowest first: what is too many for it is judged by nobody and fills no wider one.
  for (const limit of limits) {
    const count = await countTry(db.orm, limit, now)
    if (count > limit.most) throw tooMany(limit, now, 'too-many-tries')
    if (count === limit.most) full.push(limit)
  }
  if (await isRight()) {
    for (const limit of limits) await giveBack(db.orm, limit, now)
    return true
  }
  if (onWrong || full.length > 0)
    await db.inTransaction(async (tx) => {
      await onWrong?.(tx)
      for (const limit of full) {
        if (limit.shuts) await shut(tx, limit.shuts)
        await onFull?.(tx, limit)
      }
      if (full.length > 0) await addEvent(tx, 'locks')
    })
  return false
}
