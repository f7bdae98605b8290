import { words } from '@mikvah/contract/words/all.ts'
import { supplies } from '@mikvah/rules/supplies/supplies.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening, type Message, type Screen } from '../test/a-screen.ts'

/** When those are booked who are here. */
const tonight = { hour: '18:30', night: wednesday }
let desk: Desk
let screen: Person
let attendant: Person
let visit: string
beforeAll(async () => {
  desk = await aDesk()
  await desk.clock(at('18:00'))
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'batsheva' })
  screen = await desk.staff('Room7')
  attendant = await desk.staff('Attendant')
  visit = await desk.inRoom(7, 'Assigned', tonight)
})

const ask = (person: Person, room: number, body: object, headers?: Record<string, string>) =>
  person.post(`rooms/${room}/supplyrequest/`, body, headers)
const add = async (room: number, ...items: string[]) =>
  (await ask(desk.reception, room, { action: 'add', items })).body.result
const waitingIn = async (room: number): Promise<string[]> => {
  const { body } = await desk.reception.get(`rooms/${room}`)
  return body.supplyRequests.map(({ item }: { item: string }) => item)
}
const ofVisit = async (id: string) => {
  const { body } = await desk.reception.get(`reservations/${id}`)
  return body.supplies.map(({ item, status }: { item: string; status: string }) => [item, status])
}

describe('supplies', () => {
  it('are asked for from the screen of a room, and stand in the room and the visit', async () => {
    const { status, body } = await ask(screen, 7, {
      action: 'add',
      items: ['soap', 'floss'],
      isAttendantRequest: false,
      isCallRequest: false,
      reservationId: visit,
    })
    expect(status).toBe(200)
    const soap = {
      id: expect.any(Number),
      item: 'soap',
      status: 'open',
      isCallRequest: false,
      isAttendantRequest: false,
      dateRequested: expect.stringMatching(/^2026-11-25T18:0\d:\d\d-05:00$/),
      dateCompleted: null,
      dateCanceled: null,
    }
    expect(body.result).toEqual([soap, { ...soap, item: 'floss' }])
    for (const person of [desk.reception, attendant, screen]) {
      const room = (await person.get('rooms/7')).body
      expect(room.supplyRequests).toEqual(body.result)
      expect(room.reservation.supplies).toEqual(body.result)
    }
    expect((await desk.reception.get(`reservations/${visit}`)).body.supplies).toEqual(body.result)
  })

  it('that wait already aren’t asked for twice, nor by a repeat of the call', async () => {
    const before = await waitingIn(7)
    const twice = await add(7, 'soap', 'towel', 'towel')
    expect(twice.map(({ item }: { item: string }) => item)).toEqual(['soap', 'towel'])
    expect(await waitingIn(7)).toEqual([...before, 'towel'])
    const key = { 'idempotency-key': 'a-robe-please' }
    const robe = { action: 'add', items: ['robe'], reservationId: visit }
    const first = await ask(screen, 7, robe, key)
    await ask(screen, 7, { action: 'complete', ids: [first.body.result[0].id] })
    await desk.db.orm.execute(`update idempotency_keys set answer = null, status = null`)
    const again = await ask(screen, 7, robe, key)
    expect(again.body.result).toMatchObject([{ id: first.body.result[0].id, status: 'complete' }])
  })

  it('are brought or taken back, once', async () => {
    const [razor, comb] = await add(7, 'razor', 'comb')
    const end = (action: string, ...ids: number[]) => ask(attendant, 7, { action, ids })
    const brought = await end('complete', razor.id)
    expect(brought.body.result).toMatchObject([
      { item: 'razor', status: 'complete', dateCompleted: expect.any(String), dateCanceled: null },
    ])
    const taken = await end('cancel', comb.id)
    expect(taken.body.result).toMatchObject([
      { item: 'comb', status: 'canceled', dateCompleted: null, dateCanceled: expect.any(String) },
    ])
    expect((await end('complete', razor.id)).body.result).toEqual(brought.body.result)
    const late = await end('cancel', razor.id)
    expect([late.status, late.body.code]).toEqual([409, 'supply-ended'])
    expect(await waitingIn(7)).not.toEqual(expect.arrayContaining(['razor', 'comb']))
    expect((await end('complete', 999)).status).toBe(404)
  })

  it('that were tapped by who was there before are nobody’s any more', async () => {
    const tapped = { action: 'add', items: ['robe'] }
    const nobody = await ask(screen, 7, tapped)
    expect([nobody.status, nobody.body.errors?.[0].path]).toEqual([400, 'reservationId'])
    const late = await ask(screen, 7, { ...tapped, reservationId: await desk.booked(tonight) })
    expect([late.status, late.body.code]).toEqual([409, 'room-moved-on'])
    expect(await waitingIn(7)).not.toContain('robe')
    expect((await ask(screen, 7, { ...tapped, reservationId: visit })).status).toBe(200)
    const open = (await desk.reception.get('rooms/7')).body.supplyRequests
    const ids = open.flatMap(({ id, item }: { id: number; item: string }) =>
      item === 'robe' ? [id] : [],
    )
    await ask(screen, 7, { action: 'cancel', ids })
  })

  it('of a call for somebody are the call itself', async () => {
    const call = await ask(screen, 7, {
      ...{ action: 'add', isCallRequest: true, reservationId: visit },
    })
    expect(call.body.result).toMatchObject([{ item: 'call', isCallRequest: true }])
    const come = await ask(screen, 7, {
      ...{ action: 'add', items: [], isAttendantRequest: true, reservationId: visit },
    })
    expect(come.body.result).toMatchObject([
      { item: 'attendant', isAttendantRequest: true, isCallRequest: false },
    ])
  })

  it('are what the facility offers', async () => {
    await desk.put({ supplyItems: 'towel,soap' })
    const answer = await ask(desk.reception, 7, { action: 'add', items: ['towel', 'razor'] })
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'items.1'])
    expect((await ask(desk.reception, 7, { action: 'add', items: [] })).status).toBe(400)
    await desk.put({ supplyItems: '' })
  })

  it('have their words in both languages', () => {
    for (const item of [...supplies, 'call', 'attendant'])
      for (const language of ['en', 'he'] as const)
        expect(Object.keys(words[language])).toContain(`supply-${item}`)
  })

  it('are no other room’s, and nobody else’s', async () => {
    const [soap] = await add(7, 'soap')
    expect(
      (await ask(await desk.staff('Room8'), 7, { action: 'add', items: ['soap'] })).status,
    ).toBe(404)
    expect((await ask(attendant, 8, { action: 'complete', ids: [soap.id] })).status).toBe(404)
    for (const name of ['Kiosk', 'Mikvah', 'Waiting'])
      expect(
        (await ask(await desk.staff(name), 7, { action: 'add', items: ['soap'] })).status,
      ).toBe(403)
  })
})

describe('what she asked for', () => {
  it('goes with her when two rooms are swapped, and leaves nothing behind', async () => {
    const moving = await desk.inRoom(8, 'Assigned', tonight)
    await add(8, 'slippers')
    await desk.reception.post('rooms/swaprooms', { roomA: 8, roomB: 9 })
    expect([await waitingIn(8), await waitingIn(9)]).toEqual([[], ['slippers']])
    expect(await ofVisit(moving)).toEqual([['slippers', 'open']])
  })

  it('stays hers when her visit is edited', async () => {
    const before = (await desk.reception.get('rooms/9')).body.reservation.reservationId
    const { body } = await desk.reception.get(`reservations/${before}`)
    const edit = { ...tonight, hour: '18:45', replacingReservationId: before }
    expect(await ofVisit(await desk.booked({ her: body, ...edit }))).toEqual([['slippers', 'open']])
    expect(await waitingIn(9)).toEqual(['slippers'])
  })

  it('and hasn’t been brought isn’t wanted any more once she has left her room', async () => {
    const { reservationId } = (await desk.reception.get('rooms/9')).body.reservation
    await add(9, 'towel')
    const [soap] = await add(9, 'soap')
    await ask(attendant, 9, { action: 'complete', ids: [soap.id] })
    await desk.reception.post(`reservations/${reservationId}/status`, { status: 'Done' })
    expect(await ofVisit(reservationId)).toEqual([
      ['slippers', 'canceled'],
      ['towel', 'canceled'],
      ['soap', 'complete'],
    ])
    expect(await waitingIn(9)).toEqual([])
  })

  it('is apart from what the room itself waits for, whoever is in it', async () => {
    await add(6, 'towel')
    const her = await desk.booked(tonight)
    const status = await desk.reception.post(`reservations/${her}/status`, { status: 'Waiting' })
    const place = { reservationId: her, roomId: 6 }
    const placed = await desk.reception.post('reservations/assignroom', place)
    expect([status.status, placed.status]).toEqual([200, 200])
    expect([await waitingIn(6), await ofVisit(her)]).toEqual([['towel'], []])
    await add(6, 'towel', 'soap')
    expect(await waitingIn(6)).toEqual(['towel', 'soap'])
    expect(await ofVisit(her)).toEqual([['soap', 'open']])
    await desk.reception.post(`reservations/${her}/status`, { status: 'Done' })
    expect(await waitingIn(6)).toEqual(['towel'])
  })
})

describe('open screens', () => {
  it('of the desk, the attendants and the room hear what is asked for and what becomes of it, no other', async () => {
    const url = await listening(desk)
    const names = ['Reception', 'Attendant', 'Room7', 'Room8', 'Mikvah', 'Kiosk', 'Waiting']
    const screens = new Map<string, Screen>()
    for (const name of names) screens.set(name, await aScreen(url, (await desk.staff(name)).token))
    for (const one of screens.values()) await one.next('hello')
    const read = async (act: () => Promise<unknown>) => {
      const before = new Map([...screens].map(([name, { messages }]) => [name, messages.length]))
      await act()
      await desk.admin.post('settings/pagereload')
      await Promise.all([...screens.values()].map((one) => one.next('reload')))
      return names.flatMap((name) =>
        (screens.get(name)?.messages ?? [])
          .slice(before.get(name))
          .filter(({ event }: Message) => event === 'supply')
          .map(({ data }) => [name, data]),
      )
    }
    let asked: { id: number } | undefined
    const hear = ['Reception', 'Attendant', 'Room7']
    const heard = await read(async () => {
      ;[asked] = (await ask(desk.reception, 7, { action: 'add', items: ['tweezers'] })).body.result
    })
    const { reservationCode } = (await desk.reception.get(`reservations/${visit}`)).body
    const where = { room: { id: 7, number: '7' }, reservationId: visit, reservationCode }
    expect(heard).toEqual(hear.map((name) => [name, { ...asked, ...where }]))
    const brought = await read(() =>
      ask(attendant, 7, { action: 'complete', ids: [asked?.id ?? 0] }),
    )
    expect(brought).toMatchObject(
      hear.map((name) => [name, { item: 'tweezers', status: 'complete' }]),
    )
  })
})
