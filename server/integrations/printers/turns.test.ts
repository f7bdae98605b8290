import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { turnsOf } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [20_000, 1],
  [20_001, 0],
])(
  'what has waited %d ms for its turn is begun %d times, and the next one is',
  async (ms, times) => {
    const inTurn = turnsOf(20_000)
    const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const act = vi.fn(async () => 'printed')
    const before = inTurn('printer', () => {
      begun.resolve()
      return first.promise
    })
    await begun.promise
    const waiting = inTurn('printer', act).catch(({ message }: Error) => message)
    vi.advanceTimersByTime(ms)
    first.resolve()
    await before
    expect(await waiting).toMatch(times ? 'printed' : 'busy')
    expect(act).toHaveBeenCalledTimes(times)
    expect(await inTurn('printer', async () => 'next')).toBe('next')
  },
)

it('one printer waits for no other', async () => {
  const inTurn = turnsOf(20_000)
  void inTurn('one', () => new Promise(() => undefined))
  expect(await inTurn('two', async () => 'printed')).toBe('printed')
})
