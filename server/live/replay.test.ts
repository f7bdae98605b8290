import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aScreen, listening, type Message, type Screen } from '../test/a-screen.ts'
import { relayOf } from './relay.ts'

let desk: Desk
let url: string
beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
})

const opened = (lastEventId?: string) => aScreen(url, desk.reception.token, { lastEventId })

/** Books and cancels; gives the last of it as the screen is told it. */
async function anAct(screen: Screen): Promise<Message> {
  const her = await desk.patron()
  const { body } = await her.post('reservations/newreservation', { reservationTime: at('18:00') })
  const { reservationId } = body.result
  await her.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  return screen.hears(
    ({ data }) => data.reservationId === reservationId && data.reservationStatus === 'Canceled',
  )
}

/** Runs the job that deletes old events as if it were so many minutes later. */
const forgetAfter = (later: number) =>
  forget({ ...desk.parts, realNow: () => desk.parts.realNow() + minutes(later) })

describe('a screen that comes back', () => {
  it('is told what it missed under the same ids and to the letter, and then what happens', async () => {
    const stayed = await opened()
    const left = await opened()
    const { id: heardLast } = await anAct(left)
    left.close()
    await stayed.next(({ id }) => id === heardLast)
    const before = stayed.messages.length
    await anAct(stayed)
    await anAct(stayed)
    const missed = stayed.messages.slice(before)
    expect(missed.length).toBeGreaterThan(1)

    const back = await opened(heardLast)
    expect(await back.next()).toMatchObject({ event: 'hello', id: heardLast })
    for (const { text } of missed) expect((await back.next()).text).toBe(text)
    const lastly = await anAct(stayed)
    expect((await back.next(({ id }) => id === lastly.id)).text).toBe(lastly.text)
    expect(back.messages.map(({ id }) => id)).toEqual([
      ...new Set(back.messages.map(({ id }) => id)),
    ])
  })

  it('after an hour full of long visits is told each of them on one line', async () => {
    const busy = await aDesk({ seed: 'evening' })
    const address = await listening(busy)
    const left = await aScreen(address, busy.reception.token)
    const { id } = await left.next('hello')
    left.close()
    const mikvah = await busy.staff('Mikvah')
    const stayed = await aScreen(address, mikvah.token)
    await stayed.next('hello')
    const notes = 'x'.repeat(9000)
    const { rows } = await busy.db.orm.execute(
      sql`update reservations set notes = ${notes} where night = '2026-11-24' returning id`,
    )
    expect(rows.length * notes.length).toBeGreaterThan(300 * 1024)
    await busy.admin.post('settings/pagereload')
    await stayed.next('reload')

    const back = await aScreen(address, busy.reception.token, { lastEventId: id })
    await back.next('reload')
    const answer = back.messages.filter(({ event }) => event === 'reservation')
    expect(answer.length).toBeGreaterThanOrEqual(rows.length)
  })

  it('to more than it takes in sooner than its lists loads them anew, and is told none of it', async () => {
    const left = await opened()
    const { id } = await anAct(left)
    left.close()
    await desk.db.orm.execute(sql`insert into live_events (kind, number, at)
      select 'settings', nextval('live_event_numbers'), now() from generate_series(1, 2001)`)
    const back = await opened(id)
    await anAct(back)
    const answer = back.messages.map(({ event }) => event)
    expect(answer.slice(0, 2)).toEqual(['hello', 'resync'])
    expect(answer).not.toContain('settings')
  })

  it('while others act misses nothing between what it missed and what happens', async () => {
    const stayed = await opened()
    const { id } = await stayed.next('hello')
    const acting = Promise.all(Array.from({ length: 6 }, () => anAct(stayed)))
    const back = await Promise.all(Array.from({ length: 6 }, () => opened(id)))
    await acting
    const last = stayed.messages.at(-1)?.id
    const read = ({ messages }: Screen) => messages.slice(1).map(({ text }) => text)
    for (const screen of back) {
      await screen.next((message) => message.id === last)
      expect(read(screen)).toEqual(read(stayed))
    }
  })

  it.each(['nonsense', '-1', '99999999999', '1e9', ''])(
    'with an id that is none here, %j, is told to load its lists anew',
    async (lastEventId) => {
      const screen = await opened(lastEventId)
      const hello = await screen.next()
      expect(hello.event).toBe('hello')
      expect(await screen.next()).toMatchObject({ event: 'resync', id: hello.id, data: {} })
    },
  )

  it('within a quarter of an hour is told what it missed, and much later to load its lists anew', async () => {
    const screen = await opened()
    const { id } = await screen.next('hello')
    await anAct(screen)
    await anAct(screen)
    await forgetAfter(15)
    const soon = await opened(id)
    expect((await soon.next('reservation')).text).toBe(screen.messages[1]?.text)

    await forgetAfter(21)
    await anAct(screen)
    expect((await (await opened(id)).next('resync')).event).toBe('resync')
    const { id: last } = screen.messages.at(-1) ?? {}
    const upToDate = await opened(last)
    await anAct(upToDate)
    expect(upToDate.messages.map(({ event }) => event)).not.toContain('resync')
  })

  it('after a long sleep is told to load anew, though nobody here heard what others told and let go of', async () => {
    const quiet = await aDesk()
    const address = await listening(quiet)
    const left = await aScreen(address, quiet.reception.token)
    const { id } = await left.next('hello')
    left.close()
    await expect.poll(() => relayOf(quiet.parts).streams.all.size).toBe(0)
    await quiet.db.orm.execute(
      sql`insert into live_events (kind, number, at) values ('locks', nextval('live_event_numbers'), now())`,
    )
    const { parts } = quiet
    await forget({ ...parts, realNow: () => parts.realNow() + minutes(21) })
    const back = await aScreen(address, quiet.reception.token, { lastEventId: id })
    await back.next('hello')
    await quiet.admin.post('settings/pagereload')
    await back.next('reload')
    expect(back.messages.map(({ event }) => event)).toEqual(['hello', 'resync', 'reload'])
  })

  it('after the practice evening was laid anew is told so, not of each visit in it', async () => {
    const screen = await opened()
    await desk.anyone.post('/api/practice/reset', { scene: 'evening' })
    await screen.next('resync')
    expect(screen.messages.filter(({ event }) => event === 'reservation')).toEqual([])
  })
})
