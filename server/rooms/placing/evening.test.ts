import { beforeEach, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeEach(async () => {
  desk = await aDesk({ now: at('18:00', tonight) })
})

type Row = { id: number; status: string; section: { id: string } }
const statuses = async () => {
  const { body } = await desk.reception.get('rooms/list')
  const bySection = Map.groupBy(body as Row[], ({ section }) => section.id)
  return Object.fromEntries(
    [...bySection].map(([section, all]) => [section, [...new Set(all.map((room) => room.status))]]),
  )
}
const setRoom = (id: number, status: 'Ready' | 'Offline' | 'NeedsCleaning' | 'Cleaning') =>
  desk.reception.post(`rooms/${id}/status`, { status })

it('the first sign-in of an attendant opens the sections that somebody has tonight', async () => {
  await desk.reception.post('attendants/tonight', { sectionId: 'garden', attendantId: null })
  await setRoom(1, 'Offline')
  await desk.signIn('Reception', 'practice-reception')
  expect(await statuses()).toMatchObject({ garden: ['Available'], brook: ['Available'] })
  await desk.signIn('Attendant', 'practice-attendant')
  // Brook Lane is closed on weeknights, whoever has its section.
  expect(await statuses()).toEqual({
    ...{ upper: ['Offline', 'Ready'], garden: ['Available'], brook: ['Available'] },
  })
  // Put back by hand, a second sign-in leaves it.
  await desk.reception.post('rooms/2/status', { status: 'Available' })
  await desk.signIn('Attendant', 'practice-attendant')
  expect((await desk.reception.get('rooms/2')).body.status).toBe('Available')
})

it('an administrator who helps too opens nothing by signing in', async () => {
  const { userId } = await desk.staff('Attendant')
  await desk.admin.send('PUT', `users/${userId}/roles/Admin`)
  await desk.signIn('Attendant', 'practice-attendant')
  expect(await statuses()).toMatchObject({ upper: ['Available'], garden: ['Available'] })
})

it('a tablet that stayed signed in opens them too, by renewing its sign-in', async () => {
  const trade = async (form: Record<string, string>) => {
    const payload = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await desk.app.inject({ method: 'POST', url: '/api/token', headers, payload })
    return answer.json().refresh_token as string
  }
  const username = { username: 'Attendant', password: 'practice-attendant' }
  const token = await trade({ grant_type: 'password', ...username })
  await desk.clock(at('17:00', '2026-11-25'))
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'batsheva' })
  const before = await statuses()
  await trade({ grant_type: 'refresh_token', refresh_token: token })
  expect([before.upper, (await statuses()).upper]).toEqual([['Available'], ['Ready']])
  expect((await statuses()).garden).toEqual(['Available'])
})

it('whatever an attendant does first opens them, before it is done; what she looks at doesn’t', async () => {
  const helper = await desk.staff('Attendant')
  await helper.get('rooms/list')
  await desk.reception.post('rooms/1/status', { status: 'Offline' })
  expect((await statuses()).garden).toEqual(['Available'])
  expect((await helper.post('rooms/7/setlights', { onOff: true })).status).toBe(200)
  expect(await statuses()).toMatchObject({ upper: ['Offline', 'Ready'], garden: ['Ready'] })
})

it('an act that sets a room finds it as she sees it, and on Shabbos nothing opens by itself', async () => {
  const helper = await desk.staff('Attendant')
  const one = { status: 'Offline', expectedStatus: 'Available' }
  expect((await helper.post('rooms/1/status', one)).status).toBe(200)
  expect((await statuses()).garden).toEqual(['Available'])
  await desk.clock('2026-11-28T11:00:00-05:00')
  for (const sectionId of ['upper', 'garden'])
    await desk.reception.post('attendants/tonight', { sectionId, attendantId: 'batsheva' })
  await helper.post('rooms/7/setlights', { onOff: true })
  expect((await statuses()).garden).toEqual(['Available'])
  await desk.clock('2026-11-28T19:00:00-05:00')
  await helper.post('rooms/7/setlights', { onOff: false })
  expect((await statuses()).garden).toEqual(['Ready'])
})

it('a section is opened by hand as well, once and again', async () => {
  const { status, body } = await desk.reception.post('sections/garden/open')
  expect([status, new Set(body.result.map((room: Row) => room.status))]).toEqual([
    ...[200, new Set(['Ready'])],
  ])
  await desk.reception.post('rooms/12/status', { status: 'Available' })
  await (await desk.staff('Attendant')).post('sections/garden/open')
  expect((await desk.reception.get('rooms/12')).body.status).toBe('Ready')
  expect((await desk.reception.post('sections/attic/open')).status).toBe(404)
  expect((await (await desk.staff('Room7')).post('sections/garden/open')).status).toBe(403)
})

it('at the end of the evening rooms that nobody is in count as not opened, and what is set after stays', async () => {
  await desk.signIn('Attendant', 'practice-attendant')
  const reservationId = await desk.inRoom(7, 'Dressing')
  await setRoom(8, 'NeedsCleaning')
  await setRoom(9, 'Offline')
  const now = async (id: number) => (await desk.reception.get(`rooms/${id}`)).body.status
  // The practice facility rests at one in the morning.
  await desk.clock('2026-11-25T00:59:00-05:00')
  expect([await now(7), await now(8), await now(9), await now(10)]).toEqual([
    ...['Occupied', 'NeedsCleaning', 'Offline', 'Ready'],
  ])
  await desk.clock('2026-11-25T01:00:00-05:00')
  expect([await now(7), await now(8), await now(9), await now(10)]).toEqual([
    ...['Occupied', 'Available', 'Available', 'Available'],
  ])
  await desk.reception.post(`reservations/${reservationId}/status`, { status: 'Done' })
  await desk.runDue()
  expect(await now(7)).toBe('NeedsCleaning')
})

it('nothing is put to rest while Shabbos lasts, and all of it after', async () => {
  await desk.clock('2026-11-27T15:00:00-05:00')
  await desk.db.orm
    .update(rooms)
    .set({ status: 'Ready', statusSince: Date.parse('2026-11-27T15:00:00-05:00') })
    .where(eq(rooms.id, 7))
  const now = async () => (await desk.reception.get('rooms/7')).body.status
  await desk.clock('2026-11-28T02:00:00-05:00')
  expect(await now()).toBe('Ready')
  await desk.clock('2026-11-28T18:30:00-05:00')
  expect(await now()).toBe('Available')
})
