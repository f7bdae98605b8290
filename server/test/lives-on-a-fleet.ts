import { at } from './a-desk.ts'
import type { Answer, Fleet } from './a-fleet.ts'
import { aScreen, type Message, type Screen } from './a-screen.ts'
import type { SignedIn } from './many-patrons.ts'
import { waitFor } from './wait-for.ts'

/** A visit as the answers told of it, without anything that no answer has said. */
export type Visit = {
  id: string
  userId: string
  night: string
  cents: number
  paid: boolean
  canceled: boolean
  /** The statuses that the visit was told to have, in the order in which they came. */
  steps: string[]
}
/** What was lived on a fleet: visits as they were told of, bookings that were refused, and acts that succeeded. */
export type Life = { visits: Visit[]; refused: number; acts: number }
export const noLife = (): Life => ({ visits: [], refused: 0, acts: 0 })

type Going = { fleet: Fleet; life: Life; isOver: () => boolean }

let keys = 0
const aKey = () => `fleet-key-${keys++}`

const visitIn = ({ body }: Answer, userId: string): Visit => {
  const { reservationId: id, balance, scheduleDate: night } = body.result
  return {
    ...{ id, userId, night, cents: Math.round(balance * 100) },
    ...{ paid: false, canceled: false, steps: ['Reserved'] },
  }
}

const bookingNights = ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30']
const quarters = ['00', '15', '30', '45']
const aTime = (dice: (below: number) => number) =>
  at(`${19 + dice(3)}:${quarters[dice(4)]}`, bookingNights[dice(bookingNights.length)])

/** Books and pays by card again and again until `isOver`, and cancels two visits in three. */
export async function aPatronsLife(
  { fleet, life, isOver }: Going,
  { userId, token }: SignedIn,
  dice: (below: number) => number,
): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const booked = await fleet.ask({
      path: 'reservations/newreservation?v=1',
      body: { reservationTime: aTime(dice) },
      token,
      key: aKey(),
    })
    if (booked.status !== 200) {
      mustBe(booked, 409, 'slot-taken')
      life.refused++
      continue
    }
    const visit = visitIn(booked, userId)
    life.visits.push(visit)
    life.acts++
    const card = dice(4) === 0 ? 'practice_lost_answer' : 'practice_ok'
    const reservationId = visit.id
    const paid = await fleet.ask({
      path: 'payments/makepayment',
      body: { amt: visit.cents / 100, reservationId, paymentInfo: { sourceToken: card } },
      token,
      key: aKey(),
    })
    mustBe(paid, 200)
    visit.paid = true
    life.acts++
    if (turn % 3 === 0) continue
    await step(fleet, visit, 'Canceled', {
      path: `reservations/${visit.id}/status`,
      body: { status: 'Canceled' },
      token,
    })
    visit.canceled = true
    life.acts++
  }
}

/**
 * Leads one visit after another through a room, from check-in to Done, and has the room cleaned; until `isOver`, or no
 * guest is left.
 */
export async function anEveningAtTheDesk(
  { fleet, life, isOver }: Going,
  desk: { token: () => string; room: number; guests: readonly SignedIn[] },
): Promise<void> {
  const { token, room: roomId, guests } = desk
  for (const { userId } of guests) {
    if (isOver()) return
    const booked = await fleet.ask({
      path: 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true',
      body: { userId, reservationTime: at('20:00', '2026-11-24') },
      token: token(),
      key: aKey(),
    })
    mustBe(booked, 200)
    const visit = visitIn(booked, userId)
    life.visits.push(visit)
    life.acts++
    const moves: [string, string, object][] = [
      ['Waiting', `reservations/checkin?resId=${visit.id}`, {}],
      ['Assigned', 'reservations/assignroom', { reservationId: visit.id, roomId }],
      ...['Prep', 'ReadyForMikvah', 'Dressing', 'Done'].map((status): [string, string, object] => [
        status,
        `reservations/${visit.id}/status`,
        { status, overrideReason: 'They play.' },
      ]),
    ]
    for (const [status, path, body] of moves) {
      await step(fleet, visit, status, { path, body, token: token() })
      life.acts++
    }
    for (const status of ['Cleaning', 'Ready']) {
      const set = { path: `rooms/${roomId}/status`, body: { status }, token: token() }
      const got = await fleet.ask({ ...set, key: aKey() })
      if (got.status !== 200 && got.body.result?.status !== status) mustBe(got, 200)
      life.acts++
    }
  }
}

/** A move whose answer was cut off is told, when it is asked again, that she is where she was to go. */
async function step(
  fleet: Fleet,
  visit: Visit,
  status: string,
  sent: { path: string; body: object; token: string },
): Promise<void> {
  const got = await fleet.ask({ ...sent, key: aKey() })
  const { result } = got.body
  const stands = (result?.reservation ?? result)?.reservationStatus
  if (got.status !== 200 && stands !== status) mustBe(got, 200)
  visit.steps.push(status)
}

function mustBe({ status, body }: Answer, expected: number, code?: string): void {
  if (status === expected && (code === undefined || body.code === code)) return
  throw new Error(`Told ${status} and not ${expected}: ${JSON.stringify(body)}`)
}

/** A screen that comes back by itself at the next process, as a browser does, with the last id it heard. */
export type Board = { messages(): Message[]; lines: Screen[]; close(): Promise<void> }

/** Opens a board at the process of this number, and waits for its hello. */
export async function aBoard(fleet: Fleet, token: () => string, from: number): Promise<Board> {
  const lines: Screen[] = []
  let closed = false
  let turn = from
  const lastHeard = () => lines.flatMap(({ messages }) => messages).at(-1)?.id
  const open = async () => {
    const at = fleet.members[turn++ % fleet.members.length]?.url ?? ''
    const lastEventId = lastHeard()
    const line = await aScreen(at, token(), lastEventId ? { lastEventId } : {})
    if (line.status !== 200) throw new Error(`The stream was refused: ${line.status}`)
    lines.push(line)
    return line
  }
  const first = await open()
  await first.next('hello')
  const stays = async () => {
    for (let line = first; !closed; line = await waitFor(open)) await line.ended
  }
  const staying = stays()
  return {
    lines,
    messages: () =>
      lines.flatMap(({ messages }) => messages).filter(({ event }) => event !== 'hello'),
    async close() {
      closed = true
      lines.at(-1)?.close()
      await staying
    },
  }
}
