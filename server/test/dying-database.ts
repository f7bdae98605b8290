import type { Database } from '../db/database.ts'
import type { Engine, Run } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'

class Killed extends Error {
  override name = 'Killed'
}

/** One process's view of a database: how many statements it has asked, and after which of them it dies. */
type Life = { asked: number; diesAfter: number; dead: boolean }

/**
 * A database as a process sees it that is killed right after one statement, or right before the next: nothing it
 * asks from then on arrives, and what it had open is rolled back. `live` begins its next life.
 */
export function dyingDatabase(engine: Engine) {
  let life: Life = { asked: 0, diesAfter: Number.POSITIVE_INFINITY, dead: false }

  const step = async <T>(mine: Life, ask: () => Promise<T>): Promise<T> => {
    if (mine.dead || mine.asked + 0.5 >= mine.diesAfter) {
      mine.dead = true
      throw new Killed()
    }
    mine.asked++
    const answer = await ask()
    // A whole number dies with the answer in hand, the half before it already when the statement is asked.
    if (mine.asked === mine.diesAfter) {
      mine.dead = true
      throw new Killed()
    }
    return answer
  }

  const dying: Engine = {
    ...engine,
    run: (statement, params) => {
      const mine = life
      return step(mine, () => engine.run(statement, params))
    },
    hold: (work) => {
      const mine = life
      return engine.hold(async (run, discard) => {
        const stepping: Run = (statement, params) => step(mine, () => run(statement, params))
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
      life = { asked: 0, diesAfter, dead: false }
    },
    asked: () => life.asked,
  }
}
