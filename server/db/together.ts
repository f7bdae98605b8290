import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { within } from '../within.ts'
import type { Database } from './database.ts'

/** A batch that takes longer than this, perhaps on a dead connection, doesn't hold up the next. */
export const slowBatch: Ms = 1000

type Waiting<Q, A> = {
  question: Q
  answer: (answer: A | PromiseLike<A>) => void
  fail: (error: unknown) => void
}

/**
 * Gathers questions that are asked at the same time and asks them together (batching), at most `most` in a batch; `ask`
 * gives the answers in the order of the questions. One batch is under way at a time; what comes meanwhile goes into the
 * next, never into the running one, so no answer is older than its question. A batch begins after a turn of the event
 * loop, so that questions of the same turn are in it. An answer that is still a promise holds nobody up, nor does a
 * batch longer than `slow`: the next begins beside it.
 */
export function together<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly (A | PromiseLike<A>)[]>,
  { most = 100, slow }: { most?: number; slow?: Ms } = {},
): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = []
  let running = false

  const askAll = async () => {
    running = true
    while (waiting.length > 0) {
      await turnOfTheLoop()
      const batch = askBatch(waiting.splice(0, most))
      await (slow === undefined ? batch : within(slow, batch))
    }
    running = false
  }

  const askBatch = async (batch: readonly Waiting<Q, A>[]) => {
    try {
      const answers = await ask(batch.map(({ question }) => question))
      for (const [nth, { answer }] of batch.entries()) answer(answers[nth] as A)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  return (question) =>
    new Promise<A>((answer, fail) => {
      waiting.push({ question, answer, fail })
      if (!running) askAll()
    })
}

/**
 * Batches questions that are asked of a database at the same time, as `together` does, for each database by itself; a
 * batch that takes longer than a second doesn't hold up the next.
 */
export function togetherOn<Q, A>(
  ask: (db: Database, questions: readonly Q[]) => Promise<readonly (A | PromiseLike<A>)[]>,
): (db: Database, question: Q) => Promise<A> {
  const askers = new WeakMap<Database, (question: Q) => Promise<A>>()
  return (db, question) => {
    const asker = askers.get(db) ?? together((questions) => ask(db, questions), { slow: slowBatch })
    askers.set(db, asker)
    return asker(question)
  }
}

/**
 * Shares a read: all who ask for it at the same time get the answer of one, which began after they asked. One that
 * takes longer than `slow` doesn't hold up the next.
 */
export function readTogether<A>(
  read: () => Promise<A>,
  { slow }: { slow?: Ms } = {},
): () => Promise<A> {
  const ask = together<null, A>(
    async (questions) => {
      const found = await read()
      return questions.map(() => found)
    },
    { most: Number.POSITIVE_INFINITY, slow },
  )
  return () => ask(null)
}
