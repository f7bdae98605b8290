import type { Asked } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import type { Db } from '../db/database.ts'
import { isStaff, lookedAt } from './write-look.ts'

/**
 * A refusal of what two may do at once carries how it stands now, so that the screen needn't ask. It is read when all
 * that was begun is undone. Whoever works here has looked at a patron's record by it, and it is written down as a look.
 */
export async function withFresh<T>(
  { db }: Pick<Parts, 'db'>,
  asked: Asked,
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
    if (visit !== null && asked.by && isStaff(asked.by)) {
      await lookedAt(db.orm, asked, { look: 'visit-read', subject: visit })
    }
    throw new Refused(error.code, { ...error.more, extra: { result } })
  }
}
