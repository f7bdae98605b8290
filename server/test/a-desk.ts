import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { aFacility, type Person, type TestFacility, tuesday } from './a-facility.ts'
import { inARoom } from './in-a-room.ts'
import type { Received } from './received.ts'

/** What the desk books: whose visit, at what hour of which night, and any field of the call. */
type Wish = {
  /** A new patron, unless she is named. */
  her?: { userId: string }
  /** 20:00, unless another is named. */
  hour?: string
  /** The night of the day that the desk begins with, unless another is named. */
  night?: string
  [field: string]: unknown
}

/**
 * A facility with Admin and Reception signed in once, whose settings are set without signing in each time, and where a
 * visit is booked, or brought into a room, in one line.
 */
export type Desk = TestFacility & {
  admin: Person
  reception: Person
  put(settings: Record<string, string>): Promise<void>
  /** A visit as the booking call answers it. Reception books it whether its hour is past or full. */
  aVisit(wish?: Wish): Promise<Received>
  /** The id of a visit that is booked as `aVisit` does. */
  booked(wish?: Wish): Promise<string>
  /** The id of a visit that is booked as `aVisit` does, and written into a room (`in-a-room.ts`). */
  inRoom(room: number, status?: ReservationStatus, wish?: Wish): Promise<string>
}

/** Starts the facility, and sets the given settings as Admin once it runs; throws where one is refused. */
export async function aDesk(given: Parameters<typeof aFacility>[0] = {}): Promise<Desk> {
  const facility = await aFacility({ ...given, settings: {} })
  const admin = await facility.staff('Admin')
  const reception = await facility.staff('Reception')
  const put = async (settings: Record<string, string>) => {
    for (const [key, value] of Object.entries(settings)) {
      const { status, body } = await desk.admin.post('settings', { key, value })
      if (status !== 200) throw new Error(`Setting refused: ${JSON.stringify(body)}`)
    }
  }
  const day = (given.now ?? tuesday).slice(0, 10)
  const aVisit: Desk['aVisit'] = async ({ her, hour = '20:00', night = day, ...more } = {}) => {
    const { userId } = her ?? (await facility.patron())
    const path = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
    const wish = { userId, reservationTime: at(hour, night), ...more }
    const { body } = await desk.reception.post(path, wish)
    if (!body.result) throw new Error(`Not booked: ${JSON.stringify(body)}`)
    return body.result
  }
  const booked: Desk['booked'] = async (wish) => (await aVisit(wish)).reservationId
  const inRoom: Desk['inRoom'] = async (room, status = 'Assigned', wish = {}) => {
    const id = await booked(wish)
    await inARoom(facility, id, { room, status })
    return id
  }
  // Whoever signs one of them in anew puts her here, and all of it is done as her.
  const desk: Desk = { ...facility, admin, reception, put, aVisit, booked, inRoom }
  await put(given.settings ?? {})
  return desk
}

/** Wednesday, 25 November 2026: the night after the Tuesday that test clocks begin with. */
export const wednesday = '2026-11-25'
/** An hour (HH:mm) of a day, Wednesday unless another is named, as an instant in Lakewood's winter. */
export const at = (time: string, date: string = wednesday) => `${date}T${time}:00-05:00`
