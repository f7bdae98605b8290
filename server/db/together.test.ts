import { describe, expect, it } from 'vitest'
import { together } from './together.ts'

/** A batch that waits until it is told to go on. */
function held({ slow }: { slow?: number } = {}) {
  const batches: { questions: readonly number[]; go: (error?: Error) => void }[] = []
  const ask = together<number, number>(
    (questions) =>
      new Promise((resolve, reject) => {
        const go = (error?: Error) =>
          error ? reject(error) : resolve(questions.map((question) => question * 10))
        batches.push({ questions, go })
      }),
    { most: 3, slow },
  )
  /** The nth batch, once it is under way. */
  const batch = async (nth: number) => {
    for (;;) {
      const found = batches[nth]
      if (found) return found
      await new Promise(setImmediate)
    }
  }
  return { ask, batch, batches }
}

describe('asking together', () => {
  it('asks once for all who come in the same turn, and gives each her own answer', async () => {
    const { ask, batch } = held()
    const answers = Promise.all([ask(1), ask(2), ask(3)])
    const { questions, go } = await batch(0)
    expect(questions).toEqual([1, 2, 3])
    go()
    expect(await answers).toEqual([10, 20, 30])
  })

  it('has one batch under way, and whoever comes meanwhile goes in the next, in order', async () => {
    const { ask, batch, batches } = held()
    const first = ask(1)
    const { go } = await batch(0)
    const later = Promise.all([ask(2), ask(3), ask(4), ask(5)])
    await new Promise(setImmediate)
    expect(batches).toHaveLength(1)
    go()
    const second = await batch(1)
    expect(second.questions).toEqual([2, 3, 4])
    second.go()
    const third = await batch(2)
    expect(third.questions).toEqual([5])
    third.go()
    expect([await first, ...(await later)]).toEqual([10, 20, 30, 40, 50])
  })

  it('a batch that is slow holds nobody up: the next is asked beside it, and each still gets her own answer', async () => {
    const { ask, batch } = held({ slow: 5 })
    const first = ask(1)
    const { go } = await batch(0)
    const second = ask(2)
    ;(await batch(1)).go()
    expect(await second).toBe(20)
    go()
    expect(await first).toBe(10)
  })

  it('fails only those of a batch that fails', async () => {
    const { ask, batch } = held()
    const first = ask(1).catch((error: Error) => error.message)
    const { go } = await batch(0)
    const second = ask(2)
    go(new Error('away'))
    expect(await first).toBe('away')
    ;(await batch(1)).go()
    expect(await second).toBe(20)
  })

  it('asks nothing while nobody waits, and begins anew for the next', async () => {
    const { ask, batch, batches } = held()
    const first = ask(1)
    ;(await batch(0)).go()
    await first
    await new Promise(setImmediate)
    expect(batches).toHaveLength(1)
    const second = ask(2)
    ;(await batch(1)).go()
    expect(await second).toBe(20)
  })

  it('lets the next batch begin while an answer of the last is still to come', async () => {
    const slow = Promise.withResolvers<string>()
    const ask = together<string, string>(async (questions) =>
      questions.map((question) => (question === 'slow' ? slow.promise : question)),
    )
    const waited = ask('slow')
    expect(await ask('quick')).toBe('quick')
    expect(await ask('quicker')).toBe('quicker')
    slow.resolve('at last')
    expect(await waited).toBe('at last')
  })
})
