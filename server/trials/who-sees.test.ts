import { type SeenField, sees, type Viewer, visitSeenBy } from '@mikvah/rules/room/who-sees.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'

/** Who may see which field of a visit, walked on every answer that shows the floor. */
const fields = Object.keys(visitSeenBy) as SeenField[]
const looking: readonly [string, Viewer][] = [
  ['Admin', 'desk'],
  ['Reception', 'desk'],
  ['Attendant', 'attendant'],
]

type Told = Record<SeenField, unknown>
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
  return 'reservationCode' in told && 'waitingCode' in told ? [told as Told, ...inside] : inside
}

const answersTo = async (person: Person, paths: readonly string[]) => {
  const answers = await Promise.all(paths.map((path) => person.get(path)))
  return answers.flatMap(({ body }) => visitsIn(body))
}

const wrongIn = (visits: readonly Told[], viewer: Viewer) =>
  visits.flatMap((visit) =>
    fields.filter((field) => !(field in visit) || (!sees(viewer, field) && visit[field] !== null)),
  )

describe('what of a visit is told', () => {
  it.each(looking)('to %s, whatever shows the floor', async (name, viewer) => {
    const person = await facility.staff(name)
    const paths = ['rooms/list', 'rooms/cleaninglist', `rooms/${roomsInUse[0]}`]
    const visits = await answersTo(person, paths)
    expect(visits.length).toBeGreaterThan(5)
    expect(wrongIn(visits, viewer)).toEqual([])
    const known = fields.filter((field) => visits.some((visit) => visit[field] !== null))
    const expected = fields.filter((field) => sees(viewer, field))
    // What nobody here has yet (a note of the desk, a time of leaving) can't be told apart from what isn't told.
    const seldom: SeenField[] = ['notes', 'userNotes', 'timeCompleted']
    expect(known).toEqual(expect.arrayContaining(expected.filter((one) => !seldom.includes(one))))
  })

  it('to the screen of a room is its own visit, without names or money', async () => {
    const [id] = roomsInUse
    const screen = await facility.staff(`Room${id}`)
    const visits = await answersTo(screen, ['rooms/list', 'rooms/cleaninglist', `rooms/${id}`])
    expect(visits).toHaveLength(2)
    expect(wrongIn(visits, 'room')).toEqual([])
    expect(visits[0]?.reservationCode).toMatch(/^\d{4}$/)
    expect(await answersTo(screen, [`rooms/${roomsInUse[1]}`])).toEqual([])
  })

  it('has no names on the board where the office doesn’t show them', async () => {
    await facility.set('showUserNameinResDetails', 'false')
    const visits = await answersTo(await facility.staff('Reception'), ['rooms/list'])
    const personal: SeenField[] = ['firstName', 'lastName', 'phoneNumber']
    expect(visits.flatMap((visit) => personal.filter((field) => visit[field] !== null))).toEqual([])
    expect(visits.every(({ balance }) => balance !== null)).toBe(true)
    await facility.set('showUserNameinResDetails', 'true')
  })
})
