// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilItComes } from './until-it-comes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const network = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

it('waits as long as the network is away, and goes on as soon as it is back', async () => {
  network(false)
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const part = untilItComes(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load.mock.calls.length).toBeGreaterThan(5)
  network(true)
  load.mockResolvedValue('part')
  dispatchEvent(new Event('online'))
  expect(await part).toBe('part')
})

it('gives up on what is gone though the network is there', async () => {
  network(true)
  const load = vi.fn().mockRejectedValue(new TypeError('404'))
  const part = expect(untilItComes(load)).rejects.toThrow('404')
  await vi.advanceTimersByTimeAsync(60_000)
  await part
  expect(load).toHaveBeenCalledTimes(5)
})

it('asks once for what comes', async () => {
  const load = vi.fn().mockResolvedValue('part')
  expect(await untilItComes(load)).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})
