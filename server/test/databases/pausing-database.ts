import type { Engine, Run } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'

/**
 * Statements that write or lock. A pause between two reads needs no test of its own: it is the same as one before the
 * next such statement.
 */
const writesOrLocks = /^\s*(insert|update|delete)\b|\bfor (no key )?(update|share)/i

/**
 * A database as one process sees it that halts before its nth step while something else happens. A step is a
 * statement that writes or locks, or the beginning of a transaction; nothing comes between the statements of one on
 * the embedded engine.
 */
export function pausingDatabase(engine: Engine) {
  let steps = 0
  let halt: { before: number; meanwhile: () => Promise<unknown> } | null = null

  const step = async () => {
    steps++
    if (halt?.before === steps) await halt.meanwhile()
  }

  const pausing: Engine = {
    ...engine,
    run: async (statement, params) => {
      if (writesOrLocks.test(statement.text)) await step()
      return engine.run(statement, params)
    },
    hold: async (work) => {
      await step()
      if (engine.kind === 'embedded') return engine.hold(work)
      return engine.hold((run, discard) => {
        const stepping: Run = async (statement, params) => {
          if (writesOrLocks.test(statement.text)) await step()
          return run(statement, params)
        }
        return work(stepping, discard)
      })
    },
    close: async () => {},
  }

  return {
    database: databaseOver(pausing, () => {}),
    /** Counts the steps anew, and runs `meanwhile` to its end before the step of this number. */
    haltBefore(before: number, meanwhile: () => Promise<unknown>) {
      steps = 0
      halt = { before, meanwhile }
    },
    goOn() {
      halt = null
    },
    steps: () => steps,
  }
}
