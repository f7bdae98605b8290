import { afterEach, expect, it, vi } from 'vitest'
import { keepPages } from './keep-pages.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each([
  ['begins a while after the page has come', false, ['/kept-pages.js']],
  ['fetches nothing where she saves data', true, []],
])('%s', async (_, saveData, expected) => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('requestIdleCallback', undefined)
  const registered: string[] = []
  const serviceWorker = {
    register: async (file: string) => void registered.push(file),
    ready: Promise.resolve({ active: null }),
  }
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } })
  keepPages()
  expect(registered).toEqual([])
  await vi.advanceTimersByTimeAsync(6000)
  expect(registered).toEqual(expected)
})
