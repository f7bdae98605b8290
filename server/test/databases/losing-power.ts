import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Preloaded into a process: POWER_CUT=300 cuts its power at the 300th time that it writes to its database or syncs it. What
 * was written and not synced is on the disk or isn't, page by page as the dice fall, as a disk leaves it that had some of it
 * in its own memory.
 */
const page = 8192
let left = Number(process.env.POWER_CUT)

/** What stood on the disk before, of each page that was written since its file was last synced; and how long that was. */
type Unsynced = { length: number; pages: Map<number, Buffer> }
const unsynced = new Map<string, Unsynced>()
const real = { ...fs }

const pathOf = (fd: number) => real.readlinkSync(`/proc/self/fd/${fd}`)

function beforeOf(path: string): Unsynced {
  const known = unsynced.get(path)
  if (known) return known
  const fresh = { length: real.statSync(path).size, pages: new Map() }
  unsynced.set(path, fresh)
  return fresh
}

function remember(path: string, at: number, length: number): void {
  const before = beforeOf(path)
  for (let nth = Math.floor(at / page); nth * page < at + length; nth++) {
    if (before.pages.has(nth)) continue
    const bytes = Buffer.alloc(page)
    const fd = real.openSync(path, 'r')
    const read = real.readSync(fd, bytes, 0, page, nth * page)
    real.closeSync(fd)
    before.pages.set(nth, bytes.subarray(0, read))
  }
}

Object.assign(fs, {
  writeSync: (fd: number, bytes: Buffer, offset: number, length: number, at: number) => {
    const path = fd > 2 ? pathOf(fd) : null
    if (path?.includes('/db/') && typeof at === 'number') {
      if (--left === 0) cut()
      remember(path, at, length)
    }
    return real.writeSync(fd, bytes, offset, length, at)
  },
  fsyncSync: (fd: number) => {
    if (--left === 0) cut()
    real.fsyncSync(fd)
    unsynced.delete(pathOf(fd))
  },
  renameSync: (from: string, to: string) => {
    real.renameSync(from, to)
    const before = unsynced.get(from)
    unsynced.delete(from)
    unsynced.delete(to)
    if (before) unsynced.set(to, before)
  },
  unlinkSync: (path: string) => {
    real.unlinkSync(path)
    unsynced.delete(path)
  },
})
syncBuiltinESMExports()

const falls = () => Math.random() < 0.5

function cut(): void {
  for (const [path, { length, pages }] of unsynced) {
    const fd = real.openSync(path, 'r+')
    for (const [nth, bytes] of pages)
      if (falls() && bytes.length > 0) real.writeSync(fd, bytes, 0, bytes.length, nth * page)
    if (falls() && real.fstatSync(fd).size > length) real.ftruncateSync(fd, length)
    real.closeSync(fd)
  }
  process.kill(process.pid, 'SIGKILL')
}
