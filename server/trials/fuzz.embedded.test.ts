import { changesStatus } from '@mikvah/contract/audited.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { practiceCards } from '../integrations/payments/practice/cards.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { practiceSignIns } from '../practice/sign-ins.ts'
import type { Caller } from '../request/context.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { papers, upload } from '../test/an-upload.ts'
import { atTheGate } from '../test/at-the-gate.ts'
import { callsOf } from '../test/calls.ts'
import { inTheGate, long } from '../test/long.ts'
import { seeded } from '../test/play.ts'
import { type Known, type Wild, wildRequest } from '../test/wild-request.ts'
import { watchRows } from '../test/written-rows.ts'

/** How many requests are tried: a thousand in `npm test`, twenty thousand in `npm run test:long`. */
const tries = Number(process.env.FUZZ_TRIES ?? inTheGate(1000, 20_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_124)

/**
 * Calls that aren’t tried: they end the sign-in, move the clock, or remove the facility or patrons that the other tries
 * need.
 */
const leftOut = ['logout', 'eraseUser', 'practiceClock', 'practiceReset']

let desk: Desk
let calls: Endpoint[]
/** A caller, with the ids that she knows, of which her own come first. */
type Calling = { token: string | null; holds: (call: Endpoint) => boolean; known: Known }
let callers: () => Promise<Calling[]>
let rowsWritten: () => Promise<string[]>

beforeAll(async () => {
  desk = await aDesk({ settings: { reservationsPerNight: '', reservationsUpcoming: '' } })
  calls = callsOf(desk.app).filter(({ name }) => !leftOut.includes(name))
  const patrons = await Promise.all(['18:00', '19:00', '20:00'].map(aPatronWithAVisit))
  const gate = (await atTheGate(desk)).userId
  const all = thingsOf([...patrons, ...patrons, { userId: desk.admin.userId }])
  const staff = practiceSignIns.filter(({ kind }) => kind !== 'patron')
  callers = async () => [
    { token: null, holds: ({ who }) => who.includes('anyone'), known: all },
    { token: 'a.b.c', holds: () => false, known: all },
    ...(await Promise.all(
      patrons.map(async (her) => ({
        token: await tokenOf({ ...her, kind: 'patron', roles: [] }),
        holds: ({ who }: Endpoint) => who.includes('own') || who.includes('signedIn'),
        known: thingsOf([...Array<Things>(9).fill(her), ...patrons]),
      })),
    )),
    {
      token: await tokenOf({ userId: gate, kind: 'patron', roles: ['OpenGarageGate'] }),
      holds: ({ who }: Endpoint) => who.includes('OpenGarageGate'),
      known: all,
    },
    ...(await Promise.all(
      staff.map(async ({ userName, roles, kind }) => {
        const { userId } = await desk.staff(userName)
        return {
          token: await tokenOf({ userId, kind, roles }),
          holds: ({ who }: Endpoint) =>
            who.some((one) =>
              one === 'own'
                ? holds(roles, 'Reception')
                : one !== 'anyone' && one !== 'signedIn' && holds(roles, one),
            ),
          known: all,
        }
      }),
    )),
  ]
  rowsWritten = await watchRows(desk.db)
})

const tokenOf = ({ userId, kind, roles }: Omit<Caller, 'family'>) =>
  writeAccessToken(desk.parts, { userId, kind, roles, family: null })

/** The ids of what a caller has, which a request may name. */
type Things = {
  userId: string
  reservationId?: string
  paymentId?: string
  cardId?: string
  requestId?: string
}

async function aPatronWithAVisit(time: string): Promise<Things> {
  const her = await desk.patron()
  const booked = await her.post('reservations/newreservation', { reservationTime: at(time) })
  const { reservationId } = booked.body.result
  const paid = await her.post('payments/makepayment', {
    amt: 25,
    reservationId,
    saveCard: true,
    paymentInfo: { sourceToken: 'practice_ok' },
  })
  const { body: cards } = await her.get(`users/${her.userId}/savedcards`)
  const { paymentId } = paid.body.result[0]
  const path = `users/${her.userId}/LicenseAndRegistration`
  const sent = await upload(desk.app, her, { path, parts: await papers() })
  const requestId = sent.body.result.id
  return { userId: her.userId, reservationId, paymentId, cardId: cards[0].id, requestId }
}

function thingsOf(those: readonly Things[]): Known {
  const listed = (name: keyof Things) => those.flatMap((one) => one[name] ?? [])
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-12-20', '2027-03-01']
  const times = ['18:00', '19:00', '20:30', '03:00'].flatMap((time) =>
    days.map((day) => at(time, day)),
  )
  const money = [0, 5, 18, 25, 25.5, 150, 300]
  const given = (names: string[], values: readonly unknown[]) => names.map((name) => [name, values])
  return Object.fromEntries([
    ...given(['userId', 'user', 'userid'], listed('userId')),
    ...given(
      ['reservationId', 'replacingReservationId', 'replacingreservationid'],
      listed('reservationId'),
    ),
    ...given(['paymentId', 'paymentIntent'], listed('paymentId')),
    ...given(['sourceToken'], [...practiceCards.keys(), 'nonsense', 'tok_visa']),
    ...given(['sourceCard', 'cardId'], listed('cardId')),
    ...given(['requestId'], listed('requestId')),
    ...given(['nth'], ['0', '1', '2']),
    ...given(['plateNumber'], ['ABC 123', 'A|B']),
    ...given(['processor'], ['stripe', 'cardknox']),
    ...given(['dt', 'dtTo', 'dateFrom', 'dateTo', 'expireFrom', 'expireTo', 'date'], days),
    ...given(['reservationTime', 'openTime', 'lastEntryTime', 'zmanTevillah', 'since'], times),
    ...given(['amt', 'tipAmount', 'donationAmount', 'expectedTotal', 'price'], money),
    ...given(['phone', 'phoneNumber'], ['7325550101', '+972 52 555 0123', '(732) 555-0199']),
    ...given(['NewPassword', 'ConfirmPassword', 'currentPassword', 'password'], ['practice-admin']),
    ...given(['username'], ['Admin', 'Kiosk', '17325550101', 'nobody']),
    ...given(['grant_type'], ['password', 'refresh_token']),
    ...given(['authCode'], ['123456', '000000', 'abcdef']),
    ...given(['key'], [...settingKeys, 'noticeLoginCode']),
    ...given(['value'], ['1', '', 'True', '25', 'nonsense', '18:00']),
    ...given(['path'], ['/firstName', 'email', '/roles', '/plateNumber', '/__proto__']),
    ...given(['item'], ['Slippers', 'Robe']),
    ...given(['sectionId'], ['upper', 'garden', 'brook']),
    ...given(['roomId', 'roomid'], [1, 7, 10, 15]),
    ...given(['cubicleId'], [1, 2]),
    ...given(['attendantId', 'attendant'], ['batsheva', 'devora', 'esther']),
    ...given(['role'], ['Reception', 'Attendant', 'Nobody']),
    ...given(['locationId'], ['main', 'alternate']),
    ...given(['number', 'name'], ['31', '32', 'Attic']),
    ...given(['membershipLevel', 'level'], ['Friend', 'Silver']),
    ...given(['installments'], [1, 12]),
    ...given(['email'], ['her@example.com']),
  ]) as Known
}

const refusedStatuses = [400, 401, 403, 404, 413, 415]

/** The tables that a refused request may write to: it counts the try, and stores its answer where a key was sent. */
function mayWrite(call: Endpoint, request: Wild, status: number): string[] {
  return [
    'limits',
    ...(call.name === 'registrationVerify' ? ['login_codes'] : []),
    // What a kiosk asked for in vain counts, and the desk is told when it is locked.
    ...(call.name === 'findUserByPhone' ? ['kiosk_visits', 'live_events'] : []),
    // So does a wrong passcode, which is written down, and a card or a code of a screen that nobody knows.
    ...(call.name === 'staffEntry' ? ['audit_log', 'live_events'] : []),
    ...(changesStatus(call) || call.name === 'pairDevice' ? ['live_events'] : []),
    // Those who book together are judged with their night open, and who is refused leaves it so.
    ...(call.name === 'newReservation' ? ['nights'] : []),
    // The first act of who helps tonight opens the house, whatever becomes of it.
    ...(call.who.includes('Attendant') ? ['live_events', 'rooms', 'sections'] : []),
    // The office learns that the desk has used up its messages.
    ...(call.name === 'sendSms' ? ['effects'] : []),
    ...(request.headers?.['idempotency-key'] && status !== 401 ? ['idempotency_keys'] : []),
  ]
}

/** Whether the contract names this refusal. That a card doesn’t exist is for the processor to say. */
const declared = (status: number, text: string) =>
  status === 502 && JSON.parse(text).code === 'processor-error'

describe('any request to any call', () => {
  it(`${tries} of them: none fails, and a refused one writes nothing`, async () => {
    const random = seeded(seed)
    const counts: Record<number, number> = {}
    const answered = new Set<string>()
    const failures: string[] = []
    let calling: Calling[] = []
    for (let attempt = 0; attempt < tries; attempt++) {
      if (attempt % 400 === 0) calling = await callers()
      const call = calls[random(calls.length)] as Endpoint
      const fit = random(3) > 0 ? calling.filter((one) => one.holds(call)) : []
      const from = fit.length > 0 ? fit : calling
      const { token, known } = from[random(from.length)] as Calling
      const request = wildRequest(random, call, known)
      const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
      if (attempt % 400 === 0) await rowsWritten()
      const { statusCode, body } = await desk.app.inject({ ...request, headers })
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
      if (statusCode < 300) answered.add(call.name)
      const tell = (what: string) =>
        failures.push(
          `${attempt} ${call.name} ${request.method} ${request.url.slice(0, 200)} ${what}: ${String(request.payload).slice(0, 300)} -> ${statusCode} ${body.slice(0, 200)}`,
        )
      if (statusCode >= 500 && !declared(statusCode, body)) tell('failed')
      const written = await rowsWritten()
      if (refusedStatuses.includes(statusCode)) {
        const allowed = mayWrite(call, request, statusCode)
        const more = written.filter((table) => !allowed.includes(table))
        if (more.length > 0) tell(`was refused and wrote ${more.join()}`)
      }
      if (written.includes('effects')) {
        await deliverDue(desk.parts)
        await rowsWritten()
      }
    }
    if (process.env.FUZZ_TRIES || long) {
      process.stdout.write(`answers by status: ${JSON.stringify(counts)}\n`)
    }
    expect(failures).toEqual([])
    // What a call needs to be done is seldom drawn at once: a thousand do three in five of them.
    expect(answered.size).toBeGreaterThan(calls.length * (tries < 3000 ? 0.5 : 0.65))
    expect(Object.keys(counts)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '415']),
    )
  }, 1_800_000)
})
