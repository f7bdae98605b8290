import type { Tx } from '../db/database.ts'
import { addEvent } from '../live/add-event.ts'
import type { Bucket } from './bucket.ts'
import { countTry, giveBack, isShut, type Limit, refuseWhenFull, shut, tooMany } from './limits.ts'
import type { Parts } from './parts.ts'
import { Refused } from './refused.ts'

/** A limit of wrong tries. One that names what it `shuts` locks that until the desk releases it. */
export type TryLimit = Limit & { shuts?: Bucket }

type Tried = {
  /** The limits that the try counts towards, the narrowest first. */
  limits: readonly TryLimit[]
  isRight: () => boolean | Promise<boolean>
  /** What is written when the try was wrong. */
  onWrong?: (tx: Tx) => Promise<void>
  /** What is written for each limit that a try fills. */
  onFull?: (tx: Tx, limit: TryLimit) => Promise<void>
}

/**
 * Whether a try, such as a password, is right; it is refused while it is locked or a limit is full. It is counted
 * before it is judged, so that many at once are treated like one after another; a right one isn't counted in the end.
 * The desk is told at once when somebody is locked out.
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
  // Tries beyond the narrowest limit aren't judged, and don't count towards wider ones.
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
