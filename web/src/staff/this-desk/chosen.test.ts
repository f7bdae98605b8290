// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseForThisDesk, thisDesk, useThisDesk } from './chosen.ts'

const stored = new Map<string, string>()
let isFull = false
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    stored.set(key, text)
  },
}

beforeEach(() => {
  stored.clear()
  isFull = false
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

it('holds what is chosen where nothing can be stored, beside what was stored before', () => {
  chooseForThisDesk({ printer: 'front' })
  const { result } = renderHook(useThisDesk)
  isFull = true
  act(() => chooseForThisDesk({ sound: 'off' }))
  act(() => chooseForThisDesk({ cardReader: 'r-desk' }))
  expect(result.current).toMatchObject({ printer: 'front', sound: 'off', cardReader: 'r-desk' })
  expect(thisDesk()).toBe(thisDesk())
})

it('stores what it held once it can again, and follows what another tab stores', () => {
  isFull = true
  chooseForThisDesk({ sound: 'off' })
  isFull = false
  chooseForThisDesk({ printer: 'front' })
  expect(JSON.parse(localStorage.getItem('thisDesk') ?? '')).toMatchObject({
    ...{ sound: 'off', printer: 'front' },
  })
  isFull = true
  chooseForThisDesk({ printer: 'back' })
  isFull = false
  localStorage.setItem('thisDesk', JSON.stringify({ printer: 'garage' }))
  expect(thisDesk()).toMatchObject({ printer: 'garage', sound: '' })
})
