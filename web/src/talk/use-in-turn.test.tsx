// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInTurn } from './use-in-turn.ts'

/** Writes that end when the test says so, in the order it says. */
function writes() {
  const begun: { wanted: number; end: () => void; fail: () => void }[] = []
  const write = (wanted: number) =>
    new Promise<void>((end, failed) => {
      begun.push({ wanted, end, fail: () => failed(new Error('lost')) })
    })
  return { begun, write }
}

it('writes the second after the first, leaves out what was overtaken, and ends with the last', async () => {
  const { begun, write } = writes()
  const { result } = renderHook(() => useInTurn(write))
  act(() => result.current.want(1))
  act(() => result.current.want(2))
  act(() => result.current.want(3))
  expect(begun.map(({ wanted }) => wanted)).toEqual([1])
  expect(result.current.wanted).toBe(3)
  await act(async () => begun[0]?.end())
  expect(begun.map(({ wanted }) => wanted)).toEqual([1, 3])
  await act(async () => begun[1]?.end())
  await waitFor(() => expect(result.current.wanted).toBeNull())
})

it('writes what waited though the one before it failed', async () => {
  const { begun, write } = writes()
  const { result } = renderHook(() => useInTurn(write))
  act(() => result.current.want(1))
  act(() => result.current.want(2))
  await act(async () => begun[0]?.fail())
  expect(begun.map(({ wanted }) => wanted)).toEqual([1, 2])
})

it('writes what is being written already no second time', async () => {
  const { begun, write } = writes()
  const { result } = renderHook(() => useInTurn(write))
  act(() => result.current.want(1))
  act(() => result.current.want(1))
  await act(async () => begun[0]?.end())
  expect(begun.map(({ wanted }) => wanted)).toEqual([1])
})
