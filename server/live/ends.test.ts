import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect as dial } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { stopAnswering } from '../http/load/stopping.ts'
import { standardCapacity } from '../request/capacity.ts'
import { Unauthorized } from '../request/refused.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { aScreen, listening, type Screen } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { listenerAs } from './listener.ts'
import { openStream } from './open-stream.ts'
import { relayOf } from './relay.ts'
import { aStream, type Stream } from './stream.ts'

type Given = NonNullable<Parameters<typeof aDesk>[0]>
async function aHouse(given: Given = {}) {
  const desk = await aDesk(given)
  return { desk, url: await listening(desk) }
}
const asReception = (desk: Desk) => desk.signIn('Reception', 'practice-reception')
const asMikvah = (desk: Desk) => desk.signIn('Mikvah', 'practice-mikvah')

it('a stream ends with its token: by time, by signing out on its device or everywhere, by another password or role', async () => {
  const { desk, url } = await aHouse()
  const [here, there] = [await asReception(desk), await asReception(desk)]
  const [screen, other] = [await aScreen(url, here.token), await aScreen(url, there.token)]
  const mikvah = await asMikvah(desk)
  const water = await aScreen(url, mikvah.token)

  await here.post('account/logout')
  await screen.ended
  await desk.admin.post('settings/pagereload')
  await other.next('reload')
  expect((await aScreen(url, here.token)).status).toBe(401)

  await there.post('account/logout', { everywhere: true })
  await other.ended
  const NewPassword = 'quite another one'
  await desk.admin.post('account/setpassword', {
    userId: mikvah.userId,
    NewPassword,
    ConfirmPassword: NewPassword,
  })
  await water.ended

  const hers = await asReception(desk)
  const board = await aScreen(url, hers.token)
  await board.next('hello')
  await desk.admin.send('PUT', `users/${hers.userId}/roles/Attendant`)
  await board.ended

  const late = await aScreen(url, (await asReception(desk)).token)
  await late.next('hello')
  const { realNow } = desk.parts
  desk.parts.realNow = () => realNow() + 15 * 60_000
  await late.ended
})

describe('a stream whose token has ended', () => {
  /** A screen whose server looks for new events only when the test tells it to. */
  async function aQuietScreen() {
    const desk = await aDesk()
    const url = await desk.app.listen({ port: 0, host: '127.0.0.1' })
    const her = await asReception(desk)
    const screen = await aScreen(url, her.token)
    await screen.next('hello')
    const later = () => {
      const { realNow } = desk.parts
      desk.parts.realNow = () => realNow() + 15 * 60_000
    }
    return { desk, her, screen, later, look: relayOf(desk.parts).look }
  }
  const heard = ({ messages }: Screen) => messages.map(({ event }) => event)

  it('by signing out is told nothing of what came before or after', async () => {
    const { desk, her, screen, look } = await aQuietScreen()
    await desk.admin.post('settings/pagereload')
    await her.post('account/logout')
    await desk.put({ mikvahName: 'Another house' })
    await look()
    await screen.ended
    expect(heard(screen)).toEqual(['hello'])
  })

  it('by time is told nothing more', async () => {
    const { desk, screen, later, look } = await aQuietScreen()
    await desk.admin.post('settings/pagereload')
    later()
    await look()
    await screen.ended
    expect(heard(screen)).toEqual(['hello'])
  })

  it('while its stream was being opened opens none', async () => {
    const { desk, her, look } = await aQuietScreen()
    await look()
    const relay = relayOf(desk.parts)
    const [{ token }] = [...relay.streams.all] as [Stream]
    await her.post('account/logout')
    const opening = openStream(desk.parts, relay, { token, lastEventId: null, bytes: 1024 })
    await expect(opening).rejects.toThrow(Unauthorized)
    expect([...relay.streams.all]).toEqual([])
  })

  it('by time ends while the database is away too', async () => {
    const { desk, screen, later, look } = await aQuietScreen()
    await desk.db.orm.execute(sql`alter table live_events rename to away`)
    later()
    await expect(look()).rejects.toThrow()
    await screen.ended
  })
})

it('a line that is ended and whose listener takes nothing in is let go of all the same', async () => {
  const answering = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, line) => answering.resolve(line)).listen(0, '127.0.0.1')
  afterUse(async () => void server.close())
  await once(server, 'listening')
  const asleep = dial((server.address() as AddressInfo).port, '127.0.0.1')
  afterUse(async () => void asleep.destroy())
  asleep.on('error', () => {})
  asleep.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const line = await answering.promise
  const token = { caller: { userId: '', roles: [] }, expiresAt: 0 } as never
  const letGoAfter = 100
  const stream = aStream(
    { listener: listenerAs('desk'), token },
    Number.POSITIVE_INFINITY,
    letGoAfter,
  )
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  stream.begin(line, resolve)
  stream.send('x'.repeat(64 * 1024 * 1024))
  stream.end()
  await closed
  expect(line.writableFinished).toBe(false)
})

it('of one account’s too many the oldest makes room and is told that it is paused, and a full house puts off who comes on top', async () => {
  const { desk, url } = await aHouse({
    capacity: { ...standardCapacity, streams: 3, streamsOfAccount: 2 },
  })
  const token = desk.reception.token
  const first = await aScreen(url, token)
  const second = await aScreen(url, token)
  const third = await aScreen(url, token)
  await first.ended
  expect(first.messages.map(({ id, event }) => [event, id !== ''])).toEqual([
    ['hello', true],
    ['paused', false],
  ])
  await desk.admin.post('settings/pagereload')
  await Promise.all([second.next('reload'), third.next('reload')])

  const admin = await aScreen(url, desk.admin.token)
  await admin.next('hello')
  const onTop = await aScreen(url, (await asMikvah(desk)).token)
  expect([onTop.status, onTop.body.code, onTop.headers.get('retry-after')]).toEqual([
    503,
    'try-again',
    '5',
  ])
  admin.close()
  await expect.poll(async () => (await aScreen(url, (await asMikvah(desk)).token)).status).toBe(200)
})

it('open screens take no place of a call', async () => {
  const { desk, url } = await aHouse({
    capacity: { ...standardCapacity, callsAtOnce: 2, callsOfAddress: 2 },
  })
  for (const { token } of [desk.reception, desk.admin, await asMikvah(desk)]) {
    await (await aScreen(url, token)).next('hello')
  }
  expect((await desk.reception.get('settings')).status).toBe(200)
})

it('a listener who takes nothing in is let go of, and the others are told everything', async () => {
  const { desk, url } = await aHouse({
    seed: 'evening',
    capacity: { ...standardCapacity, bytesForStream: 64 * 1024 },
  })
  const asleep = dial(Number(new URL(url).port), '127.0.0.1')
  const gone = new Promise((resolve) => asleep.once('close', resolve))
  afterUse(async () => void asleep.destroy())
  asleep.on('error', () => {})
  asleep.write(
    `GET /api/api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${desk.reception.token}\r\n\r\n`,
  )
  const awake = await aScreen(url, (await asMikvah(desk)).token)
  const { live } = relayOf(desk.parts).streams
  await expect.poll(() => live.size).toBe(2)
  for (let round = 0; live.size > 1; round++) {
    const notes = 'x'.repeat(9000) + round
    await desk.db.orm.execute(sql`update reservations set notes = ${notes}`)
    await desk.admin.post('settings/pagereload')
    await awake.next('reload')
  }
  // A line that nobody reads hears of its end once it is read.
  asleep.resume()
  await gone
})

it('when the house stops, streams end at once and none begins', async () => {
  const { desk, url } = await aHouse()
  const screen = await aScreen(url, desk.reception.token)
  await screen.next('hello')
  const grace = Promise.withResolvers<void>()
  const stopping = stopAnswering(desk.app, { grace: grace.promise, patience: 8000, hurry: 4000 })
  const late = await aScreen(url, desk.reception.token)
  expect([late.status, late.body.code]).toEqual([503, 'unavailable'])
  grace.resolve()
  await Promise.all([screen.ended, stopping])
})
