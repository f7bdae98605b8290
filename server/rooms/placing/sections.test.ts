import { beforeEach, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { inARoom } from '../../test/in-a-room.ts'

const [tonight, tomorrow] = ['2026-11-24', '2026-11-25'] as const
let desk: Desk
beforeEach(async () => {
  desk = await aDesk({ now: at('18:00', tonight) })
})

type Section = { section: { id: string }; attendant: { id: string } | null; last: { id: string } }
const tonights = async () => {
  const { body } = await desk.reception.get('attendants/tonight')
  return body as (Section & { opened: boolean; closed: boolean })[]
}
const ofSection = async (id: string) => {
  const one = (await tonights()).find(({ section }) => section.id === id)
  return one && { has: one.attendant?.id ?? null, last: one.last?.id ?? null, opened: one.opened }
}
/** As the map shows them: by the first of their rooms. */
const sectionsOfMap = async () => {
  const { body } = await desk.reception.get('rooms/list')
  const open = new Set((await tonights()).flatMap((one) => (one.closed ? [] : one.section.id)))
  const all = (body as Row[]).map(({ section }) => section.id).filter((id) => open.has(id))
  return [...new Set(all)]
}
type Row = { id: number; status: string; section: { id: string } }
const statusesOf = async (id: string) => {
  const { body } = await desk.reception.get('rooms/list')
  return [...new Set((body as Row[]).flatMap((one) => (one.section.id === id ? one.status : [])))]
}
const open = (sections: object[], by: Person = desk.reception) =>
  by.post('sections/open', { sections })
const close = (id: string, confirmed: string[] = []) =>
  desk.reception.post(`sections/${id}/close`, { confirmed })
const closing = async (id: string) =>
  (await desk.reception.get(`sections/${id}/closing`)).body as Record<
    'inside' | 'kept' | 'withoutRoom',
    { reservationId: string; room?: string }[]
  > & { ready: string[]; timesOnSale: number }

/** How many places each time of tonight still has in the main building. */
async function placesHere(): Promise<number[]> {
  const { body } = await desk.reception.get(`reservations/availablereservations?dt=${tonight}`)
  type Slot = { availableReservations: { available: number; alternateLocation: boolean }[] }
  return (body as Slot[]).map(({ availableReservations: left }) =>
    left.reduce((sum, one) => sum + (one.alternateLocation ? 0 : one.available), 0),
  )
}

it('the second evening begins with nobody, and with last night’s names to be taken in one act', async () => {
  await desk.clock(at('18:45', tomorrow))
  const before = await tonights()
  expect(before.map(({ attendant, opened }) => [attendant, opened])).toEqual(
    before.map(() => [null, false]),
  )
  expect(await ofSection('upper')).toEqual({ has: null, last: 'batsheva', opened: false })
  const id = await desk.booked({ hour: '19:00', night: tomorrow })
  const place = () =>
    desk.reception.post('reservations/assignroom', { reservationId: id, roomId: 7 })
  expect((await place()).body.code).toBe('section-without-attendant')
  const proposed = before
    .filter(({ closed }) => !closed)
    .map(({ section, last }) => ({ sectionId: section.id, attendantId: last.id }))
  expect(proposed.map(({ sectionId }) => sectionId)).toEqual(await sectionsOfMap())
  const answer = await open(proposed)
  expect([answer.status, new Set(answer.body.result.map((one: Row) => one.status))]).toEqual([
    ...[200, new Set(['Ready'])],
  ])
  expect(await ofSection('upper')).toEqual({ has: 'batsheva', last: 'batsheva', opened: true })
  expect((await place()).status).toBe(200)
})

it('opening is the desk’s and the office’s; an attendant, and one who is retired, are refused', async () => {
  const wish = [{ sectionId: 'garden', attendantId: 'esther' }]
  expect((await open(wish, await desk.staff('Attendant'))).status).toBe(403)
  expect((await open(wish, desk.admin)).status).toBe(200)
  const retired = { firstName: 'Malka', lastName: 'Stern', active: false }
  const { id } = (await desk.admin.post('attendants/add', retired)).body.result
  expect((await open([{ sectionId: 'upper', attendantId: id }])).status).toBe(404)
  expect((await open([{ sectionId: 'attic', attendantId: 'chana' }])).status).toBe(404)
  expect(await ofSection('upper')).toMatchObject({ has: 'batsheva', opened: false })
})

it('a section with nobody in it, and nobody to come, is closed at a word', async () => {
  await desk.reception.post('sections/garden/open')
  expect(await closing('garden')).toMatchObject({ inside: [], kept: [], withoutRoom: [] })
  expect((await closing('garden')).ready.length).toBeGreaterThan(5)
  expect((await close('garden')).status).toBe(200)
  expect(await statusesOf('garden')).toEqual(['Available'])
  expect(await ofSection('garden')).toMatchObject({ has: null, opened: false })
  expect((await close('attic')).status).toBe(404)
})

it('whom closing would strand is named first, and who comes meanwhile stops it', async () => {
  await desk.reception.post('sections/upper/open')
  const [inside, kept] = [
    await desk.booked({ hour: '18:30' }),
    await desk.booked({ hour: '21:00' }),
  ]
  await inARoom(desk, inside, { room: 7, status: 'Prep' })
  await desk.reception.post(`reservations/${kept}/preassignroom/?roomId=8`)
  const strands = await closing('upper')
  expect(strands.inside).toMatchObject([{ reservationId: inside, room: '7' }])
  expect(strands.kept).toMatchObject([{ reservationId: kept, room: '8' }])

  const unnamed = await close('upper')
  expect([unnamed.status, unnamed.body.code]).toEqual([409, 'section-strands'])
  expect(unnamed.body.result.inside).toMatchObject([{ reservationId: inside }])
  expect((await close('upper', [inside])).body.code).toBe('section-strands')
  expect(await ofSection('upper')).toMatchObject({ has: 'batsheva' })

  expect((await close('upper', [inside, kept])).status).toBe(200)
  expect(await statusesOf('upper')).toEqual(['Available', 'Occupied'])
  expect((await desk.reception.get(`reservations/${inside}`)).body.room.id).toBe(7)
  expect((await desk.reception.get(`reservations/${kept}`)).body.roomIdPreassign).toBeNull()
})

it('those who come tonight and would find no room that does for them are named too', async () => {
  for (const sectionId of ['garden', 'brook'])
    await desk.reception.post('attendants/tonight', { sectionId, attendantId: null })
  await desk.set('roomsAvailable', '1')
  const comes = await desk.booked({ hour: '21:00', bath: true })
  const { withoutRoom, timesOnSale } = await closing('upper')
  expect(withoutRoom).toMatchObject([{ reservationId: comes }])
  const here = await placesHere()
  expect(here).toContain(0)
  expect(timesOnSale).toBe(here.filter((places) => places > 0).length)
  expect((await close('upper')).body.code).toBe('section-strands')
  expect((await close('upper', [comes])).status).toBe(200)
})

it('so is who waits for one now; who is inside stays there, and takes no room of those who come', async () => {
  await desk.reception.post('attendants/tonight', { sectionId: 'brook', attendantId: null })
  await desk.reception.post('sections/upper/open')
  await desk.clock(at('20:00', tonight))
  // Garden has six rooms with a bath.
  for (const room of [1, 2, 3]) await desk.inRoom(room, 'Prep', { bath: true })
  const waits: string[] = []
  for (let nth = 0; nth < 6; nth++) waits.push(await desk.booked({ bath: true }))
  for (const id of waits)
    await desk.reception.post(`reservations/${id}/status`, { status: 'Waiting' })
  expect((await closing('upper')).withoutRoom).toEqual([])

  const seventh = await desk.booked({ bath: true })
  await desk.reception.post(`reservations/${seventh}/status`, { status: 'Waiting' })
  expect((await closing('upper')).withoutRoom).toHaveLength(1)
})

it('a room that she leaves after its section was closed is no room to be given again', async () => {
  await desk.reception.post('sections/upper/open')
  const inside = await desk.booked({ hour: '18:30' })
  await desk.reception.post('reservations/assignroom', { reservationId: inside, roomId: 7 })
  await close('upper', [inside])
  const out = await desk.reception.post(`reservations/${inside}/status`, { status: 'Waiting' })
  expect(out.status).toBe(200)
  expect((await desk.reception.get('rooms/7')).body.status).toBe('Available')
  // A mis-tap: she is in it again.
  const back = { status: 'Assigned', undo: true }
  expect((await desk.reception.post(`reservations/${inside}/status`, back)).status).toBe(200)
})

it('whom the desk saw there must still be there: of two desks that give a section the second is told', async () => {
  const give = (attendantId: string, was: string | null) =>
    open([{ sectionId: 'upper', attendantId, was }])
  expect((await give('esther', 'batsheva')).status).toBe(200)
  const late = await give('chana', 'batsheva')
  expect([late.status, late.body.code]).toEqual([409, 'section-moved-on'])
  expect(await ofSection('upper')).toMatchObject({ has: 'esther' })
  // Whoever wishes what is so already has it.
  expect((await give('esther', 'batsheva')).status).toBe(200)
  const office = { sectionId: 'upper', attendantId: null, was: 'batsheva' }
  expect((await desk.reception.post('attendants/tonight', office)).body.code).toBe(
    'section-moved-on',
  )
})

it('who had a section that was closed early is proposed for the next night all the same', async () => {
  expect((await close('garden')).status).toBe(200)
  expect(await ofSection('garden')).toMatchObject({ has: null, opened: false })
  await desk.clock(at('18:45', tomorrow))
  expect(await ofSection('garden')).toEqual({ has: null, last: 'chana', opened: false })
})
