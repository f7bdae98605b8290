import type { Engine, Run } from '../../db/engine.ts'

/**
 * Wraps an engine and notes every statement that is sent to it (`asked`); several statements in one text are noted one
 * by one.
 */
export function countingEngine(engine: Engine) {
  const asked: string[] = []
  const noting =
    (run: Run): Run =>
    (statement, params) => {
      asked.push(...statement.text.split(';').map((text) => text.trim()))
      return run(statement, params)
    }
  const counting: Engine = {
    ...engine,
    run: noting(engine.run),
    hold: (work) => engine.hold((run, discard) => work(noting(run), discard)),
  }
  return { engine: counting, asked }
}
