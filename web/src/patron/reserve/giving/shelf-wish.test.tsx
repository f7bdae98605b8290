// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useShelfWish } from './shelf-wish.ts'

it('a write that comes while another waits for its turn goes after that one', async () => {
  const { result } = renderHook(() => useShelfWish('r41'))
  const begun: number[] = []
  const writes = [1, 2, 3].map((towels) => {
    const write = Promise.withResolvers<void>()
    const begin = () => {
      begun.push(towels)
      return write.promise
    }
    return { ...write, ends: () => result.current.inTurn({ Towel: towels }, begin) }
  })
  const [first, second, third] = writes
  const ended = [first?.ends(), second?.ends()]
  await act(async () => first?.resolve())
  await ended[0]
  expect(begun).toEqual([1, 2])
  ended.push(third?.ends())
  await act(async () => {})
  expect(begun).toEqual([1, 2])
  await act(async () => second?.resolve())
  await ended[1]
  await act(async () => third?.resolve())
  await ended[2]
  expect(begun).toEqual([1, 2, 3])
})
