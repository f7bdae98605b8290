import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { aHeldVisit, card, charged, theVisit } from '../test/paying.ts'

/**
 * What the specification's records say, read from real answers: a field that is renamed or left unfilled shows here.
 */
const wednesday = '2026-11-25'
const email = 'leah@example.com'
const her = {
  firstName: 'Leah',
  lastName: 'Stern',
  email,
  address: '1 Elm Court',
  city: 'Lakewood',
  state: 'NJ',
  zipcode: '08701',
}

let facility: TestFacility
let leah: Person
let reception: Person
let admin: Person
beforeAll(async () => {
  facility = await aFacility()
  reception = await facility.staff('Reception')
  admin = await facility.staff('Admin')
  leah = await facility.patron('2015550977')
  await leah.post(`users/${leah.userId}/newuserinfo`, her)
})

const read = async (person: Person, path: string) => (await person.get(path)).body

describe('a reservation', () => {
  let id: string
  beforeAll(async () => {
    const held = await aHeldVisit(leah, wednesday, {
      bath: true,
      parking: true,
      salonManicure: true,
      userNotes: 'A quiet room, please',
      reservationNotes: 'Comes by taxi',
      donationAmount: 18,
      tipAmount: 5,
    })
    id = held.reservationId
    await leah.post(`reservations/${id}/merchandise`, {
      items: [{ item: 'Soft comb', quantity: 2 }],
    })
  })

  it('tells when it is, what it is and what it costs', async () => {
    expect(await theVisit(leah, id)).toMatchObject({
      reservationId: id,
      userId: leah.userId,
      reservationCode: expect.stringMatching(/^\d{4}$/),
      reservationStatus: 'Pending',
      reservationDate: wednesday,
      scheduleDate: wednesday,
      reservationTime: `${wednesday}T18:00:00-05:00`,
      expectedEndTime: `${wednesday}T19:00:00-05:00`,
      reservationCreated: expect.stringMatching(/^2026-11-24T14:0\d:\d\d-05:00$/),
      advanceReservation: true,
      roomType: 'bath',
      userNotes: 'A quiet room, please',
      reservationNotes: 'Comes by taxi',
      replacingReservationId: null,
      user: { id: leah.userId, userName: '12015550977', firstName: 'Leah', lastName: 'Stern' },
      userMembership: { activeMember: false, membership: null },
      paid: false,
      balance: 101,
      amountPaid: 0,
      payments: [],
      donationAmount: 18,
      donationTotal: 18,
      tipAmount: 5,
      tipTotal: 5,
      merchTotal: 8,
      discountAmount: 0,
      discountTotal: 0,
    })
  })

  it('tells each line of merchandise', async () => {
    const { merchandise } = await theVisit(leah, id)
    expect(merchandise).toMatchObject([{ item: 'Soft comb', price: 4, quantity: 2, total: 8 }])
    expect(merchandise[0].description).toMatch(/\w/)
  })

  it('tells that it is paid, and by which payments', async () => {
    await charged(leah, { reservationId: id, method: 'CreditCard', amt: 101, note: 'hers', email })
    const visit = await theVisit(leah, id)
    expect(visit).toMatchObject({ paid: true, balance: 0, amountPaid: 101 })
    const methods = visit.payments.map((payment: { method: string }) => payment.method)
    expect(methods.sort()).toEqual(['CreditCard', 'Donation', 'Tip'])
  })

  it('tells the desk who made it, its notes and its history', async () => {
    await reception.post(`reservations/${id}/notes`, { notes: 'Late last time' })
    const visit = await theVisit(reception, id)
    expect(visit).toMatchObject({
      notes: 'Late last time',
      createdByIp: '127.0.0.1',
      createdByUser: leah.userId,
    })
    const change = expect.stringMatching(/^2026-11-24T14:0\d:\d\d-05:00$/)
    expect(visit.statusHistory).toMatchObject([
      {
        previousReservationStatus: null,
        newReservationStatus: 'Pending',
        previousStatusChange: null,
        dateCreated: change,
        statusLastUpdatedByUser: leah.userId,
        statusLastUpdatedByIp: '127.0.0.1',
        attendant: null,
      },
      {
        previousReservationStatus: 'Pending',
        newReservationStatus: 'Reserved',
        previousStatusChange: change,
      },
    ])
  })

  it('tells her nothing of what staff write, but that there is such a thing', async () => {
    const visit = await theVisit(leah, id)
    expect(visit).toMatchObject({ notes: null, statusHistory: [], roomAssignedHistory: [] })
    expect(Object.keys(visit)).not.toEqual(expect.arrayContaining(['createdByIp']))
  })

  it('names the visit that an edit is to replace', async () => {
    const edit = await leah.post('reservations/newreservation?v=1', {
      reservationTime: `${wednesday}T19:00:00-05:00`,
      replacingReservationId: id,
      hold: true,
    })
    expect(edit.body.result.replacingReservationId).toBe(id)
  })

  const flags = [
    'bath',
    'handicapped',
    'segula',
    'privateRoom',
    'kallah',
    'doubleSlot',
    'parking',
    'salonManicure',
    'salonPedicure',
    'salonBoth',
    'chabadBor',
    'useDiscountPrice',
    'alternateLocation',
  ] as const
  type Flag = (typeof flags)[number]
  const only = (...on: Flag[]) =>
    Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)])) as Record<Flag, boolean>

  it.each<[string, Flag[], object]>([
    ['shower', [], {}],
    ['bath', ['bath'], {}],
    ['wheelchair', ['handicapped'], {}],
    ['segula', ['segula'], {}],
    ['private-shower', ['privateRoom'], {}],
    ['private-bath', ['bath', 'privateRoom'], {}],
    ['private-wheelchair', ['handicapped', 'privateRoom'], {}],
    ['bath', ['bath', 'kallah'], {}],
    ['shower', ['doubleSlot'], { hasExtraTime: true }],
    ['shower', ['parking'], { hasExtraTime: false }],
    ['shower', ['parking', 'salonManicure'], {}],
    ['shower', ['parking', 'salonBoth'], {}],
    ['bath', ['bath', 'chabadBor'], {}],
    ['bath', ['bath', 'useDiscountPrice'], { discountAmount: 7, discountTotal: 7 }],
    ['shower', ['alternateLocation'], {}],
  ])('of a %s tells its flags: %s', async (roomType, on, more) => {
    const guest = await facility.patron()
    const friday = await read(guest, 'reservations/availablereservations?dt=2026-11-27')
    const time = on.includes('kallah') ? '06:13' : '20:00'
    const start = on.includes('alternateLocation')
      ? friday[0].timeSlot
      : `2026-11-26T${time}:00-05:00`
    const query = 'v=1&ignoreCutoff=true&ignoreAvailability=true'
    const answer = await reception.post(`reservations/newreservation?${query}`, {
      ...only(...on),
      userId: guest.userId,
      reservationTime: start,
      advanceReservation: false,
    })
    expect(answer.body.errorMessage).toBeNull()
    const visit = await theVisit(guest, answer.body.result.reservationId)
    expect(visit).toMatchObject({ ...only(...on), roomType, ...more, advanceReservation: false })
  })
})

describe('the evening', () => {
  it('tells who came when, whether in time, by which code, and when she was done', async () => {
    const night = await aFacility({ now: '2026-11-24T18:40:00-05:00', seed: 'evening' })
    const desk = await night.staff('Reception')
    const { rows } = await night.db.orm.execute<{ id: string }>(
      `select id from reservations where status = 'Waiting' order by id limit 1`,
    )
    const visit = await theVisit(desk, rows[0]?.id ?? '')
    expect(visit).toMatchObject({
      timeArrived: expect.stringMatching(/^2026-11-24T1\d:\d\d:\d\d-05:00$/),
      arrivedOnTime: expect.any(Boolean),
      waitingCode: expect.stringMatching(/\w/),
      timeCompleted: null,
    })
    const { rows: done } = await night.db.orm.execute<{ id: string }>(
      `select id from reservations where status = 'Done' and night = '2026-11-24' order by id limit 1`,
    )
    const past = await theVisit(desk, done[0]?.id ?? '')
    expect(past.timeCompleted).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00$/)
  })
})

describe('her money', () => {
  it('a payment tells how, how much, of what, and what the processor said', async () => {
    const dina = await facility.patron()
    const { reservationId } = await aHeldVisit(dina, '2026-11-29')
    const refused = { ...card('practice_declined'), reservationId, method: 'CreditCard', amt: 25 }
    expect((await dina.post('payments/makepayment', refused)).status).toBe(402)
    await charged(dina, { reservationId, method: 'CreditCard', amt: 25, note: 'For tonight' })
    await charged(dina, { reservationId, method: 'Tip', amt: 4, tipNote: 'Attendant' })
    const payments = await read(dina, `payments/byuser?user=${dina.userId}`)
    const of = (method: string, status: string) =>
      payments.find((one: typeof refused & { status: string }) => {
        return one.method === method && one.status === status
      })
    expect(of('CreditCard', 'Approved')).toMatchObject({
      amount: 25,
      reference: 'Visa 4242',
      note: 'For tonight',
      tipNote: null,
      error: null,
      transactionID: expect.stringMatching(/^practice_/),
      dateCreated: expect.stringMatching(/^2026-11-24T14:\d\d:\d\d-05:00$/),
    })
    expect(of('Tip', 'Approved')).toMatchObject({ amount: 4, tipNote: 'Attendant' })
    expect(of('CreditCard', 'Declined')).toMatchObject({ amount: 25, error: expect.any(String) })
  })

  it('the desk adds a fee, records cash, and gives money back', async () => {
    const rina = await facility.patron()
    const { reservationId } = await aHeldVisit(rina, '2026-11-29')
    await charged(rina, { reservationId, method: 'CreditCard', amt: 25 })
    await reception.post('payments/makepayment', { reservationId, method: 'Fee', amt: 5 })
    await reception.post('payments/makepayment', { reservationId, method: 'Cash', amt: 5 })
    const [first] = (await theVisit(rina, reservationId)).payments
    const back = await reception.post('payments/refund', {
      paymentId: first.paymentId,
      amt: 3,
      note: 'Towel was missing',
    })
    expect(back.body.result).toMatchObject({ method: 'CreditRefund', amount: 3 })
    const { payments } = await theVisit(rina, reservationId)
    const methods = payments.map((payment: { method: string }) => payment.method).sort()
    expect(methods).toEqual(['Cash', 'CreditCard', 'CreditRefund', 'Fee'])
  })

  it('a saved card tells its id, brand and last four digits', async () => {
    await leah.send('PUT', `users/${leah.userId}/savedcards`, { sourceToken: 'practice_ok' })
    expect(await read(leah, `users/${leah.userId}/savedcards`)).toEqual([
      { id: expect.stringMatching(/\w/), brand: 'Visa', last4: '4242' },
    ])
  })
})

describe('a user', () => {
  it('tells who she is and how she wants to be told', async () => {
    await leah.send('PATCH', `users/${leah.userId}`, [
      { op: 'add', path: '/Notes', value: 'Prefers the left stairs' },
      { op: 'add', path: '/Language', value: 'he' },
      { op: 'add', path: '/notificationReservations', value: false },
      { op: 'add', path: '/notificationDayBefore', value: false },
      { op: 'add', path: '/notificationDayOf', value: false },
      { op: 'add', path: '/notificationByEmail', value: true },
    ])
    await reception.send('PATCH', `users/${leah.userId}`, {
      plateNumber: 'ABC123|XYZ789',
    })
    const { orm } = facility.db
    await orm.update(users).set({ internalNote: 'Call first' }).where(eq(users.id, leah.userId))
    const facts = {
      ...her,
      id: leah.userId,
      username: '12015550977',
      phoneNumber: '12015550977',
      language: 'he',
      notes: 'Prefers the left stairs',
      plateNumber: 'ABC123|XYZ789',
      notificationReservations: false,
      notificationDayBefore: false,
      notificationDayOf: false,
      notificationByEmail: true,
      roles: [],
      testUser: false,
      membershipLevel: null,
      membershipExpiration: null,
      membershipPaidUntil: null,
      membershipAutoRenew: false,
      membershipInstallments: 1,
    }
    expect(await read(leah, `users/${leah.userId}`)).toMatchObject(facts)
    const seen = await read(reception, `users/${leah.userId}`)
    expect(seen).toMatchObject({ ...facts, internalNote: 'Call first' })
  })

  it('tells somebody of the staff which roles she has', async () => {
    expect((await read(reception, `users/${reception.userId}`)).roles).toEqual(['Reception'])
  })

  it('who is a member tells her level, her dates and her prices, and so does her visit', async () => {
    const mira = await facility.patron()
    await mira.post(`users/${mira.userId}/buymembership`, {
      membershipLevel: 'Patron',
      membershipAutoRenew: true,
      installments: 1,
      email,
      ...card('practice_ok'),
    })
    const membership = {
      membershipLevel: 'Patron',
      membershipExpiration: '2027-11-24',
      membershipPaidUntil: '2027-11-24',
      membershipAutoRenew: true,
      membershipInstallments: 1,
      membershipPriceBath: 20,
      membershipPricePrivateBath: 38,
      membershipPriceShower: 15,
      membershipPricePrivateShower: null,
    }
    expect(await read(mira, `users/${mira.userId}/membership`)).toMatchObject(membership)
    expect(await read(mira, `users/${mira.userId}`)).toMatchObject(membership)
    const visit = await aHeldVisit(mira, '2026-11-29')
    expect(visit).toMatchObject({ member: true, firstTime: true })
    expect(visit.userMembership).toMatchObject({ activeMember: true, membership })
    const levels = await read(mira, 'settings/membershiplevels')
    expect(levels).toContainEqual({
      level: 'Patron',
      levelHe: 'תומכת',
      price: 360,
      priceBath: 20,
      pricePrivateBath: 38,
      priceShower: 15,
      pricePrivateShower: null,
      active: true,
    })
  })
})

describe('what everyone reads', () => {
  it('a night tells its hours, its zman and its Hebrew date', async () => {
    await admin.post('settings/editschedule', { date: '2026-11-26', hebrewNote: 'Rosh Chodesh' })
    const nights = await read(facility.anyone, 'settings/schedule')
    expect(nights[2]).toMatchObject({
      date: '2026-11-26',
      closed: false,
      shabbosMode: false,
      zmanTevillah: '2026-11-26T17:24:00-05:00',
      openTime: '2026-11-26T18:00:00-05:00',
      lastEntryTime: '2026-11-26T22:45:00-05:00',
      hebrewNote: 'Rosh Chodesh',
      hebrewDay: 16,
      hebrewMonth: 'Kislev',
      hebrewYear: 5787,
      hebrewNight: { day: 17, month: 'Kislev', year: 5787 },
    })
  })

  it('a start tells what is left of it, kind by kind', async () => {
    const guest = await facility.patron()
    const path = 'reservations/availablereservations?dt=2026-12-01'
    const [first] = await read(guest, path)
    expect(first.timeSlot).toBe('2026-12-01T18:00:00-05:00')
    const plain = {
      bath: false,
      doubleSlot: false,
      handicapped: false,
      kallah: false,
      parking: false,
      privateRoom: false,
      salonAfter: false,
    }
    const left = (more: object) =>
      first.availableReservations.find((entry: object) =>
        Object.entries({ ...plain, segula: false, alternateLocation: false, ...more }).every(
          ([name, value]) => Reflect.get(entry, name) === value,
        ),
      )?.available
    expect(left({})).toBe(18)
    expect(left({ bath: true })).toBe(12)
    expect(left({ parking: true })).toBe(10)
    expect(left({ privateRoom: true })).toBe(3)
    expect(left({ parking: true, salonAfter: true })).toBe(1)
    expect(left({ doubleSlot: true })).toBe(18)
    expect(left({ handicapped: true })).toBe(1)
  })

  it('a place tells its id and name, a setting its key and value', async () => {
    expect(await read(facility.anyone, 'settings/locations')).toContainEqual(
      expect.objectContaining({ id: 'main', name: 'Main building' }),
    )
    const settings = await read(facility.anyone, 'settings/publicsettings')
    expect(settings).toContainEqual({ Key: 'currency', Value: 'USD' })
  })
})
