import { staffRoles } from '@mikvah/rules/people/roles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening, type Message, type Screen } from '../test/a-screen.ts'
import { card } from '../test/paying.ts'
import { listenerAs } from './listener.ts'
import { visitKind } from './visit-kind.ts'

const hers = { firstName: 'Tzipporah', lastName: 'Wolfensohn', email: 'tzipporah@example.org' }
const words = { userNotes: 'A quiet room', reservationNotes: 'By taxi', notes: 'Late last time' }
const names = ['Reception', 'Admin', 'Attendant', 'Mikvah', 'Room1', 'Kiosk', 'Waiting'] as const
type Name = (typeof names)[number]

let desk: Desk
let url: string
let her: Person
const screens = new Map<Name, Screen>()
const tokens = new Map<Name, string>()
let heard: (name: Name) => Message[]
let beginning: string
let visit: string

/** One visit from its booking through money, words and check-in, taken back, to its end. */
async function anEvening(): Promise<void> {
  const wish = { her, hour: '18:00', night: wednesday, donationAmount: 18, ...words }
  visit = `reservations/${await desk.booked(wish)}`
  const steps: [string, object][] = [
    ['payments/makepayment', { amt: 10, reservationId: visit.slice(13), ...card('practice_ok') }],
    [`${visit}/notes`, words],
    [`${visit}/merchandise`, { items: [{ item: 'Slippers', quantity: 1 }] }],
    [`${visit}/status`, { status: 'Waiting' }],
    [`${visit}/status`, { status: 'Reserved' }],
    [`${visit}/status`, { status: 'Waiting' }],
  ]
  for (const [path, sent] of steps) {
    const { status, body: told } = await desk.reception.post(path, sent)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(told)}`)
    await desk.admin.post('settings/pagereload')
    await Promise.all([...screens.values()].map((screen) => screen.next('reload')))
  }
}

beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
  her = await desk.patron('2015550988')
  await her.post(`users/${her.userId}/newuserinfo`, {
    ...hers,
    address: '1 Elm Court',
    city: 'Lakewood',
    state: 'NJ',
    zipcode: '08701',
  })
  await desk.clock(at('17:50'))
  for (const name of names) {
    const { token } = await desk.staff(name)
    tokens.set(name, token)
    screens.set(name, await aScreen(url, token))
  }
  const hello = await screens.get('Reception')?.next('hello')
  beginning = hello?.id ?? ''
  await anEvening()
  heard = (name) => (screens.get(name)?.messages ?? []).slice(1)
})

/** The fields that the staff at the rooms sees, listed a second time from the table of who sees what. */
const onTheFloor = [
  ...[
    'reservationId',
    'reservationCode',
    'reservationStatus',
    'statusSince',
    'room',
    'roomId',
    'roomType',
  ],
  ...['bath', 'handicapped', 'privateRoom', 'chabadBor', 'reservationDate', 'scheduleDate'],
  ...['reservationTime', 'expectedEndTime', 'timeArrived', 'arrivedOnTime', 'timeCompleted'],
  ...['hasExtraTime', 'doubleSlot', 'alternateLocation', 'location', 'kallah'],
]
const forAttendants = [
  ...onTheFloor,
  ...['parking', 'salonManicure', 'salonPedicure', 'salonBoth', 'supplies'],
  ...['firstTime', 'userPreviousReservationKallah', 'excludedAttendants', 'userNotes'],
  ...['attendantNote', 'statusHistory'],
]
const mayBeTold: Record<Name, readonly string[] | 'all'> = {
  Reception: 'all',
  Admin: 'all',
  Attendant: forAttendants,
  Mikvah: onTheFloor,
  Room1: [],
  Kiosk: [],
  Waiting: ['waitingCode', 'called', 'roomNumber', 'waiting'],
}

describe('an evening on every screen', () => {
  it('says of a visit what the role may see, no field more and none less', () => {
    for (const name of names) {
      const fields = heard(name)
        .filter(({ event }) => event === 'reservation')
        .map(({ data }) => Object.keys(data).sort())
      const may = mayBeTold[name]
      if (may === 'all') {
        expect(fields.length).toBeGreaterThan(5)
        for (const answer of fields) {
          expect(answer).toEqual(expect.arrayContaining([...forAttendants, 'notes', 'balance']))
        }
      } else {
        if (may.length > 0) expect([name, fields.length]).not.toEqual([name, 0])
        for (const answer of fields) expect([name, answer]).toEqual([name, [...may].sort()])
      }
    }
  })

  it('tells no one her name, number or address, nor anybody but the desk what it wrote or she paid', () => {
    const personal = [...Object.values(hers), '2015550988', 'Elm Court']
    const ofTheDesk = [words.notes, words.reservationNotes, '127.0.0.1', her.userId, 'Slippers']
    for (const name of names) {
      const said = heard(name)
        .map(({ text }) => text)
        .join()
      const atTheDesk = name === 'Reception' || name === 'Admin'
      for (const word of [...personal, ...(atTheDesk ? [] : ofTheDesk)]) {
        expect([name, word, said.includes(word)]).toEqual([name, word, false])
      }
      const hearsHerWords = atTheDesk || name === 'Attendant'
      expect([name, said.includes(words.userNotes)]).toEqual([name, hearsHerWords])
    }
  })

  it('tells an attendant of the history statuses and times alone', () => {
    const last = heard('Attendant').findLast(({ event }) => event === 'reservation')
    const { statusHistory } = last?.data ?? {}
    expect(statusHistory.length).toBeGreaterThan(3)
    for (const entry of statusHistory) {
      expect(Object.keys(entry)).toEqual([
        'previousReservationStatus',
        'newReservationStatus',
        'previousStatusChange',
        'dateCreated',
      ])
    }
  })

  it('tells the waiting area a code while she waits, and to load the codes anew when it is taken back', () => {
    const answer = heard('Waiting').filter(
      ({ event }) => event !== 'reload' && event !== 'settings',
    )
    expect(answer.map(({ event }) => event)).toEqual(['reservation', 'resync', 'reservation'])
    expect(answer[0]?.data).toEqual({
      waitingCode: expect.stringMatching(/^\d{3}$/),
      called: false,
      roomNumber: null,
      waiting: true,
    })
  })

  it('tells the desk and the attendants what she now asks to be known at every visit, and once', async () => {
    await desk.clock(at('17:50'))
    const write = (value: string) =>
      her.send('PATCH', `users/${her.userId}`, [{ op: 'add', path: '/Notes', value }])
    const saying = (name: Name) =>
      heard(name).filter(({ text }) => text.includes('Please speak slowly'))
    for (let times = 0; times < 2; times++)
      expect((await write('Please speak slowly')).status).toBe(200)
    await desk.admin.post('settings/pagereload')
    await Promise.all([...screens.values()].map((screen) => screen.next('reload')))
    expect(names.flatMap((name) => saying(name).map(({ event }) => [name, event]))).toEqual(
      (['Reception', 'Admin', 'Attendant'] as const).map((name) => [name, 'reservation']),
    )
  })

  it('is the same to the letter on every screen that comes back', async () => {
    for (const name of names) {
      const back = await aScreen(url, tokens.get(name) ?? '', { lastEventId: beginning })
      const live = heard(name)
      await back.next(({ id }) => id === live.at(-1)?.id)
      expect(back.messages.slice(1).map(({ text }) => text)).toEqual(live.map(({ text }) => text))
    }
  })

  it('names her at the desk where the facility wants names', async () => {
    await desk.put({ showUserNameinResDetails: 'True' })
    await desk.reception.post(`${visit}/notes`, { notes: 'Named' })
    await screens.get('Reception')?.next(({ data }) => data.notes === 'Named')
    const last = heard('Reception').findLast(({ event }) => event === 'reservation')
    expect(last?.data.user).toMatchObject({ firstName: hers.firstName })
    const attendant = heard('Attendant').map(({ text }) => text)
    expect(attendant.join()).not.toContain(hers.firstName)
  })
})

it('a room hears of the visit in it, as a room may see it, and of no other', () => {
  const inRoom = {
    reservationId: 'hers',
    room: { id: 7, number: '7' },
    notes: 'Late',
    kallah: true,
    roomAssignedHistory: [{ room: { id: 7, number: '7' }, to: null }],
  }
  const shaped = (room: number | null) =>
    visitKind.shape(inRoom as never, listenerAs('room', { room }))
  expect(shaped(7)).toEqual({ reservationId: 'hers', room: inRoom.room, kallah: true })
  expect([shaped(8), shaped(null)]).toEqual([null, null])
})

it('a visit of another night is news for the desk alone, but for who is still in the building from before', () => {
  const heardBy = (reservationStatus: string, { tonight = false, hasJustLeft = false } = {}) => {
    const visit = { reservationId: 'hers', reservationStatus, tonight, hasJustLeft }
    const hears = (audience: 'desk' | 'attendant' | 'mikvah') =>
      visitKind.shape(visit as never, listenerAs(audience)) !== null
    return (['desk', 'attendant', 'mikvah'] as const).filter(hears)
  }
  const everybody = ['desk', 'attendant', 'mikvah']
  expect(heardBy('Reserved')).toEqual(['desk'])
  expect(heardBy('Canceled')).toEqual(['desk'])
  expect(heardBy('Reserved', { tonight: true })).toEqual(everybody)
  expect(heardBy('Prep')).toEqual(everybody)
  expect(heardBy('Done', { hasJustLeft: true })).toEqual(everybody)
  expect(heardBy('Done')).toEqual(['desk'])
})

describe('a visit at the water', () => {
  let id: string
  let waitingCode: string
  let waiting: Screen
  let room: Screen
  const wish = { reservationTime: at('18:15') }
  const book = (more: object) =>
    desk.reception.post('reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true', {
      ...wish,
      ...more,
    })
  /** The events of visits that both screens receive while this is done. */
  const heardOf = async (act: () => Promise<unknown>) => {
    const both = [waiting, room]
    const before = both.map(({ messages }) => messages.length)
    await act()
    await desk.admin.post('settings/pagereload')
    await Promise.all(both.map((screen) => screen.next('reload')))
    return both.map(({ messages }, nth) =>
      messages
        .slice(before[nth])
        .filter(({ event }) => event === 'reservation' || event === 'resync')
        .map(({ event, data }) => (event === 'resync' ? event : data)),
    )
  }
  beforeAll(async () => {
    await desk.db.orm.update(rooms).set({ status: 'Ready' })
    const theHall = { sectionId: 'upper', attendantId: 'batsheva' }
    await desk.reception.post('attendants/tonight', theHall)
    const { userId } = await desk.patron()
    const { body } = await book({ userId })
    id = body.result.reservationId
    await desk.reception.post(`reservations/${id}/status`, { status: 'Waiting' })
    const placed = await desk.reception.post('reservations/assignroom', {
      reservationId: id,
      roomId: 7,
    })
    waitingCode = placed.body.result.reservation.waitingCode
    waiting = await aScreen(url, (await desk.staff('Waiting')).token)
    room = await aScreen(url, (await desk.staff('Room7')).token)
    for (const screen of [waiting, room]) await screen.next('hello')
  })

  it('that is edited stays on the screen of codes', async () => {
    const [codes] = await heardOf(async () => {
      const { body } = await desk.reception.get(`reservations/${id}`)
      const edited = await book({ userId: body.userId, replacingReservationId: id, hold: true })
      id = edited.body.result.reservationId
    })
    expect(codes).toEqual([{ waitingCode, called: true, roomNumber: '7', waiting: true }])
  })

  it('that is in its room is a code less, with no word of where she is', async () => {
    const [codes] = await heardOf(() =>
      desk.reception.post(`reservations/${id}/status`, { status: 'Prep' }),
    )
    expect(codes).toEqual([{ waitingCode, called: false, roomNumber: null, waiting: false }])
  })

  it('that goes has its room look anew', async () => {
    const [codes, inRoom] = await heardOf(() =>
      desk.reception.post(`reservations/${id}/status`, { status: 'Done' }),
    )
    expect(inRoom).toEqual(['resync'])
    expect(codes).toEqual([{ waitingCode, called: false, roomNumber: null, waiting: false }])
  })

  it('takes no code off in another night than its own', async () => {
    await desk.clock(at('17:50', '2026-11-26'))
    const [codes] = await heardOf(() =>
      desk.reception.post(`reservations/${id}/notes`, { notes: 'Forgot her comb' }),
    )
    expect(codes).toEqual([])
  })
})

describe('the stream', () => {
  it('is for the screens of the house: nobody else gets one', async () => {
    const patron = await aScreen(url, her.token)
    expect([patron.status, patron.body.code]).toEqual([403, 'role-missing'])
    for (const token of ['', 'nonsense']) expect((await aScreen(url, token)).status).toBe(401)
    for (const role of staffRoles) expect(screens.get(role)?.status).toBe(200)
  })

  it('takes no token from the address', async () => {
    const token = desk.reception.token
    for (const name of ['token', 'access_token', 'authorization', 'lastEventId']) {
      const path = `/api/api/events?${name}=${token}`
      expect((await aScreen(url, '', { path })).status).toBe(401)
      const refused = await aScreen(url, token, { path })
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request'])
    }
  })
})
