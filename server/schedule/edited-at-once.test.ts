import { beforeEach, describe, expect, it } from 'vitest'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk, wednesday } from '../test/a-desk.ts'
import { meanwhile } from '../test/meanwhile.ts'

let desk: Desk
beforeEach(async () => {
  desk = await aDesk()
  // The settings are read, so that the next transaction is the one that saves.
  await desk.parts.facility.read()
})

const edit = async (body: object) =>
  (await desk.admin.post('settings/editschedule', { date: wednesday, ...body })).body
const night = async () =>
  (await desk.anyone.get(`settings/schedule?dt=${wednesday}&dtTo=${wednesday}`)).body[0]

describe('a night that two administrators edit at once', () => {
  it('keeps what each of them has changed', async () => {
    meanwhile(desk.parts, () => edit({ closed: true }))
    expect(await edit({ hebrewNote: 'A note' })).toMatchObject({ success: true })
    expect(await night()).toMatchObject({ closed: true, hebrewNote: 'A note' })
  })

  it('is judged by the settings that stand when it is saved', async () => {
    const zmanTevillah = (await night()).zmanTevillah
    meanwhile(desk.parts, () => desk.put({ zmanMinutes: '60' }))
    expect(await edit({ zmanTevillah })).toMatchObject({ code: 'zman-earlier' })
    expect(await night()).toMatchObject({ overridden: [] })
  })
})

it('an edit names whom it leaves without a place within the hours too, and keeps them', async () => {
  await desk.put({ roomsAvailableFriday: '1', parkingAvailable: '5' })
  const parks = await desk.aVisit({ hour: '19:00', night: wednesday, parking: true })
  await desk.aVisit({ night: wednesday })
  const second = await desk.aVisit({ hour: '20:15', night: wednesday })
  const visits = () => desk.db.orm.select().from(reservations).orderBy(reservations.id)
  const before = await visits()
  const left = [parks, second].map(({ reservationId }) => ({ reservationId }))
  const looked = await edit({ shabbosMode: true, dryRun: true })
  expect(looked.result.reservationsOutside).toMatchObject(left)
  const saved = await edit({ shabbosMode: true })
  expect(saved.result.reservationsOutside).toMatchObject(left)
  expect(await visits()).toEqual(before)
})
