import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { at } from '../test/a-desk.ts'
import { aDisk, fill, mayMount } from '../test/a-disk.ts'
import { aProcess, refusedStart } from '../test/a-process.ts'
import { furnish } from '../test/databases/furnished.ts'
import { aPatron, post } from '../test/over-the-wire.ts'
import { waitFor } from '../test/wait-for.ts'

const mayMountADisk = mayMount()

it.runIf(mayMountADisk)(
  'a start on a read-only disk ends with 1 and says so in one line',
  async () => {
    const path = aDisk(10)
    execFileSync('mount', ['-o', 'remount,ro', path])
    expect(await refusedStart({ DATA_DIR: path })).toEqual({
      code: 1,
      said: expect.stringMatching(/^The disk is read-only\.[^\n]*\n$/),
    })
  },
  600_000,
)

it.runIf(mayMountADisk)(
  'a full disk refuses a start in one line; filled up amid work it is told by /readyz and puts bookings off; all works once there is room',
  async () => {
    const path = aDisk(300)
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
    // The longer she writes, the sooner a new page is needed.
    const userNotes = 'Please. '.repeat(120)
    // Either of the two may be the one that is put off.
    let stands: string | null = null
    const bookAndCancel = async () => {
      if (stands === null) {
        const booked = await send('newreservation', { reservationTime: at('20:00'), userNotes })
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
