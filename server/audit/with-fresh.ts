import type { Db } from '../db/database.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { isLogged, lookedAt } from './write-look.ts'

/**
 * Does `act`. A refusal of it, but not-found, is thrown on with how things stand by then (`fresh`) as its `result`, so
 * that the screen needn't ask. That is read after the refused work has been undone. Where it shows the record of a
 * visit (`visit`) to an account whose looks are logged (`isLogged`), it is logged as a look.
 */
export async function withFresh<T>(
  { db }: Pick<Parts, 'db'>,
  ctx: RequestContext,
  {
    act,
    fresh,
    visit = null,
  }: { act: () => Promise<T>; fresh: (db: Db) => Promise<unknown>; visit?: string | null },
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'not-found') throw error
    const result = await fresh(db.orm)
    if (visit !== null && ctx.by && isLogged(ctx.by)) {
      await lookedAt(db.orm, ctx, { look: 'visit-read', subject: visit })
    }
    throw new Refused(error.code, { ...error.more, extra: { result } })
  }
}
