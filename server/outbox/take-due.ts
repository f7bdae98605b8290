import { instantText } from '../db/instant-text.ts'
import { selected, statement } from '../db/statement.ts'
import { quietAt } from '../nights/quiet.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import type { EffectName } from './add-effect.ts'
import { effects } from './table.ts'
import { lease, longestBackOff } from './times.ts'

type EffectRow = typeof effects.$inferSelect

/** A retry that is further away than any back-off was written before the real clock was set back, and counts as due. */
const isDue = `"do" = $1 and done_at is null and due_at <= $2::timestamptz
  and (retry_at is null or retry_at <= $3::timestamptz or retry_at > $4::timestamptz)`

const putOffHeld = statement(
  'put-off-effects',
  `update effects set due_at = $5::timestamptz, retry_at = null where ${isDue} and held_in_quiet`,
)

const take = statement<EffectRow>(
  'take-effects',
  `update effects set retry_at = $5::timestamptz
   where id = any (array(
     select id from effects where ${isDue} and not (held_in_quiet and $6::bool)
     order by due_at limit $7::int4 for update skip locked))
   returning ${selected(effects)}`,
)

/**
 * Takes up to `most` due effects of one kind under a lease, so that no other process does them meanwhile. Those that
 * are held in quiet are put off until Shabbos or Yom Tov is over.
 */
export async function takeDue(parts: Parts, name: EffectName, most: number): Promise<EffectRow[]> {
  const { orm } = parts.db
  const moment = await momentOf(parts)
  const realNow = parts.realNow()
  const quiet = quietAt(moment, moment.now)
  const due = [name, ...[moment.now, realNow, realNow + longestBackOff].map(instantText)]
  if (quiet) await putOffHeld(orm, [...due, instantText(quiet.to)])
  const taken = await take(orm, [...due, instantText(realNow + lease), quiet !== null, most])
  return taken.toSorted((one, other) => one.dueAt - other.dueAt)
}
