import { plusDays } from '../../rules/time/business-day.ts'
import { signIn } from '../desk.ts'
import { type Answers, type Hand, handOf } from './hand.ts'

export type House = { url: string; answers: Answers }

/** How many screens listen through an evening, and go dark with it. */
const screens = 6

/**
 * The day of those who come: half of them book for tonight and half for tomorrow, most pay, some cancel and have their
 * money back, and one writes to the office.
 */
export async function bookThrough(
  { url, answers }: House,
  date: string,
  { tokens, visits }: { tokens: readonly string[]; visits: number },
): Promise<void> {
  const nights = [date, plusDays(date, 1)]
  for (let nth = 0; nth < visits; nth++) {
    const her = handOf(url, tokens[nth % tokens.length] ?? '', answers)
    const night = nights[nth % nights.length] ?? date
    const slots = (await her.ask(`reservations/availablereservations?dt=${night}`)).body
    // A night on which the house is closed has none.
    if (!Array.isArray(slots) || slots.length === 0) continue
    const reservationTime = slots[(nth * 7) % slots.length].timeSlot
    const booked = await her.ask('reservations/newreservation?v=1', {
      reservationTime,
      bath: nth % 3 === 0,
    })
    if (booked.status !== 200) continue
    const { reservationId, balance } = booked.body.result
    if (nth % 3 !== 2) {
      const paymentInfo = { sourceToken: 'practice_ok' }
      await her.ask('payments/makepayment', { amt: balance, reservationId, paymentInfo })
    }
    if (nth % 6 === 4) await her.ask(`reservations/${reservationId}/status`, { status: 'Canceled' })
  }
  await handOf(url, null, answers).ask('settings/ContactForm', {
    ...{
      firstName: 'A',
      lastName: 'Guest',
      email: 'guest@example.org',
      message: `Is there parking on ${date}?`,
    },
  })
}

type Room = { id: number; status: string }
type Visit = { reservationId: string }

/**
 * The evening: sections are opened, who has booked is led through a room and out (one in twelve doesn't come), who
 * hasn't paid pays, one is refunded. Gives how many were led through.
 */
export async function leadThrough({ url, answers }: House, date: string): Promise<number> {
  const session = await signIn(url, 'Reception')
  await signIn(url, '17325550101')
  const desk = handOf(url, session.accessToken, answers)
  const lines = await listen(url, session.accessToken)
  await openSections(desk)
  const board = (await desk.ask('reservations/listreception')).body
  const visits: Visit[] = board.upcoming
  const rooms: Room[] = (await desk.ask('rooms/list')).body
  const ready = rooms.filter(({ status }) => status === 'Ready')
  let done = 0
  for (const [nth, { reservationId }] of visits.entries()) {
    // One in twelve doesn't come.
    if (nth % 12 === 11) continue
    const inTurn = [...ready.slice(nth % ready.length), ...ready.slice(0, nth % ready.length)]
    if (await leadOne(desk, reservationId, inTurn)) done++
  }
  const office = handOf(url, (await signIn(url, 'Admin')).accessToken, answers)
  await refundOne({ desk, office }, date)
  await office.ask(`reservations/MorningReport?dt=${plusDays(date, -1)}`)
  for (const line of lines) line.abort()
  return done
}

type Named = { id: string }

async function openSections(desk: Hand): Promise<void> {
  const { body: sections } = await desk.ask('attendants/tonight')
  const [attendant] = (await desk.ask('attendants/list')).body
  if (!attendant || sections.length === 0) throw new Error('The house has no sections.')
  await desk.ask('sections/open', {
    sections: sections.map((tonight: { section: Named; attendant: Named | null }) => ({
      ...{ sectionId: tonight.section.id, attendantId: attendant.id },
      was: tonight.attendant?.id ?? null,
    })),
  })
}

/** From her arrival to her leaving, through the first of these rooms that suits her; whether she has been in. */
async function leadOne(desk: Hand, id: string, rooms: readonly Room[]): Promise<boolean> {
  await desk.ask(`reservations/checkin?resId=${id}`, {})
  const { balance } = (await desk.ask(`reservations/${id}`)).body
  if (balance > 0)
    await desk.ask('payments/makepayment', { amt: balance, reservationId: id, method: 'Cash' })
  const room = await roomFor(desk, id, rooms)
  if (!room) return false
  const overrideReason = 'A quiet evening.'
  for (const status of ['Prep', 'ReadyForMikvah', 'Dressing', 'Done'])
    await desk.ask(`reservations/${id}/status`, { status, overrideReason })
  for (const status of ['Cleaning', 'Ready']) await desk.ask(`rooms/${room.id}/status`, { status })
  return true
}

async function roomFor(desk: Hand, reservationId: string, rooms: readonly Room[]) {
  for (const room of rooms) {
    const { status } = await desk.ask('reservations/assignroom', { reservationId, roomId: room.id })
    if (status === 200) return room
  }
  return null
}

type Paid = { paymentId: string; method: string; amount: number; refundOf: string | null }

async function refundOne({ desk, office }: { desk: Hand; office: Hand }, date: string) {
  const { body } = await office.ask(`payments/list?dt=${date}&dtTo=${date}`)
  const paid: Paid[] = Array.isArray(body) ? body : []
  const back = new Set(paid.map(({ refundOf }) => refundOf))
  const one = paid.find(
    ({ paymentId, method, amount }) =>
      method === 'CreditCard' && amount > 0 && !back.has(paymentId),
  )
  if (!one) return
  const { paymentId, amount: amt } = one
  await desk.ask('payments/refund', { paymentId, amt, note: 'A gift.' })
}

/** Opens the lines of some screens, which hear all that happens. */
async function listen(url: string, token: string): Promise<AbortController[]> {
  const lines: AbortController[] = []
  for (let nth = 0; nth < screens; nth++) {
    const line = new AbortController()
    const answer = await fetch(`${url}/api/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: line.signal,
    })
    void answer.body?.pipeTo(new WritableStream()).catch(() => {})
    lines.push(line)
  }
  return lines
}
