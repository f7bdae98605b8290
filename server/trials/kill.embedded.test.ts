import { beforeAll, describe, expect, it } from 'vitest'
import { at } from '../test/a-desk.ts'
import { aProcess, type Process, refusedStart } from '../test/a-process.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { inTheGate } from '../test/long.ts'
import { aPatron, post, signIn } from '../test/over-the-wire.ts'

/** After how many bookings and cancellations the process is killed, in each of its lives. */
const bursts = inTheGate([15], [20, 40])

let where: { DATA_DIR: string }
beforeAll(async () => {
  where = (await aFurnishedPlace('empty')) as typeof where
})

const nights = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29']

/** Books and cancels until the process dies. A booking that is refused ends the test, which would wait for ever. */
async function bookUntilKilled(process: Process, token: string, told: Map<string, string>) {
  const send = (path: string, body: object) =>
    post(process, `/api/api/reservations/${path}`, body, token).catch(() => null)
  for (let turn = 0; ; turn++) {
    const reservationTime = at('20:00', nights[turn % nights.length])
    const booked = await send('newreservation', { reservationTime })
    if (booked === null) return
    if (booked.status !== 200) throw new Error(`Not booked: ${JSON.stringify(booked.body)}`)
    const id: string = booked.body.result.reservationId
    told.set(id, 'Reserved')
    if (turn % 3 === 0) continue
    // Until the answer is there, either is right.
    told.set(id, 'Reserved or Canceled')
    const canceled = await send(`${id}/status`, { status: 'Canceled' })
    if (canceled === null) return
    if (canceled.status === 200) told.set(id, 'Canceled')
  }
}

describe('a server that is killed while it books', () => {
  it('has every booking and canceling that it acknowledged when it is back', async () => {
    const got = new Map<string, string>()
    let phone = 2_015_559_000
    for (const burst of bursts) {
      const server = await aProcess(where)
      const { access_token: admin } = await signIn(server, 'Admin', 'practice-admin')
      for (const key of ['reservationsPerNight', 'reservationsUpcoming', 'roomsAvailable'])
        await post(
          server,
          '/api/api/settings',
          { key, value: key === 'roomsAvailable' ? '500' : '' },
          admin,
        )
      const patrons = []
      for (let nth = 0; nth < 4; nth++) patrons.push(await aPatron(server, String(phone++)))
      const known = got.size
      const booking = patrons.map(({ token }) => bookUntilKilled(server, token, got))
      const enough = async () => {
        while (got.size < known + burst) await fetch(`${server.url}/healthz`)
      }
      await Promise.race([enough(), Promise.all(booking)])
      server.child.kill('SIGKILL')
      await Promise.all([server.gone, ...booking])
    }

    const server = await aProcess(where)
    const { access_token: token } = await signIn(server, 'Admin', 'practice-admin')
    const lost: string[] = []
    for (const [id, status] of got) {
      const answer = await fetch(`${server.url}/api/api/reservations/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { reservationStatus = 'lost', statusHistory = [] } = await answer.json()
      if (!status.includes(reservationStatus)) lost.push(`${id}: ${status} ≠ ${reservationStatus}`)
      const steps = reservationStatus === 'Canceled' ? 2 : 1
      if (statusHistory.length !== steps)
        lost.push(`${id}: ${statusHistory.length} rows of history`)
    }
    expect(lost).toEqual([])
    expect(got.size).toBeGreaterThanOrEqual(bursts.reduce((sum, one) => sum + one))

    const second = await refusedStart(where)
    expect(second).toEqual({
      code: 1,
      said: `${where.DATA_DIR} is in use by process ${server.child.pid}; only one may open it\n`,
    })
    const alive = await fetch(`${server.url}/readyz`)
    expect(await alive.json()).toEqual({ ok: true, engine: 'embedded', mode: 'practice' })
  }, 600_000)
})
