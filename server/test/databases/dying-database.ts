import type { Database } from '../../db/database.ts'
import type { Engine, Run, Statement } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'

class Killed extends Error {
  override name = 'Killed'
}

/** How many statements a process has asked, which of them changed something, and after which it dies. */
type Life = { asked: number; writes: number[]; diesAfter: number; dead: boolean }

const writing = /^\s*(insert|update|delete|commit)\b/i

/**
 * A database as a process sees it that is killed right after one statement, or right before the next: nothing it
 * asks from then on arrives, and what it had open is rolled back. `live` begins its next life.
 */
export function dyingDatabase(engine: Engine) {
  let life: Life = { asked: 0, writes: [], diesAfter: Number.POSITIVE_INFINITY, dead: false }

  const step = async <T>(mine: Life, { text }: Statement, ask: () => Promise<T>): Promise<T> => {
    if (mine.dead || mine.asked + 0.5 >= mine.diesAfter) {
      mine.dead = true
      throw new Killed()
    }
    // Several may be on their way at once: each goes by its own number.
    const nth = ++mine.asked
    if (writing.test(text)) mine.writes.push(nth)
    const answer = await ask()
    // A whole number dies with the answer in hand, the half before it already when the statement is asked.
    if (nth === mine.diesAfter) {
      mine.dead = true
      throw new Killed()
    }
    return answer
  }

  const dying: Engine = {
    ...engine,
    run: (statement, params) => {
      const mine = life
      return step(mine, statement, () => engine.run(statement, params))
    },
    hold: (work) => {
      const mine = life
      return engine.hold(async (run, discard) => {
        const stepping: Run = (statement, params) =>
          step(mine, statement, () => run(statement, params))
        try {
          return await work(stepping, discard)
        } finally {
          if (mine.dead) await run({ text: 'rollback' })
        }
      })
    },
    close: async () => {},
  }

  const database: Database = databaseOver(dying, () => {})
  return {
    database,
    live(diesAfter = Number.POSITIVE_INFINITY) {
      life = { asked: 0, writes: [], diesAfter, dead: false }
    },
    /** Whether it has died since the last `live`. */
    died: (): boolean => life.dead,
    /** The numbers of the statements since the last `live` that changed something, commits included. */
    writes: (): readonly number[] => life.writes,
  }
}
