import { beforeEach, expect, it, vi } from 'vitest'
import { emptyCaches, newerVersion, reloadFor } from './version.ts'

const asked: { path: string; init: RequestInit | undefined }[] = []
const kept = new Map<string, string>()
const caches = new Set(['files', 'fonts', 'pages-one', 'screens-one'])
let reloads = 0

beforeEach(() => {
  asked.length = 0
  reloads = 0
  kept.clear()
  vi.stubGlobal('__VERSION__', '1.0.0')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const store = {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  }
  vi.stubGlobal('caches', store)
  vi.stubGlobal('window', { caches: store })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
})

const served = (version: string) =>
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, init })
    return new Response(JSON.stringify({ version }))
  })

it('a newer version is found by asking past every cache', async () => {
  served('1.0.1')
  vi.setSystemTime(1_000)
  expect(await newerVersion()).toBe('1.0.1')
  vi.setSystemTime(2_000)
  await newerVersion()
  vi.useRealTimers()
  expect(asked[0]?.path).toMatch(/^\/version\.json\?\d+$/)
  expect(asked[1]?.path).not.toBe(asked[0]?.path)
  expect(asked[0]?.init?.cache).toBe('no-store')
})

it('the version that is open is none', async () => {
  served('1.0.0')
  expect(await newerVersion()).toBeNull()
})

it('empties the caches but those of workers, and reloads, once in an hour for each version', async () => {
  served('1.0.1')
  await emptyCaches()
  reloadFor('1.0.1')
  expect([[...caches], reloads]).toEqual([['pages-one', 'screens-one'], 1])
  expect(await newerVersion()).toBeNull()
})

it('comes to the new version though the old one answers in turns with it for a while', async () => {
  vi.setSystemTime(0)
  const finds = async (version: string) => {
    served(version)
    return newerVersion()
  }
  expect(await finds('1.0.1')).toBe('1.0.1')
  reloadFor('1.0.1')
  // The reload was answered by the process of before, or the page of the new one now asks that.
  vi.stubGlobal('__VERSION__', '1.0.1')
  expect(await finds('1.0.0')).toBe('1.0.0')
  reloadFor('1.0.0')
  vi.stubGlobal('__VERSION__', '1.0.0')
  vi.setSystemTime(3_599_999)
  expect(await finds('1.0.1')).toBeNull()
  vi.setSystemTime(3_600_000)
  expect(await finds('1.0.1')).toBe('1.0.1')
  vi.useRealTimers()
})
