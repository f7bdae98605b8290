import { cubicles } from '../../cubicles/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { reservations } from '../../reservations/table.ts'
import { at, wednesday } from '../a-desk.ts'
import { tuesday } from '../a-facility.ts'
import { get, note, type Scene, type StaffCalls } from './a-scene.ts'

/** What staff do about visits, and their reports. */
export const callsAboutVisits = ({
  desk,
  her,
  aVisit,
  readyRoom,
  ofVisit,
  ofHer,
}: Scene): StaffCalls => ({
  reservation: () => ofVisit('', get),
  findReservationsByUser: () => ({
    ...ofHer('', get),
    path: `reservations/findbyuser?user=${her.userId}`,
  }),
  newReservation: () => ({
    ...ofHer(''),
    path: 'reservations/newreservation?ignoreCutoff=true',
    body: { userId: her.userId, reservationTime: at('18:00'), userNotes: note },
    subject: 'result.reservationId',
  }),
  changeReservationStatus: () => ofVisit('/status', { body: { status: 'Canceled' } }),
  writeReservationNotes: () => ofVisit('/notes', { body: { notes: note, userNotes: note } }),
  writeReservationMerchandise: () =>
    ofVisit('/merchandise', { body: { items: [{ item: 'Slippers', quantity: 1 }] } }),
  assignRoom: async () => {
    await readyRoom(7)
    const reservationId = await desk.booked({ her })
    await desk.clock(at('19:00', '2026-11-24'))
    return {
      by: desk.reception,
      path: 'reservations/assignroom',
      body: { reservationId, roomId: 7 },
      subject: reservationId,
      after: () => desk.clock(tuesday),
    }
  },
  swapRooms: async () => {
    await readyRoom(16)
    await readyRoom(17)
    await desk.inRoom(16)
    const body = { roomA: 16, roomB: 17 }
    return { by: desk.reception, path: 'rooms/swaprooms', body, subject: '16 17' }
  },
  checkIn: async () => {
    const subject = await desk.booked()
    await desk.clock(at('19:00', '2026-11-24'))
    return {
      by: desk.reception,
      path: `reservations/checkin?resId=${subject}`,
      subject,
      after: () => desk.clock(tuesday),
    }
  },
  staffEntry: async () => {
    await desk.put({ roomAdminPasscode: '4711' })
    const by = await desk.staff('Room9')
    return { by, path: 'rooms/9/staffEntry?pinCode=4711', subject: '9' }
  },
  enterSheet: async () => {
    const subject = await aVisit()
    const night = { night: '2026-11-20', startsAt: Date.parse(at('17:30', '2026-11-20')) }
    const changes = { ...night, endsAt: night.startsAt + 1_800_000 }
    await desk.db.orm.update(reservations).set(changes).where(eq(reservations.id, subject))
    const rows = [{ reservationId: subject, became: 'came' }]
    return {
      by: desk.reception,
      path: 'reservations/sheets',
      body: { dt: night.night, rows },
      subject,
    }
  },
  addToSheet: async () => ({
    by: desk.reception,
    path: 'reservations/sheets/add',
    body: { dt: '2026-11-20', userId: (await desk.patron()).userId },
    subject: 'result.reservationId',
  }),
  settleLeftOver: async () => {
    const subject = await aVisit()
    const changes = { night: '2026-11-20', status: 'Arrived' as const }
    await desk.db.orm.update(reservations).set(changes).where(eq(reservations.id, subject))
    const body = { reservationIds: [subject] }
    return { by: desk.reception, path: 'reservations/leftover/settle', body, subject }
  },
  preassignRoom: async () => {
    const call = await ofVisit('/preassignroom/?roomId=8')
    return {
      ...call,
      after: async () => {
        await desk.reception.post(`reservations/${call.subject}/preassignroom/?roomId=0`)
      },
    }
  },
  requestCubicle: async () => {
    await desk.put({ useCubicles: 'true' })
    const subject = await desk.booked()
    await desk.clock(at('19:00', '2026-11-24'))
    await desk.reception.post(`reservations/${subject}/status`, { status: 'Waiting' })
    return {
      by: desk.reception,
      path: `reservations/${subject}/requestcubicle`,
      subject,
      after: async () => {
        await desk.db.orm
          .update(cubicles)
          .set({ status: 'Available', reservationId: null })
          .where(eq(cubicles.reservationId, subject))
        await desk.clock(tuesday)
      },
    }
  },
  listAdmin: () => ({
    by: desk.admin,
    ...get,
    path: `reservations/listadmin?dt=${wednesday}`,
    subject: null,
  }),
  listReport: () => ({
    by: desk.admin,
    ...get,
    path: `reservations/ListReport?dt=${wednesday}`,
    subject: null,
  }),
  morningReport: () => ({
    by: desk.admin,
    ...get,
    path: `reservations/MorningReport?dt=${wednesday}`,
    subject: null,
  }),
  membershipReport: () => ({
    by: desk.admin,
    ...get,
    path: 'users/membershipreport?expireFrom=2026-01-01',
    subject: null,
  }),
})
