import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Db } from '../db/database.ts'
import { and, between, desc, inArray } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import type { Command } from '../integrations/devices.ts'
import { effects } from '../outbox/table.ts'

/** What a device may be told to do; a printer is told to print. */
export type DeviceOp = Command['op'] | 'print'

/**
 * How a command ended. `late`: it was dropped, as the door would have opened for nobody. `again`: the device didn't
 * answer, and is tried once more.
 */
type Ended = 'done' | 'failed' | 'late' | 'waiting' | 'again'

/** A command that a device was given: when, by the app's clock, what and at which point, and how it ended. */
export type GivenCommand = { at: Ms; op: DeviceOp; point: string; ended: Ended }

/**
 * The name that outlives a command: what was to be done, and at which point, but not for whom. It keeps a command
 * from being given twice, and shows the office what a device was told.
 */
export const commandName = (op: DeviceOp, point: string, id = newId()): string =>
  `device:${op}:${id}:${point}`

const name = /^device:(?<op>unlock|pulse|on|off|call|print):[\w-]+:(?<point>.*)$/s

/** How many commands are read at most: more than an evening has. */
const most = 2000

/** The commands given between two moments of the app's clock, the newest first, 2,000 at most. */
export async function commandsBetween(db: Db, from: Ms, to: Ms): Promise<GivenCommand[]> {
  const rows = await db
    .select()
    .from(effects)
    .where(and(inArray(effects.do, ['device', 'print']), between(effects.dueAt, from, to)))
    .orderBy(desc(effects.dueAt), desc(effects.id))
    .limit(most)
  return rows.flatMap((row) => {
    const { op, point } = name.exec(row.dedupe ?? '')?.groups ?? {}
    if (op === undefined || point === undefined) return []
    return [{ at: row.dueAt, op: op as DeviceOp, point, ended: endOf(row) }]
  })
}

function endOf({
  doneAt,
  failure,
}: Pick<typeof effects.$inferSelect, 'doneAt' | 'failure'>): Ended {
  if (doneAt === null) return failure === null ? 'waiting' : 'again'
  if (failure === null) return 'done'
  return failure === 'TooLate' ? 'late' : 'failed'
}
