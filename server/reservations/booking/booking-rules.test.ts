import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { settingsChanged } from '../../facility/facility.ts'
import { locations } from '../../locations/table.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { type Person, tuesday } from '../../test/a-facility.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const book = async (person: Person, body: object, query = '') => {
  const answer = await person.post(`reservations/newreservation${query}`, body)
  return { ...answer, code: answer.body.code, result: answer.body.result }
}
const refusal = async (person: Person, body: object, query = '') => {
  const { status, code, body: told } = await book(person, body, query)
  return status === 400 ? [status, code, told.errors?.[0]?.path] : [status, code]
}
const acts = async (subject: string) =>
  (await desk.db.orm.select().from(auditLog)).filter((row) => row.subject === subject)

describe('the nights on sale', () => {
  it('end with the sixth for a patron; the desk may look further', async () => {
    const patron = await desk.patron()
    expect(await refusal(patron, { reservationTime: at('18:00', '2026-11-30') })).toEqual([
      409,
      'night-too-far-ahead',
    ])
    const { status } = await book(desk.reception, {
      userId: patron.userId,
      reservationTime: at('18:00', '2026-11-30'),
    })
    expect(status).toBe(200)
  })

  it('begin with tonight: yesterday is over, tonight ends at its cut-off', async () => {
    const patron = await desk.patron()
    expect(await refusal(patron, { reservationTime: at('18:00', '2026-11-23') })).toEqual([
      409,
      'night-past',
    ])
    await desk.clock('2026-11-24T17:44:30-05:00')
    const inTime = await book(patron, { reservationTime: at('22:00', '2026-11-24') })
    expect(inTime.status).toBe(200)
    await patron.post(`reservations/${inTime.result.reservationId}/status`, { status: 'Canceled' })
    await desk.clock('2026-11-24T17:46:00-05:00')
    expect(await refusal(patron, { reservationTime: at('22:00', '2026-11-24') })).toEqual([
      409,
      'night-past-cut-off',
    ])
    await desk.clock(tuesday)
  })

  it('leave out a time between the starts, an hour by day and a closed night', async () => {
    const patron = await desk.patron()
    expect(await refusal(patron, { reservationTime: at('18:07') })).toEqual([
      409,
      'time-not-offered',
    ])
    expect(await refusal(patron, { reservationTime: at('10:00') })).toEqual([
      409,
      'daytime-at-desk-only',
    ])
    await desk.admin.post('settings/editschedule', { date: '2026-11-26', closed: true })
    expect(await refusal(patron, { reservationTime: at('18:00', '2026-11-26') })).toEqual([
      409,
      'night-closed',
    ])
    const { body } = await patron.get('reservations/availablereservations?dt=2026-11-26')
    expect(body).toEqual([])
  })

  it('take a time after midnight for the night before, and wall clock without an offset', async () => {
    await desk.admin.post('settings/editschedule', {
      date: '2026-11-29',
      lastEntryTime: '2026-11-30T01:00:00-05:00',
    })
    const patron = await desk.patron()
    const { result } = await book(patron, { reservationTime: '2026-11-30T00:30:00' })
    expect(result).toMatchObject({
      reservationDate: '2026-11-29',
      reservationTime: '2026-11-30T00:30:00-05:00',
    })
  })
})

describe('a Friday night', () => {
  it('is one entry with nothing to choose, and one start', async () => {
    const patron = await desk.patron()
    const { body } = await patron.get('reservations/availablereservations?dt=2026-11-27')
    expect(body).toHaveLength(1)
    const [entry, satellite, ...others] = body[0].availableReservations
    expect(others).toEqual([])
    expect(satellite).toEqual({ ...entry, alternateLocation: true, available: 4 })
    const { available, ...flags } = entry
    expect(available).toBe(18)
    expect(new Set(Object.values(flags))).toEqual(new Set([false]))
  })

  it.each([
    ['bath', 'bath-not-in-shabbos-mode'],
    ['parking', 'parking-not-in-shabbos-mode'],
    ['privateRoom', 'private-not-in-shabbos-mode'],
    ['segula', 'segula-not-in-shabbos-mode'],
    ['kallah', 'kallah-not-in-shabbos-mode'],
    ['handicapped', 'accessible-not-in-shabbos-mode'],
    ['doubleSlot', 'double-not-in-shabbos-mode'],
  ])('has no %s', async (field, code) => {
    const patron = await desk.patron()
    const wish = { reservationTime: at('16:59', '2026-11-27'), [field]: true }
    expect(await refusal(patron, wish)).toEqual([400, code, field])
  })

  it('sells nothing from the shelf, and must be paid first', async () => {
    const patron = await desk.patron()
    const reservationTime = at('16:59', '2026-11-27')
    const merchandise = [{ item: 'Soft comb', quantity: 1 }]
    expect(await refusal(patron, { reservationTime, merchandise })).toEqual([
      400,
      'merchandise-not-in-shabbos-mode',
      'merchandise',
    ])
    const { result } = await book(patron, { reservationTime })
    expect(result.reservationStatus).toBe('Pending')
    const door = await patron.post(`reservations/${result.reservationId}/status`, {
      status: 'Reserved',
    })
    expect([door.status, door.body.code]).toEqual([409, 'move-refused'])
    const sold = await patron.post(`reservations/${result.reservationId}/merchandise`, {
      items: merchandise,
    })
    expect([sold.status, sold.body.code]).toEqual([400, 'merchandise-not-in-shabbos-mode'])
  })

  it('is on sale where all rooms have a bath: none has a shower, and none a shower’s price', async () => {
    const before = await desk.admin.get('settings')
    const settingOf = (key: string) =>
      before.body.find(({ Key }: { Key: string }) => Key === key)?.Value ?? ''
    const was = Object.fromEntries(
      ['roomsAvailableShower', 'priceShower', 'priceFriday'].map((key) => [key, settingOf(key)]),
    )
    await desk.put({ roomsAvailableShower: '0', priceShower: '', priceFriday: '' })
    const patron = await desk.patron()
    const { body } = await patron.get('reservations/availablereservations?dt=2026-11-27')
    const reservationTime = body[0].timeSlot
    const quote = await patron.post('reservations/quote', { reservationTime })
    expect(quote.body.result).toMatchObject({ total: Number(settingOf('priceBath')) })
    const { result } = await book(patron, { reservationTime, hold: true })
    expect(result).toMatchObject({ bath: false, balance: quote.body.result.total })
    await patron.post(`reservations/${result.reservationId}/status`, { status: 'Canceled' })
    await desk.put(was)
  })
})

describe('what it costs', () => {
  it('is quoted and booked alike, and never at a price she was not shown', async () => {
    const patron = await desk.patron()
    const wish = {
      reservationTime: at('19:00'),
      bath: true,
      doubleSlot: true,
      merchandise: [{ item: 'Slippers', quantity: 2 }],
      donationAmount: 18,
      tipAmount: 5.5,
    }
    const quote = await patron.post('reservations/quote', wish)
    expect(quote.body.result).toMatchObject({ total: 85.5, prepayRequired: false })
    const moved = await book(patron, { ...wish, expectedTotal: 85 })
    expect([moved.status, moved.code]).toEqual([409, 'quote-changed'])
    expect(moved.body.quote).toEqual(quote.body.result)
    const { result } = await book(patron, { ...wish, expectedTotal: 85.5 })
    expect(result).toMatchObject({ balance: 85.5, quoteLines: quote.body.result.lines })
  })

  it('grows by the late surcharge at the very moment, on its own night only', async () => {
    const patron = await desk.patron()
    const tonight = { reservationTime: at('20:00', '2026-11-24') }
    const surchargeOf = async (wish: object) =>
      (await patron.post('reservations/quote', wish)).body.result.lateSurcharge
    await desk.clock('2026-11-24T15:59:30-05:00')
    expect(await surchargeOf(tonight)).toBe(0)
    await desk.clock('2026-11-24T16:00:00-05:00')
    expect(await surchargeOf(tonight)).toBe(10)
    expect(await surchargeOf({ reservationTime: at('20:00') })).toBe(0)
    await desk.clock(tuesday)
  })

  it('isn’t moved by what she says about herself', async () => {
    const patron = await desk.patron()
    const { result } = await book(patron, {
      reservationTime: at('19:15'),
      member: true,
      firstTime: false,
      useDiscountPrice: true,
      advanceReservation: false,
      notes: 'for the desk',
      paid: true,
      balance: 0,
      reservationStatus: 'Done',
    })
    expect(result).toMatchObject({
      balance: 25,
      member: false,
      useDiscountPrice: false,
      advanceReservation: true,
      reservationStatus: 'Reserved',
      paid: false,
    })
    expect(result).toHaveProperty('notes', null)
    const { body } = await desk.admin.get(`reservations/${result.reservationId}`)
    expect([body.notes, body.firstTime]).toEqual([null, true])
  })

  it('takes the discount with a Friend donation of 360, and from the desk with a trace', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const short = await book(rivka, {
      reservationTime: at('19:30'),
      useDiscountPrice: true,
      donationAmount: 359,
    })
    expect(short.result.balance).toBe(384)
    await rivka.post(`reservations/${short.result.reservationId}/status`, { status: 'Canceled' })
    const friend = await book(rivka, {
      reservationTime: at('19:30'),
      useDiscountPrice: true,
      donationAmount: 360,
    })
    expect(friend.result).toMatchObject({ balance: 380, discountTotal: 5, useDiscountPrice: true })
    const { result } = await book(desk.reception, {
      userId: leah.userId,
      reservationTime: at('19:30'),
      useDiscountPrice: true,
    })
    expect(result.balance).toBe(20)
    expect(await acts(result.reservationId)).toMatchObject([
      { act: 'visit-booked', details: { discountPrice: true } },
    ])
  })

  it('must be paid first with parking: the visit is Pending and the door is no way round', async () => {
    const patron = await desk.patron()
    const { result } = await book(patron, { reservationTime: at('19:45'), parking: true })
    expect(result).toMatchObject({ reservationStatus: 'Pending', balance: 30 })
    const door = await patron.post(`reservations/${result.reservationId}/status`, {
      status: 'Reserved',
    })
    expect([door.status, door.body.code, door.body.errorMessage]).toEqual([
      409,
      'move-refused',
      "A reservation that is Pending can't become Reserved.",
    ])
    const atDesk = await desk.reception.post(`reservations/${result.reservationId}/status`, {
      status: 'Reserved',
    })
    expect(atDesk.body.result.reservationStatus).toBe('Reserved')
  })
})

describe('the shelf', () => {
  it.each([
    [[{ item: 'Golden comb', quantity: 1 }], 'merchandise-not-offered'],
    [
      [
        { item: 'Slippers', quantity: 1 },
        { item: 'Slippers', quantity: 1 },
      ],
      'merchandise-named-twice',
    ],
  ])('refuses %j', async (merchandise, code) => {
    const patron = await desk.patron()
    expect(await refusal(patron, { reservationTime: at('20:00'), merchandise })).toEqual([
      400,
      code,
      'merchandise',
    ])
  })

  it('takes more or less until the visit ends, and leaves what isn’t named', async () => {
    const patron = await desk.patron()
    const { result } = await book(patron, {
      reservationTime: at('20:00'),
      merchandise: [
        { item: 'Slippers', quantity: 1 },
        { item: 'Soft comb', quantity: 1 },
      ],
    })
    const path = `reservations/${result.reservationId}/merchandise`
    const more = await patron.post(path, { items: [{ item: 'Slippers', quantity: 3 }] })
    expect(more.body.result).toMatchObject({ merchTotal: 22, balance: 47 })
    const none = await patron.post(path, { items: [{ item: 'Soft comb', quantity: 0 }] })
    expect(none.body.result.merchandise).toMatchObject([{ item: 'Slippers', quantity: 3 }])
    await patron.post(`reservations/${result.reservationId}/status`, { status: 'Canceled' })
    const late = await patron.post(path, { items: [{ item: 'Slippers', quantity: 1 }] })
    expect([late.status, late.body.code]).toEqual([409, 'edit-not-now'])
  })
})

describe('at the desk', () => {
  it('cut-off and availability are set aside, with a trace; from a patron the words do nothing', async () => {
    await desk.put({ roomsAvailable: '1' })
    const [rivka, leah, chana] = [await desk.patron(), await desk.patron(), await desk.patron()]
    const reservationTime = at('21:00')
    await book(rivka, { reservationTime })
    const query = '?ignoreCutoff=true&ignoreAvailability=true'
    expect(await refusal(leah, { reservationTime }, query)).toEqual([409, 'slot-taken'])
    const over = await book(desk.reception, { userId: leah.userId, reservationTime }, query)
    expect(over.status).toBe(200)
    expect(await acts(over.result.reservationId)).toMatchObject([
      {
        act: 'visit-booked',
        details: { ignoreCutoff: true, ignoreAvailability: true },
      },
    ])
    await desk.put({ roomsAvailable: '18' })

    await desk.clock('2026-11-25T18:30:00-05:00')
    expect(await refusal(chana, { reservationTime: at('22:00') }, query)).toEqual([
      409,
      'night-past-cut-off',
    ])
    const hers = { userId: chana.userId, reservationTime: at('22:00') }
    expect(await refusal(desk.reception, hers)).toEqual([409, 'night-past-cut-off'])
    const late = await book(desk.reception, hers, '?ignoreCutoff=True')
    expect(late.result).toMatchObject({ reservationStatus: 'Reserved', advanceReservation: true })
    const walkIn = await book(desk.reception, {
      userId: (await desk.patron()).userId,
      reservationTime: at('18:37'),
      advanceReservation: false,
      notes: 'walked in',
    })
    expect(walkIn.result).toMatchObject({ advanceReservation: false, notes: 'walked in' })
    await desk.clock(tuesday)
  })

  it('takes a walk-in for an hour near now, and says what else there is; another is an override that is written down', async () => {
    await desk.clock('2026-11-25T18:30:00-05:00')
    const here = async (reservationTime: string) => ({
      ...{ userId: (await desk.patron()).userId, reservationTime, advanceReservation: false },
    })
    for (const time of [at('20:31'), at('18:40', '2026-11-29')])
      expect(await refusal(desk.reception, await here(time))).toEqual([409, 'walk-in-not-now'])
    const near = await book(desk.reception, await here(at('20:29')))
    expect(await acts(near.result.reservationId)).toMatchObject([{ details: { walkIn: true } }])
    const query = '?ignoreCutoff=true'
    const later = await book(desk.reception, await here(at('18:40', '2026-11-29')), query)
    expect(await acts(later.result.reservationId)).toMatchObject([
      { details: { walkIn: true, ignoreCutoff: true } },
    ])
    await desk.clock(tuesday)
  })

  it('says of an hour between the visits by day and the evening until when and from when there are any', async () => {
    const bride = {
      ...{ userId: (await desk.patron()).userId, kallah: true, bath: true },
      ...{ reservationTime: at('14:00', '2026-11-29'), notes: 'asked the rav' },
    }
    const said = await desk.reception.post(
      'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true',
      bride,
    )
    expect([said.status, said.body.code]).toEqual([409, 'hour-before-opening'])
    expect(said.body.errorMessage).toMatch(
      /opens at \d+:\d\d PM\. .* before 12:00 PM, with a note .* may set a later hour \(Evening begins\)/,
    )
  })

  it('takes no booking for staff, devices or nobody', async () => {
    for (const userId of [desk.admin.userId, 'nobody']) {
      expect(await refusal(desk.reception, { userId, reservationTime: at('21:15') })).toEqual([
        404,
        'user-not-found',
      ])
    }
  })
})

describe('how many she may have', () => {
  it('is one a night and three ahead; the desk may add more', async () => {
    const patron = await desk.patron()
    expect((await book(patron, { reservationTime: at('18:00') })).status).toBe(200)
    expect(await refusal(patron, { reservationTime: at('21:00') })).toEqual([409, 'too-many'])
    for (const reservationTime of [at('18:00', '2026-11-24'), at('18:23', '2026-11-28')])
      expect((await book(patron, { reservationTime })).status).toBe(200)
    expect(await refusal(patron, { reservationTime: at('18:00', '2026-11-29') })).toEqual([
      409,
      'too-many',
    ])
    const { status } = await book(desk.reception, {
      userId: patron.userId,
      reservationTime: at('18:00', '2026-11-29'),
    })
    expect(status).toBe(200)
    // An edit adds none, so she may change each of the four; another night gets no second one.
    const { body } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    const [first] = body.filter(({ reservationDate }: { reservationDate: string }) =>
      reservationDate.startsWith('2026-11-24'),
    )
    const replacingReservationId = first.reservationId
    const later = { reservationTime: at('18:30', '2026-11-24'), replacingReservationId }
    expect((await book(patron, later)).status).toBe(200)
  })
})

describe('a kallah request', () => {
  it('stands at 06:13, Reserved, takes no place, and is not for a holy or past day', async () => {
    const patron = await desk.patron()
    const wish = { kallah: true, reservationTime: at('06:13', '2026-12-15') }
    const { result } = await book(patron, wish)
    expect(result).toMatchObject({
      reservationStatus: 'Reserved',
      roomType: expect.any(String),
      balance: 150,
    })
    const other = await book(await desk.patron(), wish)
    expect(other.status).toBe(200)
    for (const [day, code] of [
      ['2026-11-28', 'kallah-holy-day'],
      ['2026-11-23', 'kallah-past-day'],
    ] as const)
      expect(
        await refusal(await desk.patron(), { kallah: true, reservationTime: at('06:13', day) }),
      ).toEqual([409, code])
    expect(
      await refusal(await desk.patron(), { reservationTime: at('06:13', '2026-11-26') }),
    ).toEqual([409, 'daytime-at-desk-only'])
    const tooFar = { kallah: true, reservationTime: '2027-05-24T06:13:00-04:00' }
    expect(await refusal(await desk.patron(), tooFar)).toEqual([409, 'kallah-too-far'])
  })

  it('is for a house without baths too, and has a shower there', async () => {
    await desk.put({ roomsAvailableBath: '0' })
    const wish = { kallah: true, bath: true, reservationTime: at('06:13', '2026-12-16') }
    const patron = await desk.patron()
    expect((await patron.post('reservations/quote', wish)).status).toBe(200)
    expect((await book(patron, wish)).result).toMatchObject({ kallah: true, bath: false })
    await desk.put({ roomsAvailableBath: '' })
  })

  it('is one at a time: the quote says so before she pays, and an edit of it is no second one', async () => {
    const patron = await desk.patron()
    const on = (day: string, more: object = {}) => ({
      kallah: true,
      reservationTime: at('06:13', day),
      ...more,
    })
    const { result: first } = await book(patron, on('2026-12-15'))
    const quote = await patron.post('reservations/quote', on('2026-12-16'))
    expect([quote.status, quote.body.code]).toEqual([409, 'kallah-asked'])
    expect(await refusal(patron, on('2026-12-16'))).toEqual([409, 'kallah-asked'])
    const edit = on('2026-12-16', { replacingReservationId: first.reservationId })
    expect((await patron.post('reservations/quote', edit)).status).toBe(200)
    const moved = await book(patron, edit)
    expect(moved.result).toMatchObject({ reservationStatus: 'Reserved' })
    await patron.post(`reservations/${moved.result.reservationId}/status`, { status: 'Canceled' })
    expect((await book(patron, on('2026-12-17'))).status).toBe(200)
  })

  it('is told as received, with its day and no hour, in her language', async () => {
    const patron = await desk.patron('2015550321')
    const said = async () =>
      (await desk.anyone.get('/api/practice/outbox?to=12015550321')).body.map(
        (message: { text: string }) => message.text,
      )
    const { result } = await book(patron, {
      kallah: true,
      reservationTime: at('06:13', '2026-12-15'),
    })
    await desk.runDue()
    expect((await said())[0]).toBe(
      'Your request for Tuesday, 15 December was received. We will call you to set the time.',
    )
    await patron.post(`reservations/${result.reservationId}/status`, { status: 'Canceled' })
    await desk.runDue()
    expect((await said())[0]).toBe('Canceled: your request for Tuesday, 15 December.')
    expect((await said()).join()).not.toMatch(/6:13|06:13|kallah/i)
  })
})

describe('settings that change while she books', () => {
  it('count as they are once her night is locked, not as they were when she asked', async () => {
    const patron = await desk.patron()
    const { facility } = desk.parts
    const read = facility.read
    facility.read = async () => {
      const before = await read()
      facility.read = read
      await desk.put({ priceShower: '31' })
      return before
    }
    const booked = await book(patron, { reservationTime: at('18:00') })
    await desk.put({ priceShower: '25' })
    expect([booked.status, booked.result.balance]).toEqual([200, 31])
    await patron.post(`reservations/${booked.result.reservationId}/status`, { status: 'Canceled' })
  })
})

describe('an extra whose length is blank', () => {
  it.each([
    ['salonAfter', 'salonMinutes', { parking: true, salonManicure: true }, 'salon-not-offered'],
    ['doubleSlot', 'reservationMinutesDoubleSlot', { doubleSlot: true }, 'double-not-offered'],
  ])('is neither listed nor booked: %s', async (flag, key, extra, because) => {
    const patron = await desk.patron()
    const listed = async () => {
      const { body } = await patron.get(`reservations/availablereservations?dt=${wednesday}`)
      return body
        .flatMap((slot: { availableReservations: object[] }) => slot.availableReservations)
        .some((choice: object) => Reflect.get(choice, flag))
    }
    expect(await listed()).toBe(true)
    await desk.put({ [key]: '' })
    expect(await listed()).toBe(false)
    expect(await refusal(patron, { reservationTime: at('21:00'), ...extra })).toEqual([
      ...[400, because, Object.keys(extra).at(-1)],
    ])
    await desk.put({ [key]: '30' })
  })
})

describe('an edit', () => {
  it('takes the late surcharge of tonight from another night and from a hold, not from tonight', async () => {
    await desk.put({
      priceReserveLateSurcharge: '10',
      reservationReserveLateSurchargeBeforeOpenHours: '2',
    })
    const [early, moving, holding] = [await desk.patron(), await desk.patron(), await desk.patron()]
    const inTime = await early.post('reservations/newreservation', {
      reservationTime: at('22:00'),
    })
    const tomorrow = await early.post('reservations/newreservation', {
      reservationTime: at('22:00', '2026-11-29'),
    })
    const elsewhere = await moving.post('reservations/newreservation', {
      reservationTime: at('22:00', '2026-11-29'),
    })
    await desk.clock('2026-11-25T17:40:00-05:00')
    const held = await holding.post('reservations/newreservation', {
      reservationTime: at('22:00', '2026-11-29'),
      hold: true,
    })
    const totalOf = async (person: Person, replacing: string, time: string) => {
      const { body } = await person.post('reservations/quote', {
        reservationTime: at(time),
        replacingReservationId: replacing,
      })
      return [body.result.total, body.result.lateSurcharge]
    }
    expect(await totalOf(early, inTime.body.result.reservationId, '22:15')).toEqual([25, 0])
    expect(await totalOf(early, tomorrow.body.result.reservationId, '22:15')).toEqual([35, 10])
    for (const [who, answer] of [
      [moving, elsewhere],
      [holding, held],
    ] as const) {
      const id = answer.body.result.reservationId
      expect(await totalOf(who, id, '22:15')).toEqual([35, 10])
    }
    const moved = await book(moving, {
      reservationTime: at('22:15'),
      replacingReservationId: elsewhere.body.result.reservationId,
    })
    expect([moved.status, moved.result.balance]).toEqual([200, 35])
    await desk.put({ priceReserveLateSurcharge: '' })
    await desk.clock(tuesday)
  })
})

describe('the other location', () => {
  it('isn’t there while it is not in use, and then has places of its own', async () => {
    const patron = await desk.patron()
    const wish = { reservationTime: at('18:30'), alternateLocation: true }
    const change = (changes: Partial<typeof locations.$inferInsert>) =>
      desk.db.inTransaction(async (tx) => {
        await tx.update(locations).set(changes).where(eq(locations.id, 'alternate'))
        await settingsChanged(tx)
      })
    await change({ active: false })
    expect(await refusal(patron, wish)).toEqual([400, 'location-not-offered', 'alternateLocation'])
    await change({
      active: true,
      name: 'Second building',
      capacity: { roomsAvailable: '1' },
      openKinds: ['openWeekdays'],
    })
    const { body } = await patron.get('reservations/availablereservations?dt=2026-11-25')
    const entries = body.find((one: { timeSlot: string }) => one.timeSlot === at('18:30'))
      .availableReservations as { alternateLocation: boolean; available: number }[]
    const there = entries.filter(({ alternateLocation }) => alternateLocation)
    expect(new Set(there.map(({ available }) => available))).toEqual(new Set([1]))
    const { result } = await book(patron, wish)
    expect(result).toMatchObject({ alternateLocation: true, location: { name: 'Second building' } })
    const taken = await book(await desk.patron(), wish)
    expect([taken.status, taken.code]).toEqual([409, 'slot-taken'])
    const here = await book(await desk.patron(), { ...wish, alternateLocation: false })
    expect(here.status).toBe(200)
    expect(
      await refusal(await desk.patron(), { ...wish, reservationTime: at('18:23', '2026-11-28') }),
    ).toEqual([409, 'night-closed'])
  })
})

describe('reservation codes', () => {
  it('are four digits and each its own in a night', async () => {
    const reservationTime = at('22:30', '2026-11-24')
    const codes = []
    for (let visit = 0; visit < 12; visit++) {
      const { userId } = await desk.patron()
      const { result } = await book(
        desk.reception,
        { userId, reservationTime },
        '?ignoreAvailability=1',
      )
      codes.push(result.reservationCode)
    }
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBe(12)
  })
})
