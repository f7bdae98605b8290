import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { drawn } from '@mikvah/rules/forecast/drawn.ts'

/**
 * Preloaded into a process: POWER_CUT=300 cuts its power at the 300th time that it writes to its database or syncs it.
 * What was written and not synced is on the disk or isn't, page by page as the dice fall, as a disk leaves it that had
 * some of it in its own memory. So are names: of what was made, renamed or removed in a folder since that was synced,
 * the disk has the first so many.
 */
const page = 8192
const cutsAt = Number(process.env.POWER_CUT)
let left = cutsAt

/** The earlier contents of each page that was written since its file was last synced, and the file’s length then. */
type Unsynced = { length: number; pages: Map<number, Buffer> }
const unsynced = new Map<string, Unsynced>()
const real = { ...fs }

const pathOf = (fd: number) => real.readlinkSync(`/proc/self/fd/${fd}`)
const isOfDatabase = (path: string) => path.includes('/db/')

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

/** How each change of a folder's names is undone, the oldest first, since the folder was last synced. */
const names = new Map<string, (() => void)[]>()

function changes(path: string, undo: () => void): void {
  const folder = dirname(path)
  names.set(folder, [...(names.get(folder) ?? []), undo])
}

function moveBytes(from: string, to: string): void {
  real.renameSync(from, to)
  const before = unsynced.get(from)
  unsynced.delete(from)
  unsynced.delete(to)
  if (before) unsynced.set(to, before)
}

let graves = 0

/** Keeps what a name stands for beside the database, with what of it isn't synced; gives the way to put it back. */
function bury(path: string): () => void {
  const [home] = path.split('/db/')
  const grave = join(home ?? '', `grave-${process.pid}-${graves++}-${basename(path)}`)
  real.linkSync(path, grave)
  const before = unsynced.get(path)
  if (before) unsynced.set(grave, before)
  return () => moveBytes(grave, path)
}

function remove(path: string): void {
  unsynced.delete(path)
  real.rmSync(path, { recursive: true, force: true })
}

Object.assign(fs, {
  writeSync: (fd: number, bytes: Buffer, offset: number, length: number, at: number) => {
    const path = fd > 2 ? pathOf(fd) : null
    if (path && isOfDatabase(path) && typeof at === 'number') {
      if (--left === 0) cut()
      remember(path, at, length)
    }
    return real.writeSync(fd, bytes, offset, length, at)
  },
  fsyncSync: (fd: number) => {
    if (--left === 0) cut()
    real.fsyncSync(fd)
    const path = pathOf(fd)
    unsynced.delete(path)
    names.delete(path)
  },
  writeFileSync: (path: string, ...what: never[]) => {
    const isNew = isOfDatabase(path) && !real.existsSync(path)
    real.writeFileSync(path, ...(what as unknown as [string]))
    if (isNew) changes(path, () => remove(path))
  },
  mkdirSync: (path: string, ...how: never[]) => {
    real.mkdirSync(path, ...how)
    if (isOfDatabase(path)) changes(path, () => remove(path))
  },
  renameSync: (from: string, to: string) => {
    const putBack = isOfDatabase(to) && real.existsSync(to) ? bury(to) : null
    moveBytes(from, to)
    if (!isOfDatabase(to)) return
    changes(to, () => {
      moveBytes(to, from)
      putBack?.()
    })
  },
  unlinkSync: (path: string) => {
    const putBack = isOfDatabase(path) ? bury(path) : null
    real.unlinkSync(path)
    unsynced.delete(path)
    if (putBack) changes(path, putBack)
  },
})
syncBuiltinESMExports()

const dice = drawn(cutsAt)
const falls = () => dice() < 0.5

function cut(): void {
  for (const undos of names.values()) {
    const stand = Math.floor(dice() * (undos.length + 1))
    for (const undo of undos.slice(stand).reverse()) undo()
  }
  for (const [path, { length, pages }] of unsynced) {
    if (!real.existsSync(path)) continue
    const fd = real.openSync(path, 'r+')
    for (const [nth, bytes] of pages)
      if (falls() && bytes.length > 0) real.writeSync(fd, bytes, 0, bytes.length, nth * page)
    if (falls() && real.fstatSync(fd).size > length) real.ftruncateSync(fd, length)
    real.closeSync(fd)
  }
  process.kill(process.pid, 'SIGKILL')
}
