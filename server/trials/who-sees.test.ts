import type { Reservation } from '@mikvah/contract/contract.ts'
import { type Audience, visitSeenBy } from '@mikvah/contract/who-sees.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'

/** Who may see which field of a visit, walked on every answer that shows more than one's own. */
type Field = keyof Reservation
const fields = Object.keys(visitSeenBy) as Field[]
const looking: readonly [string, Audience][] = [
  ['Admin', 'desk'],
  ['Reception', 'desk'],
  ['Attendant', 'attendant'],
]

type Told = Partial<Record<Field, unknown>>
let facility: TestFacility
let roomsInUse: number[]
beforeAll(async () => {
  facility = await aFacility({
    ...{ now: '2026-11-24T18:15:00-05:00', seed: 'evening' },
    settings: { showUserNameinResDetails: 'true' },
  })
  const desk = await facility.staff('Reception')
  const { body } = await desk.get('rooms/list')
  roomsInUse = body
    .filter(({ reservation }: { reservation: unknown }) => reservation)
    .map(({ id }: { id: number }) => id)
})

/** Every visit anywhere in an answer. */
function visitsIn(told: unknown): Told[] {
  if (Array.isArray(told)) return told.flatMap(visitsIn)
  if (typeof told !== 'object' || told === null) return []
  const inside = Object.values(told).flatMap(visitsIn)
  return 'reservationCode' in told ? [told as Told, ...inside] : inside
}

const answersTo = async (person: Person, paths: readonly string[]) => {
  const answers = await Promise.all(paths.map((path) => person.get(path)))
  return answers.flatMap(({ body }) => visitsIn(body))
}

const tooMuch = (visits: readonly Told[], audience: Audience) =>
  visits.flatMap((visit) =>
    fields.filter((field) => field in visit && !visitSeenBy[field].includes(audience)),
  )

/** The fields that only the desk may know, listed a second time. */
const desksAlone: readonly Field[] = [
  ...(['user', 'userId', 'notes', 'reservationNotes', 'waitingCode', 'createdByIp'] as const),
  ...(['balance', 'paid', 'payments', 'merchandise', 'tipAmount', 'donationAmount'] as const),
  ...(['userMembership', 'member', 'quoteLines', 'refund', 'refundMissed', 'cubicle'] as const),
]
const helpersAlone: readonly Field[] = [
  ...(['firstTime', 'userPreviousReservationKallah', 'userNotes', 'excludedAttendants'] as const),
  ...(['statusHistory', 'attendantNote'] as const),
]

describe('what of a visit is told', () => {
  it.each(looking)('to %s, whatever shows the floor', async (name, audience) => {
    const person = await facility.staff(name)
    const paths = [
      ...['rooms/list', 'rooms/cleaninglist', 'reservations/listreception'],
      `rooms/${roomsInUse[0]}`,
    ]
    const visits = await answersTo(person, paths)
    expect(visits.length).toBeGreaterThan(5)
    expect(tooMuch(visits, audience)).toEqual([])
    const missing = fields.filter(
      (field) => visitSeenBy[field].includes(audience) && visits.some((one) => !(field in one)),
    )
    expect(missing).toEqual([])
    const hidden = audience === 'desk' ? [] : desksAlone
    expect(hidden.filter((field) => visits.some((one) => field in one))).toEqual([])
    const [entry] = visits.flatMap(({ statusHistory }) => statusHistory as object[])
    expect('statusLastUpdatedByIp' in (entry ?? {})).toBe(audience === 'desk')
  })

  it('to the screen of a room is its own visit, without names or money', async () => {
    const [id] = roomsInUse
    const screen = await facility.staff(`Room${id}`)
    const visits = await answersTo(screen, ['rooms/list', 'rooms/cleaninglist', `rooms/${id}`])
    expect(visits).toHaveLength(2)
    expect(tooMuch(visits, 'room')).toEqual([])
    const hidden = [...desksAlone, ...helpersAlone]
    expect(hidden.filter((field) => visits.some((one) => field in one))).toEqual([])
    expect(visits[0]?.reservationCode).toMatch(/^\d{4}$/)
    expect(await answersTo(screen, [`rooms/${roomsInUse[1]}`])).toEqual([])
  })

  it('has no names on the board where the office doesn’t show them', async () => {
    const desk = await facility.staff('Reception')
    const named = async () => (await answersTo(desk, ['rooms/list'])).map(({ user }) => user)
    expect(await named()).not.toContain(null)
    await facility.set('showUserNameinResDetails', 'false')
    expect(new Set(await named())).toEqual(new Set([null]))
    await facility.set('showUserNameinResDetails', 'true')
  })
})
