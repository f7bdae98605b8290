import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { liveEvents } from '../live/table.ts'
import { locations } from '../locations/table.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import { meanwhile } from '../test/meanwhile.ts'

const ascending = (a: number, b: number) => a - b
let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})
const read = async (path: string, body: object = {}, method: 'POST' | 'DELETE' = 'POST') => {
  const answer = await desk.admin.send(method, path, body)
  const { code, errorMessage: words, errors, result } = answer.body
  return { status: answer.status, code, words, errors, result }
}
const openThere = () => read('settings/locations/alternate/update', { openKinds: ['openWeekdays'] })
const there = async () => {
  await openThere()
  return desk.aVisit({ night: wednesday, alternateLocation: true })
}

describe('a building', () => {
  it('is told with what it offers, and who helps with whether she has a card', async () => {
    const { body } = await desk.admin.get('settings/building')
    expect(body.locations.map(({ id }: { id: string }) => id).toSorted()).toEqual([
      ...['alternate', 'main'],
    ])
    expect(body.rooms).toHaveLength(22)
    const firstOf = ({ id }: { id: string }) =>
      body.rooms.findIndex((room: { sectionId: string }) => room.sectionId === id)
    expect(body.sections.map(firstOf)).toEqual(body.sections.map(firstOf).toSorted(ascending))
    expect(body.attendants[0]).toMatchObject({ firstName: 'Batsheva', hasCard: true })
    expect(JSON.stringify(body)).not.toContain('cardHash')
  })

  it('is changed at once for who looks at it', async () => {
    await desk.db.orm.delete(liveEvents)
    const names = { name: 'By the brook', nameHe: 'ליד הנחל', lat: 40.1 }
    expect(await read('settings/locations/alternate/update', names)).toMatchObject({ status: 200 })
    const { body } = await desk.anyone.get('settings/locations')
    expect(body.find(({ alternate }: { alternate: boolean }) => alternate)).toMatchObject(names)
    const heard = await desk.db.orm.select().from(liveEvents)
    expect(heard.map(({ kind }) => kind)).toContain('resync')
  })

  it('names whom less room or fewer nights would leave out, and keeps them', async () => {
    const visit = await there()
    const path = 'settings/locations/alternate/update'
    const looked = await read(path, { capacity: { roomsAvailable: '0' }, dryRun: true })
    expect(looked.result.reservationsOutside).toMatchObject([
      { reservationId: visit.reservationId, reservationCode: visit.reservationCode },
    ])
    const [before] = await desk.db.orm.select().from(locations).where(eq(locations.alternate, true))
    expect(before?.capacity.roomsAvailable).not.toBe('0')
    const saved = await read(path, { openKinds: ['openFridays'] })
    expect(saved.result).toMatchObject({ openKinds: ['openFridays'] })
    expect(saved.result.reservationsOutside).toHaveLength(1)
    const [kept] = await desk.db.orm
      .select()
      .from(reservations)
      .where(eq(reservations.id, visit.reservationId))
    expect(kept?.status).toBe('Reserved')
    const { body } = await desk.anyone.get(
      'settings/schedule?dt=2026-11-25&dtTo=2026-11-25&alternateLocation=true',
    )
    expect(body).toMatchObject([{ closed: true }])
    await desk.reception.post(`reservations/${visit.reservationId}/status`, { status: 'Canceled' })
  })

  it('is taken out of use once nobody is booked there any more', async () => {
    const visit = await there()
    const path = 'settings/locations/alternate/update'
    const refused = await read(path, { active: false })
    expect(refused).toMatchObject({ status: 409, code: 'building-with-visits' })
    expect(refused.words).toContain(visit.reservationCode)
    await desk.reception.post(`reservations/${visit.reservationId}/status`, { status: 'Canceled' })
    expect(await read(path, { active: false })).toMatchObject({ result: { active: false } })
    expect((await desk.anyone.get('settings/locations?activeonly=true')).body).toHaveLength(1)
    await read(path, { active: true })
  })

  it('stays in use where somebody books there while it is taken out', async () => {
    await openThere()
    await desk.parts.facility.read()
    const booked = Promise.withResolvers<{ reservationId: string }>()
    meanwhile(desk.parts, async () =>
      booked.resolve(await desk.aVisit({ night: wednesday, alternateLocation: true })),
    )
    const path = 'settings/locations/alternate/update'
    expect(await read(path, { active: false })).toMatchObject({ code: 'building-with-visits' })
    const { reservationId } = await booked.promise
    await desk.reception.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
    expect(await read(path, { active: false })).toMatchObject({ status: 200 })
    await read(path, { active: true })
  })

  it('that is the main one follows the settings and stays', async () => {
    for (const body of [{ active: false }, { capacity: {} }, { openKinds: [] }, { lat: 1 }])
      expect(await read('settings/locations/main/update', body)).toMatchObject({
        ...{ status: 409, code: 'main-building' },
      })
    const named = await read('settings/locations/main/update', { nameHe: 'הבית' })
    expect(named.result).toMatchObject({ nameHe: 'הבית' })
  })

  it('bears what the catalogue bears: what is wrong is said at its key', async () => {
    const wrong = { capacity: { roomsAvailable: 'many', parkingAvailable: '3' } }
    expect(await read('settings/locations/alternate/update', wrong)).toMatchObject({
      ...{ status: 400, code: 'invalid-setting' },
      errors: [{ path: 'capacity.roomsAvailable' }],
    })
  })

  it('is made once by a call that is repeated under its key, and told as it was made', async () => {
    const satellite = eq(locations.id, 'alternate')
    await desk.db.orm.update(locations).set({ alternate: false }).where(satellite)
    await desk.put({ lateGraceMinutes: '9' })
    const body = { name: 'Brook Lane', nameHe: '' }
    const key = { 'idempotency-key': 'add-brook-lane' }
    const add = () => desk.admin.post('settings/locations/add', body, key)
    const first = await add()
    expect(first.body.result).toMatchObject(body)
    // As where the process has died before it stored its answer: what was kept with the building is left.
    await desk.db.orm.execute('delete from idempotency_keys where made is null')
    await desk.db.orm.execute('update idempotency_keys set answer = null, status = null')
    const again = await add()
    expect([again.status, again.body]).toEqual([200, first.body])
    const isIt = eq(locations.name, body.name)
    const made = await desk.db.orm.select().from(locations).where(isIt)
    expect(made.map(({ id }) => id)).toEqual([first.body.result.id])
    await desk.db.orm.delete(locations).where(isIt)
    await desk.db.orm.update(locations).set({ alternate: true }).where(satellite)
    await desk.put({ lateGraceMinutes: '8' })
  })

  it('is the second of two at most', async () => {
    const body = { name: 'A third', nameHe: '' }
    expect(await read('settings/locations/add', body)).toMatchObject({ code: 'two-buildings' })
  })
})

it('an attendant with a section tonight hands it over before she retires', async () => {
  const refused = await read('attendants/batsheva/update', { active: false })
  expect(refused).toMatchObject({ status: 409, code: 'attendant-on-duty' })
  expect(refused.words).toContain('Upper hall')
  await read('attendants/tonight', { sectionId: 'upper', attendantId: 'esther' })
  expect(await read('attendants/batsheva/update', { active: false })).toMatchObject({
    result: { active: false },
  })
})

describe('a section', () => {
  it('is added, named and taken away again; its name is on the boards at once', async () => {
    const { result } = await read('sections/add', { name: 'Attic', locationId: 'main' })
    const attic = { name: 'Attic', nameHe: '', locationId: 'main' }
    expect(result).toEqual({ id: expect.any(String), ...attic })
    await desk.db.orm.delete(liveEvents)
    expect((await read('sections/upper/update', { name: 'First floor' })).result).toMatchObject({
      ...{ id: 'upper', name: 'First floor', nameHe: 'האולם העליון' },
    })
    const { body } = await desk.reception.get('rooms/7')
    expect(body.section.name).toBe('First floor')
    const heard = await desk.db.orm.select().from(liveEvents).where(eq(liveEvents.kind, 'room'))
    expect(heard).toHaveLength(9)
    expect((await read(`sections/${result.id}`, {}, 'DELETE')).status).toBe(200)
    expect((await read('sections/add', { name: 'Attic', locationId: 'moon' })).status).toBe(404)
  })

  it('and one who helps have a second name, which goes wherever the first does; what isn’t named stays', async () => {
    const hall = { name: 'Upper hall', nameHe: 'הקומה העליונה' }
    expect((await read('sections/upper/update', hall)).result).toMatchObject(hall)
    const { attendants } = (await desk.admin.get('settings/building')).body
    const helper = attendants.find(({ id }: { id: string }) => id === 'devora')
    expect(helper).toMatchObject({ name: 'Devora Adler', nameHe: 'דבורה אדלר' })
    await read(`attendants/${helper.id}/update`, { nameHe: 'דבי אדלר' })
    await read(`attendants/${helper.id}/update`, { lastName: 'Stern' })
    await read('attendants/tonight', { sectionId: 'upper', attendantId: helper.id })
    const attendant = { id: helper.id, name: 'Devora Stern', nameHe: 'דבי אדלר' }
    const { body: tonight } = await desk.reception.get('attendants/tonight')
    const upper = tonight.find(({ section }: { section: { id: string } }) => section.id === 'upper')
    expect(upper).toMatchObject({ section: hall, attendant })
    expect((await desk.reception.get('rooms/7')).body.section).toMatchObject({ ...hall, attendant })
    const refused = await desk.admin.post(
      `attendants/${helper.id}/update`,
      { active: false },
      { 'accept-language': 'he' },
    )
    expect(refused.body.errorMessage).toContain('הקומה העליונה')
    const added = { firstName: 'Hadassa', lastName: 'Gold', nameHe: 'הדסה גולד' }
    expect((await read('attendants/add', added)).result).toMatchObject(added)
  })

  it('with rooms stays; one that had attendants stays in the books, and stands on no board', async () => {
    expect(await read('sections/brook', {}, 'DELETE')).toMatchObject({ code: 'section-with-rooms' })
    await desk.db.orm.update(rooms).set({ sectionId: 'upper' }).where(eq(rooms.sectionId, 'garden'))
    expect(await read('sections/garden', {}, 'DELETE')).toMatchObject({
      ...{ status: 409, code: 'section-with-history' },
    })
    const { body } = await desk.reception.get('attendants/tonight')
    const named = body.map(({ section }: { section: { id: string } }) => section.id)
    expect(named.toSorted()).toEqual(['brook', 'upper'])
  })
})
