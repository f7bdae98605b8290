import { eq } from '../../db/drizzle/queries.ts'
import { locations } from '../../locations/table.ts'
import { limits } from '../../request/table.ts'
import { rooms } from '../../rooms/table.ts'
import { at } from '../a-desk.ts'
import { tuesday } from '../a-facility.ts'
import { atTheGate } from '../at-the-gate.ts'
import { hers, note, type Scene, type StaffCalls } from './a-scene.ts'

/** What staff do about the house: sections, rooms, cubicles, doors, buildings. */
export const callsAboutHouse = ({ desk, her, next }: Scene): StaffCalls => ({
  openSection: () => ({ by: desk.reception, path: 'sections/brook/open', subject: 'brook' }),
  openSections: () => ({
    by: desk.reception,
    path: 'sections/open',
    body: { sections: [{ sectionId: 'brook', attendantId: 'esther' }] },
    subject: 'brook',
  }),
  closeSection: () => ({ by: desk.reception, path: 'sections/brook/close', subject: 'brook' }),
  releaseLock: async () => {
    const windowStart = Math.floor(desk.parts.realNow() / 300_000) * 300_000
    const full = {
      bucket: 'passcode-room/8',
      count: 5,
      windowStart,
      expiresAt: windowStart + 300_000,
    }
    await desk.db.orm.insert(limits).values(full)
    const { body } = await desk.reception.get('locks')
    return { by: desk.reception, path: `locks/${body[0].id}/release`, subject: 'passcode' }
  },
  changeRoomStatus: async () => {
    await desk.db.orm.update(rooms).set({ status: 'Available' }).where(eq(rooms.id, 8))
    return {
      by: desk.reception,
      path: 'rooms/8/status',
      body: { status: 'Ready' },
      subject: '8',
    }
  },
  setAttendantTonight: () => ({
    by: desk.reception,
    path: 'attendants/tonight',
    body: { sectionId: 'upper', attendantId: 'esther' },
    subject: 'upper',
  }),
  changeCubicleStatus: () => ({
    by: desk.reception,
    path: 'settings/cubicles/1/status',
    body: { status: 'Offline' },
    subject: '1',
  }),
  setLights: () => ({
    by: desk.reception,
    path: 'rooms/8/setlights',
    body: { onOff: true },
    subject: '8',
  }),
  callRoom: () => ({
    by: desk.reception,
    path: 'rooms/8/callroom',
    body: { fromExtension: '101' },
    subject: '8',
  }),
  unlockRoom: () => ({ by: desk.reception, path: 'hartmann/unlockroom?roomid=8', subject: '8' }),
  unlockCubicle: () => ({ by: desk.reception, path: 'settings/cubicles/2/unlock', subject: '2' }),
  openGarageDoor: async () => {
    const { reservationId: subject, balance: amt } = await desk.aVisit({ her, parking: true })
    await desk.reception.post('payments/makepayment', {
      reservationId: subject,
      method: 'Cash',
      amt,
    })
    await desk.clock(at('20:00', '2026-11-24'))
    const { body } = await desk.anyone.get('settings/locations')
    return {
      by: her,
      path: `reservations/${subject}/opengaragedoor`,
      body: { lat: body[0].lat, lng: body[0].long },
      subject,
      after: () => desk.clock(tuesday),
    }
  },
  openGarageGate: async () => {
    const by = await atTheGate(desk)
    return { by, path: 'settings/OpenGarageGate', body: {}, subject: 'gate' }
  },
  testHardware: () => ({
    ...{ by: desk.admin, path: 'hardware/dryDoor.8/test', body: { opens: true } },
    subject: 'dryDoor.8',
  }),
  addAttendant: () => ({
    by: desk.admin,
    path: 'attendants/add',
    body: { firstName: 'Hadassa', lastName: 'Gold', cardCode: `${note} ${next()}` },
    subject: 'result.id',
  }),
  changeAttendant: () => ({
    by: desk.admin,
    path: 'attendants/esther/update',
    body: { lastName: `${hers.lastName} ${next()}` },
    subject: 'esther',
  }),
  addRoom: () => ({
    by: desk.admin,
    path: 'rooms/add',
    body: { number: String(100 + next()), sectionId: 'upper' },
    subject: 'result.id',
  }),
  editRoom: () => ({
    by: desk.admin,
    path: 'rooms/7/update',
    body: { extension: String(300 + next()) },
    subject: '7',
  }),
  removeRoom: async () => {
    const body = { number: '32', sectionId: 'upper' }
    const { id } = (await desk.admin.post('rooms/add', body)).body.result
    return { by: desk.admin, method: 'DELETE', path: `rooms/${id}`, subject: String(id) }
  },
  addSection: () => ({
    by: desk.admin,
    path: 'sections/add',
    body: { name: `Attic ${next()}`, locationId: 'main' },
    subject: 'result.id',
  }),
  editSection: () => ({
    by: desk.admin,
    path: 'sections/upper/update',
    body: { name: `Upper floor ${next()}` },
    subject: 'upper',
  }),
  removeSection: async () => {
    const body = { name: 'Cellar', locationId: 'main' }
    const subject = (await desk.admin.post('sections/add', body)).body.result.id
    return { by: desk.admin, method: 'DELETE', path: `sections/${subject}`, subject }
  },
  addLocation: async () => {
    const satellite = eq(locations.id, 'alternate')
    await desk.db.orm.update(locations).set({ alternate: false }).where(satellite)
    await desk.put({ lateGraceMinutes: '9' })
    return {
      by: desk.admin,
      path: 'settings/locations/add',
      body: { name: 'Brook Lane', nameHe: '' },
      subject: 'result.id',
      after: async () => {
        await desk.db.orm
          .update(locations)
          .set({ alternate: false, active: false })
          .where(eq(locations.alternate, true))
        await desk.db.orm.update(locations).set({ alternate: true }).where(satellite)
        await desk.put({ lateGraceMinutes: '8' })
      },
    }
  },
  editLocation: () => ({
    by: desk.admin,
    path: 'settings/locations/alternate/update',
    body: { address: `${next()} Brook Lane` },
    subject: 'alternate',
  }),
  addCubicle: () => ({
    by: desk.admin,
    path: 'settings/cubicles/add',
    body: { name: `Y${next()}`, locationId: 'main' },
    subject: 'result.id',
  }),
  editCubicle: () => ({
    by: desk.admin,
    path: 'settings/cubicles/1/update',
    body: { lock: 'lock-1' },
    subject: '1',
  }),
  removeCubicle: async () => {
    const body = { name: 'Z', locationId: 'main' }
    const { id } = (await desk.admin.post('settings/cubicles/add', body)).body.result
    const subject = String(id)
    return { by: desk.admin, method: 'DELETE', path: `settings/cubicles/${id}`, subject }
  },
})
