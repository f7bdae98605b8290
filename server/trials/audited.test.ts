import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses, type CallName } from '@mikvah/contract/addresses.ts'
import { auditActs } from '@mikvah/contract/audited.ts'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, isNull } from '../db/drizzle/queries.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'
import { idempotencyKeys, limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { type Person, tuesday } from '../test/a-facility.ts'
import { aPhone } from '../test/a-phone.ts'
import { aPdf, aPicture, type Part, papers, upload } from '../test/an-upload.ts'
import { atTheGate } from '../test/at-the-gate.ts'
import { callsOf, pathWith } from '../test/calls.ts'
import { card } from '../test/paying.ts'

const hers = {
  firstName: 'Tzipporah',
  lastName: 'Wolfensohn',
  email: 'tzipporah.w@example.org',
  address: '77 Sycamore Terrace',
  notes: 'Sensitive to lavender',
}
const note = 'Please leave the light on'

/** One call made by staff about her: whom or what its row in the log is to name. */
type Step = {
  by: Person
  method?: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Files, where the call is sent as a form. */
  files?: Part[]
  subject: string | null
  after?: () => Promise<void>
}

let desk: Desk
let her: Person
let phone: string
let attendant: string

beforeAll(async () => {
  desk = await aDesk()
  her = await desk.patron()
  await desk.admin.post('settings/membershiplevels', { level: 'Gold', price: 180 })
  attendant = (await desk.staff('Attendant')).userId
  const [row] = await desk.db.orm
    .update(users)
    .set(hers)
    .where(eq(users.id, her.userId))
    .returning({ phone: users.phone })
  phone = row?.phone ?? ''
})

const log = () => desk.db.orm.select().from(auditLog)

const aVisit = () => desk.booked({ her, hour: '18:00', night: wednesday })
async function aCard(): Promise<string> {
  const path = `users/${her.userId}/savedcards`
  const { body } = await her.send('PUT', path, { sourceToken: 'practice_ok' })
  return body.result.id
}
async function aPayment(reservationId: string): Promise<string> {
  const { body } = await her.post('payments/makepayment', {
    amt: 10,
    reservationId,
    ...card('practice_ok'),
  })
  return body.result[0].paymentId
}
const ofVisit = async (rest: string, more: Partial<Step> = {}): Promise<Step> => {
  const subject = await aVisit()
  return { by: desk.reception, path: `reservations/${subject}${rest}`, subject, ...more }
}
const ofHer = (rest: string, more: Partial<Step> = {}): Step => ({
  by: desk.reception,
  path: `users/${her.userId}${rest}`,
  subject: her.userId,
  ...more,
})
/** Gives or takes the gate of a patron whose tokens may end by that. */
const ofGate = async (method: 'PUT' | 'DELETE'): Promise<Step> => {
  const { userId: subject } = await desk.patron()
  return { by: desk.admin, method, path: `users/${subject}/roles/OpenGarageGate`, subject }
}
const aDevice = async (): Promise<string> =>
  (await desk.reception.post('devices', { name: 'Hall', kind: 'Waiting' })).body.result.id
const get = { method: 'GET' } as const
const papersPath = () => `users/${her.userId}/LicenseAndRegistration`
const ofPapers = async (rest: string, more: Partial<Step>): Promise<Step> => {
  const sent = await upload(desk.app, her, { path: papersPath(), parts: await papers() })
  const path = `users/licenserequests/${sent.body.result.id}${rest}`
  return { ...ofHer(''), path, ...more }
}
const opening = (rest: string, body: object = {}): Step => ({
  ...{ by: desk.admin, path: `settings/opening/${rest}`, body, subject: 'opening' },
})

/** Every call that is audited, as the desk or an administrator makes it. */
const walks: Partial<Record<CallName, () => Step | Promise<Step>>> = {
  user: () => ofHer('', get),
  changeUser: () => ofHer('', { method: 'PATCH', body: { address: '9 Linden Court' } }),
  excludeAttendant: () => ofHer('/excludedattendants/chana', { method: 'PUT' }),
  includeAttendant: () => ofHer('/excludedattendants/chana', { method: 'DELETE' }),
  newUserInfo: () =>
    ofHer('/newuserinfo', {
      body: { ...hers, notes: undefined, zipcode: '08701', city: 'Howell', state: 'NJ' },
    }),
  exportUser: () => ofHer('/export', get),
  eraseUser: async () => {
    const { userId } = await desk.patron()
    const body = { confirm: true }
    return { by: desk.admin, path: `users/${userId}/erase`, body, subject: userId }
  },
  confirmNumber: async () => {
    const { userId } = await aPhone(desk, '2015550499')
    const known = { lastName: hers.lastName, zipcode: '08701' }
    await desk.db.orm
      .update(users)
      .set({ ...known, lastSignIn: 0 })
      .where(eq(users.id, userId))
    const by = await aPhone(desk, '2015550499')
    return { by, path: 'account/confirmnumber', body: known, subject: userId }
  },
  confirmNumberAtDesk: async () => {
    const doubted = {
      id: 'in doubt',
      userId: her.userId,
      secretHash: 'in doubt',
      unconfirmed: true,
    }
    await desk.db.orm.insert(deviceCredentials).values({ ...doubted, createdAt: 0, lastUsedAt: 0 })
    return ofHer('/confirmnumber')
  },
  membership: () => ofHer('/membership', get),
  changeMembership: () =>
    ofHer('/membership', { by: desk.admin, body: { membershipExpiration: '2027-01-01' } }),
  buyMembership: () =>
    ofHer('/buymembership', {
      body: {
        membershipLevel: 'Gold',
        installments: 1,
        email: hers.email,
        ...card('practice_ok'),
      },
    }),
  savedCards: () => ofHer('/savedcards', get),
  addSavedCard: () => ofHer('/savedcards', { method: 'PUT', body: { sourceToken: 'practice_ok' } }),
  deleteSavedCard: async () => ofHer(`/savedcards/${await aCard()}`, { method: 'DELETE' }),

  plates: () => ofHer('/LicenseAndRegistration', get),
  sendPapers: async () => ofHer('/LicenseAndRegistration', { files: await papers() }),
  licenseImage: () => ofPapers('/image/0', get),
  decideLicenseRequest: () => ofPapers('', { body: { approve: true, plateNumber: 'TZW 1234' } }),

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

  makePayment: async () => {
    const reservationId = await aVisit()
    const paymentInfo = { sourceCard: await aCard() }
    const body = { amt: 10, reservationId, paymentInfo, note, email: hers.email }
    return { by: desk.reception, path: 'payments/makepayment', body, subject: reservationId }
  },
  collectPayment: async () => {
    const reservationId = await aVisit()
    const body = { reservationId, reader: 'reception-cardReader' }
    return { ...ofHer(''), path: 'payments/collect', body, subject: reservationId }
  },
  createPaymentIntent: async () => {
    const reservationId = await aVisit()
    const body = { amt: 10, reservationId, method: 'Terminal' }
    return {
      by: desk.reception,
      path: 'payments/createpaymentintent',
      body,
      subject: reservationId,
    }
  },
  refundPayment: async () => {
    const paymentId = await aPayment(await aVisit())
    const body = { paymentId, amt: 5, note }
    return { by: desk.reception, path: 'payments/refund', body, subject: paymentId }
  },
  paymentsByUser: () => ({ ...ofHer('', get), path: `payments/byuser?user=${her.userId}` }),
  paymentsList: () => ({
    by: desk.admin,
    ...get,
    path: `payments/list?dt=${wednesday}`,
    subject: null,
  }),
  sendSms: () => ({
    by: desk.reception,
    path: 'reservations/sendsms',
    body: { msg: note, users: [her.userId] },
    subject: null,
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
  unlockRoom: () => ({ by: desk.reception, path: 'hartmann/unlockroom?roomid=8', subject: '8' }),
  testHardware: () => ({
    ...{ by: desk.admin, path: 'hardware/dryDoor.8/test', body: { opens: true } },
    subject: 'dryDoor.8',
  }),
  printReceipt: async () => {
    const subject = await aVisit()
    const path = `reservations/printreceipt?resId=${subject}&printer=reception-printer`
    return { by: desk.reception, path, subject }
  },
  findUserByPhone: () => ({ ...ofHer('', get), path: `users/findbyphone?phone=${phone}` }),
  findUserByName: () => ({
    ...ofHer('', get),
    by: desk.admin,
    path: `users/findbyusername?username=${phone}`,
  }),
  search: () => ({ ...ofHer('', get), path: 'users/search?q=Wolfensohn', subject: null }),
  makeUser: () => ({ ...ofHer(''), path: 'users', body: { phone } }),
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

  addAttendant: () => ({
    by: desk.admin,
    path: 'attendants/add',
    body: { firstName: 'Hadassa', lastName: 'Gold', cardCode: note },
    subject: 'result.id',
  }),
  changeAttendant: () => ({
    by: desk.admin,
    path: 'attendants/esther/update',
    body: { lastName: hers.lastName },
    subject: 'esther',
  }),
  addRoom: () => ({
    by: desk.admin,
    path: 'rooms/add',
    body: { number: '31', sectionId: 'upper' },
    subject: 'result.id',
  }),
  editRoom: () => ({
    by: desk.admin,
    path: 'rooms/7/update',
    body: { extension: '307' },
    subject: '7',
  }),
  removeRoom: async () => {
    const body = { number: '32', sectionId: 'upper' }
    const { id } = (await desk.admin.post('rooms/add', body)).body.result
    return { by: desk.admin, method: 'DELETE', path: `rooms/${id}`, subject: String(id) }
  },
  addCubicle: () => ({
    by: desk.admin,
    path: 'settings/cubicles/add',
    body: { name: 'Y', locationId: 'main' },
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
  addPeripheral: () => ({
    by: desk.admin,
    path: 'hardware/add',
    body: {
      ...{ kind: 'printer', name: 'Office', usedAt: 'reception', locationId: 'main' },
      point: '10.0.0.9',
    },
    subject: 'result.id',
  }),
  editPeripheral: () => ({
    by: desk.admin,
    path: 'hardware/reception-printer/update',
    body: { name: 'Front desk' },
    subject: 'reception-printer',
  }),
  addDeviceKey: () => ({
    by: desk.admin,
    path: 'hardware/keys',
    body: { name: 'Upstairs', rooms: [7, 8] },
    subject: 'result.id',
  }),
  endDeviceKey: async () => {
    const subject = (await desk.admin.post('hardware/keys', { name: 'Attic' })).body.result.id
    return { by: desk.admin, method: 'DELETE', path: `hardware/keys/${subject}`, subject }
  },
  addSection: () => ({
    by: desk.admin,
    path: 'sections/add',
    body: { name: 'Attic', locationId: 'main' },
    subject: 'result.id',
  }),
  editSection: () => ({
    by: desk.admin,
    path: 'sections/upper/update',
    body: { name: 'Upper floor' },
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
    body: { address: '2 Brook Lane' },
    subject: 'alternate',
  }),
  assignRoom: async () => {
    await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 7))
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
    await desk.inRoom(16)
    await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, 17))
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
  preassignRoom: () => ofVisit('/preassignroom/?roomId=8'),
  changeRoomStatus: () => ({
    by: desk.reception,
    path: 'rooms/8/status',
    body: { status: 'Ready' },
    subject: '8',
  }),
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
  requestCubicle: async () => {
    await desk.put({ useCubicles: 'true' })
    const subject = await desk.booked()
    await desk.clock(at('19:00', '2026-11-24'))
    await desk.reception.post(`reservations/${subject}/status`, { status: 'Waiting' })
    return {
      by: desk.reception,
      path: `reservations/${subject}/requestcubicle`,
      subject,
      after: () => desk.clock(tuesday),
    }
  },
  addDevice: () => ({
    by: desk.reception,
    path: 'devices',
    body: { name: note, kind: 'Kiosk' },
    subject: 'result.id',
  }),
  pairDevice: async () => {
    const subject = await aDevice()
    const { code } = (await desk.anyone.post('devices/pairing')).body.result
    return { by: desk.reception, path: `devices/${subject}/pair`, body: { code }, subject }
  },
  endDevice: async () => {
    const subject = await aDevice()
    return { by: desk.reception, path: `devices/${subject}/end`, subject }
  },
  removeDevice: async () => {
    const subject = await aDevice()
    return { by: desk.reception, path: `devices/${subject}`, method: 'DELETE', subject }
  },
  unlockCubicle: () => ({ by: desk.reception, path: 'settings/cubicles/2/unlock', subject: '2' }),

  setPassword: () => {
    const body = {
      userId: attendant,
      NewPassword: 'practice-attendant',
      ConfirmPassword: 'practice-attendant',
    }
    return { by: desk.admin, path: 'account/setpassword', body, subject: attendant }
  },
  addStaff: () => ({
    by: desk.admin,
    path: 'users/staff',
    body: { userName: 'r.stern', password: 'deep still water', roles: ['Reception'] },
    subject: 'result.id',
  }),
  addRole: () => ofGate('PUT'),
  removeRole: () => ofGate('DELETE'),
  setDisabled: () => ({
    by: desk.admin,
    path: `users/${attendant}/disabled`,
    body: { disabled: false },
    subject: attendant,
  }),
  writeSetting: () => ({
    by: desk.admin,
    path: 'settings',
    body: { key: 'lateGraceMinutes', value: '7' },
    subject: 'lateGraceMinutes',
  }),
  sendTrialText: () => opening('text', { phone: '2015550188' }),
  readTrialText: async () => {
    const phone = '2015550189'
    const sent = await desk.admin.post('settings/opening/text', { phone })
    await desk.runDue()
    const { body } = await desk.anyone.get(`/api/practice/outbox?to=1${phone}`)
    const code = /\d{6}/.exec(body[0]?.text ?? '')?.[0] ?? ''
    return opening('text/read', { phone, code, requestId: sent.body.result.requestId })
  },
  importPatrons: () => ({
    by: desk.admin,
    path: 'settings/import/patrons',
    body: { text: 'phone\n2015550190\n', dryRun: false },
    subject: 'patrons',
  }),
  importVisits: async () => {
    const text = `phone,date,time\n${phone},2026-12-09,20:00\n`
    return {
      ...{ by: desk.admin, path: 'settings/import/visits', subject: 'visits' },
      body: { text, dryRun: false },
    }
  },
  exportFacility: () => ({ by: desk.admin, ...get, path: 'settings/export', subject: null }),
  openForBooking: async () => {
    const gift = { method: 'Donation', amt: 1, ...card('practice_ok') }
    await desk.admin.post('payments/makepayment', gift)
    return opening('open')
  },
  setLanguageText: () => ({
    by: desk.admin,
    path: 'settings/setLanguageText?language=en&key=noticeLoginCode&value=%7B%7Bcode%7D%7D',
    subject: 'en:noticeLoginCode',
  }),
  setLanguageDescription: () => ({
    by: desk.admin,
    path: 'settings/setLanguagedescription?key=noticeLoginCode&description=Sent',
    subject: 'noticeLoginCode',
  }),
  addNewsletter: () => ({
    by: desk.admin,
    path: 'settings/newsletter',
    files: [{ name: 'kislev.pdf', bytes: aPdf() }],
    subject: 'kislev.pdf',
  }),
  deleteNewsletter: async () => {
    const path = 'settings/newsletter'
    await upload(desk.app, desk.admin, { path, parts: [{ name: 'old.pdf', bytes: aPdf() }] })
    return { by: desk.admin, method: 'DELETE', path: `${path}?name=old.pdf`, subject: 'old.pdf' }
  },
  putBanner: async () => ({
    by: desk.admin,
    path: 'settings/bannerimage',
    files: [{ name: 'banner.png', bytes: await aPicture() }],
    subject: 'result.websiteBannerImage',
  }),
  editSchedule: () => ({
    by: desk.admin,
    path: 'settings/editschedule',
    body: { date: '2026-12-02', hebrewNote: note },
    subject: 'main 2026-12-02',
  }),
  writeMerchandise: () => ({
    by: desk.admin,
    path: 'settings/merchandise',
    body: { item: 'Comb', price: 4 },
    subject: null,
  }),
  writeMembershipLevels: () => ({
    by: desk.admin,
    path: 'settings/membershiplevels',
    body: { level: 'Pearl', price: 90 },
    subject: null,
  }),
}

/**
 * Calls that set, remove or send one named thing: repeated by a process that doesn’t know of the first time, they
 * change nothing more. A call that makes something may not be here; it stores its key together with what it made.
 */
const setAgain: readonly CallName[] = [
  ...(['confirmNumberAtDesk', 'setPassword', 'setLights', 'endDevice', 'removeDevice'] as const),
  ...([
    'endDeviceKey',
    'editPeripheral',
    'releaseLock',
    'changeAttendant',
    'setAttendantTonight',
  ] as const),
  ...(['editRoom', 'removeRoom', 'editSection', 'removeSection', 'editLocation'] as const),
  ...(['changeCubicleStatus', 'editCubicle', 'removeCubicle', 'sendTrialText'] as const),
  ...(['readTrialText', 'openForBooking', 'editSchedule', 'setLanguageText'] as const),
  ...(['setLanguageDescription', 'writeMerchandise', 'writeMembershipLevels'] as const),
  ...(['addNewsletter', 'deleteNewsletter', 'putBanner', 'addRole', 'removeRole'] as const),
  ...(['setDisabled', 'excludeAttendant', 'includeAttendant', 'changeUser'] as const),
  // The processor knows a card that it keeps already; killed-anywhere.test.ts kills it at each statement.
  ...(['newUserInfo', 'addSavedCard', 'eraseUser'] as const),
]

/** Calls that write no row into the log: the file that tries them, and why a repeat of one does no harm. */
const repeatedElsewhere: Partial<Record<CallName, readonly [file: string, why: string]>> = {
  contactForm: ['trials/killed-anywhere.test.ts', 'One letter is written.'],
  askSupplies: ['supplies/supplies.test.ts', 'One request is written.'],
  register: ['sign-in/codes.test.ts', 'It sends a code, of which the last one holds.'],
  registrationVerify: ['sign-in/codes.test.ts', 'A code signs in once.'],
  logout: ['sign-in/tokens.test.ts', 'She is out.'],
  setRoomLanguage: ['rooms/placing/swap-rooms.test.ts', 'It sets.'],
  reloadRoom: ['devices/devices.test.ts', 'Its screen loads itself anew once more.'],
  pageReload: ['live/renewed.test.ts', 'Every screen loads itself anew once more.'],
  stopCollecting: ['test/at-a-reader.ts', 'It has stopped.'],
  paymentWebhook: [
    'payments/charging/collect-stripe.test.ts',
    'What it tells is asked of the processor anew.',
  ],
  practiceClock: ['practice/wrong-pairings.test.ts', 'It sets.'],
  practiceReset: ['practice/reset.test.ts', 'It lays the evening anew.'],
  practiceConfirm: ['payments/charging/wallet.test.ts', 'It sets.'],
}

/** Whether a file of the server has a call by its name or by its address. */
function names(file: string, name: CallName): boolean {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const [, address] = addresses[name]
  const asSent = new RegExp(`${address.replace(/:\w+/g, '[^/\\s]+')}\\b`, 'i')
  return text.includes(`'${name}'`) || asSent.test(text)
}

/** Makes one call and gives its answer with the rows it left in the log. */
async function taken({ by, method, path, body, files }: Step, key?: string) {
  const known = new Set((await log()).map(({ id }) => id))
  const answer = files
    ? await upload(desk.app, by, { path, parts: files, ...(key ? { key } : {}) })
    : await by.send(method ?? 'POST', path, body, key ? { 'Idempotency-Key': key } : {})
  return { answer, rows: (await log()).filter(({ id }) => !known.has(id)) }
}

/** The process dies after the commit and before it answers, so that what is stored only with the answer is lost. */
async function dieBeforeAnswer(): Promise<void> {
  const { made } = idempotencyKeys
  await desk.db.orm.delete(idempotencyKeys).where(isNull(made))
  await desk.db.orm.update(idempotencyKeys).set({ status: null, answer: null })
}

const declares = ({ audited }: Endpoint) =>
  'nothing' in audited ? null : 'look' in audited ? audited.look : audited.act

describe('the audit log', () => {
  it('is declared for every call, and walked here for every call that leaves a row', () => {
    const audited = callsOf(desk.app).filter(declares)
    expect(Object.keys(walks).toSorted()).toEqual(audited.map(({ name }) => name).toSorted())
    expect(new Set(audited.map(declares))).toEqual(new Set(auditActs))
    for (const { audited } of callsOf(desk.app)) {
      if ('nothing' in audited) expect(audited.nothing).toMatch(/^[A-Z].{8,}\.$/)
    }
  })

  it('walks every write that heeds a key, or says where its repeat is tried', () => {
    const keyed = Object.values<Endpoint>(contract).filter(
      ({ method, keyed, stream }) => method !== 'GET' && keyed !== 'never' && !stream,
    )
    const walked = [...Object.keys(walks), ...Object.keys(repeatedElsewhere)]
    expect(keyed.map(({ name }) => name).filter((name) => !walked.includes(name))).toEqual([])
  })

  it('leads to files that have the calls whose repeat is tried elsewhere', () => {
    const elsewhere = Object.entries(repeatedElsewhere) as [CallName, readonly [string, string]][]
    const led = elsewhere.filter(([name, [file]]) => names(file, name))
    expect(led.map(([name]) => name)).toEqual(elsewhere.map(([name]) => name))
  })

  it('has one row of each thing staff look at or do, by whom and about what, though it be repeated', async () => {
    const wrong: unknown[] = []
    const again: CallName[] = []
    for (const call of callsOf(desk.app)) {
      const walk = walks[call.name]
      if (!walk) continue
      const step = await walk()
      const key = `walked-${call.name}`
      const { answer, rows } = await taken(step, key)
      if (call.method !== 'GET' && call.keyed !== 'never') {
        await dieBeforeAnswer()
        const repeat = await taken(step, key)
        if (repeat.answer.status !== 200 || repeat.rows.length > 0) again.push(call.name)
      }
      await step.after?.()
      const [, made] = /^result\.(\w+)$/.exec(step.subject ?? '') ?? []
      const of = made ? answer.body.result?.[made] : step.subject
      const subject = typeof of === 'number' ? String(of) : of
      const found = rows.map(({ act, actor, subject }) => ({ act, actor, subject }))
      const expected = [{ act: declares(call), actor: step.by.userId, subject }]
      if (answer.status !== 200 || JSON.stringify(found) !== JSON.stringify(expected))
        wrong.push({ call: call.name, status: answer.status, body: answer.body, found, expected })
    }
    expect(wrong).toEqual([])
    expect(again.toSorted()).toEqual(setAgain.toSorted())
  })

  it('has no row of what tells of nobody, nor of what she does with her own', async () => {
    for (const call of callsOf(desk.app)) {
      if (call.method !== 'GET' || declares(call)) continue
      const { rows } = await taken({
        by: desk.admin,
        ...get,
        path: pathWith(call, 'x'),
        subject: null,
      })
      expect([call.name, rows]).toEqual([call.name, []])
    }
    const own = [
      `users/${her.userId}`,
      `users/${her.userId}/membership`,
      `users/${her.userId}/export`,
      `users/${her.userId}/savedcards`,
      `reservations/findbyuser?user=${her.userId}`,
      `payments/byuser?user=${her.userId}`,
      `reservations/${await aVisit()}`,
    ]
    for (const path of own) {
      const { answer, rows } = await taken({ by: her, ...get, path, subject: null })
      expect([path, answer.status, rows]).toEqual([path, 200, []])
    }
  })

  it('has no row of a look that was refused', async () => {
    const path = `users/${desk.admin.userId}`
    const { answer, rows } = await taken({ by: desk.reception, ...get, path, subject: null })
    expect([answer.status, rows]).toEqual([404, []])
  })

  it('holds ids, names of fields and amounts, and nothing personal', async () => {
    const rows = await log()
    expect(rows.length).toBeGreaterThan(20)
    const text = JSON.stringify(rows)
    expect(phone).toMatch(/^\d{11}$/)
    for (const personal of [
      ...Object.values(hers),
      phone,
      note,
      '9 Linden Court',
      '08701',
      'TZW 1234',
    ]) {
      expect(text).not.toContain(personal)
    }
  })
})
