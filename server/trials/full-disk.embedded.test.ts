import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../test/a-desk.ts'
import { aProcess, backedUp, examined, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { furnish } from '../test/databases/furnished.ts'
import { aPatron, post } from '../test/over-the-wire.ts'
import { waitFor } from '../test/wait-for.ts'

/** A disk of its own for a test, as only root may make one; null where that is refused. */
function aDisk(megabytes: number): string | null {
  const path = mkdtempSync(join(tmpdir(), 'mikvah-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
  afterUse(async () => {
    execFileSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true })
  })
  return path
}

const mounts = aDisk(1) !== null
if (!mounts) console.warn('A full disk: not run (mount is refused to this user)')

const disk = (megabytes: number): string => {
  const path = aDisk(megabytes)
  if (path === null) throw new Error('mount is refused')
  return path
}

/** All but so many megabytes. */
async function fill(path: string, but = 0): Promise<string> {
  const { bavail, bsize } = await statfs(path)
  const filler = join(path, 'filler')
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - but * 2 ** 20)))
  return filler
}

it.runIf(mounts)(
  'a first start on a full disk ends with 1 and says so in one line',
  async () => {
    expect(await refusedStart({ DATA_DIR: join(disk(6), 'data') })).toEqual({
      code: 1,
      said: expect.stringMatching(/^[^\n]*[Dd]isk is full[^\n]*\n$/),
    })
  },
  600_000,
)

it.runIf(mounts)(
  'a start on a read-only disk ends with 1 and says so in one line',
  async () => {
    const path = disk(10)
    execFileSync('mount', ['-o', 'remount,ro', path])
    expect(await refusedStart({ DATA_DIR: path })).toEqual({
      code: 1,
      said: expect.stringMatching(/^The disk is read-only\.[^\n]*\n$/),
    })
  },
  600_000,
)

it.runIf(mounts)(
  'a disk on which a second copy has no room refuses a backup before it is begun, and the doctor finds it nearly full',
  async () => {
    const path = disk(150)
    await furnish(path, 'empty')
    await fill(path, 30)
    const { said } = await examined({ DATA_DIR: path })
    expect(said).toMatch(/^ILL {3}disk: Nearly full: \d+ MB are free\.$/m)
    await aProcess({ DATA_DIR: path })
    const before = await readdir(path)
    expect(await backedUp({ DATA_DIR: path }, join(path, 'house'))).toEqual({
      code: 1,
      said: expect.stringMatching(/^The disk is too full for a backup: it takes \d+ MB [^\n]+\n$/),
    })
    expect(await readdir(path)).toEqual(before)
  },
  600_000,
)

it.runIf(mounts)(
  'a full disk refuses a start in one line; filled up amid work it is told by /readyz and puts bookings off; all works once there is room',
  async () => {
    const path = disk(300)
    await furnish(path, 'empty')
    const full = await fill(path)
    expect(await refusedStart({ DATA_DIR: path })).toEqual({
      code: 1,
      said: expect.stringMatching(/^[^\n]*[Dd]isk is full[^\n]*\n$/),
    })
    await rm(full)
    const server = await aProcess({ DATA_DIR: path })
    const { token } = await aPatron(server, '2015559100')
    const send = (to: string, body: object) =>
      post(server, `/api/api/reservations/${to}`, body, token)
    // Either of the two may be the one that is put off.
    let stands: string | null = null
    const bookAndCancel = async () => {
      if (stands === null) {
        const booked = await send('newreservation', { reservationTime: at('20:00') })
        if (booked.status !== 200) return booked
        stands = booked.body.result.reservationId
      }
      const canceled = await send(`${stands}/status`, { status: 'Canceled' })
      if (canceled.status === 200) stands = null
      return canceled
    }
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`)
      return [answer.status, (await answer.json()).because]
    }
    expect(await ready()).toEqual([200, undefined])

    const filler = await fill(path)
    await expect.poll(ready).toEqual([503, 'disk full'])
    // What has room left in its pages goes on for a while; the first that needs a new page is put off.
    let answer = await bookAndCancel()
    for (let tries = 0; answer.status === 200 && tries < 300; tries++)
      answer = await bookAndCancel()
    expect([answer.status, answer.body.code, answer.after]).toEqual([503, 'unavailable', '60'])

    await rm(filler)
    await waitFor(async () => expect(await ready()).toEqual([200, undefined]))
    for (const call of ['put off', 'new'])
      expect([call, (await bookAndCancel()).status]).toEqual([call, 200])
  },
  600_000,
)
