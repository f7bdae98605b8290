import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { users } from '../../people/table.ts'
import { aFacility } from '../../test/a-facility.ts'
import { askedMeanwhile, post } from '../../test/over-the-wire.ts'
import { aHeldVisit, card } from '../../test/paying.ts'
import { stopAnswering, whenStopping } from './stopping.ts'

/** A grace that is over once what has been sent has been read. */
const over = () => new Promise<void>((resolve) => setImmediate(resolve))

it('answers as before until its grace is over, and asks for each line back', async () => {
  const { app } = await aFacility()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const grace = Promise.withResolvers<void>()
  const stopped = stopAnswering(app, { grace: grace.promise, patience: 60_000, hurry: 60_000 })
  const asked = Array.from({ length: 40 }, () => fetch(`${url}/api/api/settings/publicsettings`))
  for (const { status, headers } of await Promise.all(asked)) {
    expect([status, headers.get('connection')]).toEqual([200, 'close'])
  }
  grace.resolve()
  await stopped
})

it('answers what was sent before its grace was over, though it hadn’t come to read it', async () => {
  const { app } = await aFacility()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answers = askedMeanwhile(port)
  await stopAnswering(app, { grace: Promise.resolve(), patience: 60_000, hurry: 60_000 })
  expect(await answers).toEqual(Array.from({ length: 20 }, () => 'HTTP/1.1 200 OK'))
})

it('takes nothing in any more once its grace is over', async () => {
  const { app } = await aFacility()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const late = Promise.withResolvers<Response>()
  // What goes on by itself is ended right after; what comes then finds the door shut.
  whenStopping(app, () => late.resolve(fetch(`${address}/api/api/settings/publicsettings`)))
  const stopped = stopAnswering(app, { grace: over(), patience: 60_000, hurry: 60_000 })
  const { status, headers } = await late.promise
  expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([
    503,
    '1',
    'close',
  ])
  await stopped
})

/** A call for saved cards that is under way: the processor answers only when the test lets it. */
async function aCallUnderWay() {
  const facility = await aFacility()
  const letGo = Promise.withResolvers<[]>()
  const asked = Promise.withResolvers<void>()
  const { cards } = facility.parts.outside
  facility.parts.outside.cards = (values) => ({
    ...cards(values),
    listCards: () => {
      asked.resolve()
      return letGo.promise
    },
  })
  const patron = await facility.patron()
  await facility.db.orm.update(users).set({ customerRef: 'hers' })
  const call = patron.get(`users/${patron.userId}/savedcards`)
  await asked.promise
  return { facility, call, letGo: () => letGo.resolve([]) }
}

it('says that it ends while it answers what is under way, and closes every line', async () => {
  const { facility, call, letGo } = await aCallUnderWay()
  const stopped = stopAnswering(facility.app, { grace: over(), patience: 60_000, hurry: 60_000 })

  const ready = await facility.app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json().because]).toEqual([503, 'stopping'])
  expect(ready.headers['retry-after']).toBe('5')
  expect((await facility.app.inject({ url: '/healthz' })).statusCode).toBe(200)

  letGo()
  const { status, headers } = await call
  expect([status, headers.connection]).toEqual([200, 'close'])
  await stopped
})

/** Keeps timers of fifteen seconds and more from firing, so that only what ends a wait sooner does. */
function withoutLongTimers() {
  const { setTimeout } = globalThis
  const timer = vi.spyOn(globalThis, 'setTimeout')
  timer.mockImplementation(((act: () => void, ms: number) =>
    setTimeout(ms < 15_000 ? act : () => {}, ms < 15_000 ? ms : 0)) as typeof setTimeout)
  return () => timer.mockRestore()
}

it('answers a payment that waits for a processor which hangs, before the lines are closed', async () => {
  const facility = await aFacility()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<never>()
  const { cards } = facility.parts.outside
  facility.parts.outside.cards = (values) => ({
    ...cards(values),
    charge: () => {
      asked.resolve()
      return answer.promise
    },
  })
  const url = await facility.app.listen({ port: 0, host: '127.0.0.1' })
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  const restore = withoutLongTimers()
  try {
    const payment = { amt: 25, reservationId, ...card('practice_ok') }
    const paid = post({ url }, '/api/api/payments/makepayment', payment, patron.token)
    await asked.promise
    const stopped = stopAnswering(facility.app, { grace: over(), patience: 60_000, hurry: 0 })
    expect(await paid).toMatchObject({ status: 202, body: { pending: true } })
    await stopped
  } finally {
    restore()
    answer.reject(new Error('the processor hung up'))
  }
})
