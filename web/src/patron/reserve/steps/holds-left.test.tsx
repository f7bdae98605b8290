// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepSession, presentSession } from '../../../talk/session.ts'
import { typedBefore } from '../../../talk/stored-typed.ts'
import { visit } from '../../../test/answers.ts'
import { herSession } from '../../../test/her-session.ts'
import { said, serveCalls } from '../../../test/live.tsx'
import { giveBackHolds, leaveHold } from './holds-left.ts'

beforeEach(() => {
  sessionStorage.clear()
  // The document of the tests has a name for locks, and none.
  const request = (_: string, work: () => Promise<unknown>) => work()
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  keepSession(herSession)
})
const stored = () => typedBefore('u1', 'holds-left')

it('a hold stays left when her session ends before the server hears of it, until it has', async () => {
  let isOver = true
  const asked = serveCalls({
    changeReservationStatus: () =>
      isOver ? { status: 401, body: { Message: 'Denied.' } } : said(visit),
    token: () => ({ status: 400, body: { error: 'invalid_grant' } }),
  })
  const tries = () => asked.filter(({ name }) => name === 'changeReservationStatus')
  leaveHold('r2')
  await giveBackHolds(undefined)
  expect(presentSession()).toBeNull()
  expect(stored()).toEqual(['r2'])
  keepSession(herSession)
  isOver = false
  const both = [giveBackHolds(undefined), giveBackHolds(undefined)]
  expect(stored()).toEqual(['r2'])
  expect(await Promise.all(both)).toEqual([['r2'], []])
  expect(stored()).toBeUndefined()
  expect(tries()).toHaveLength(2)
})

it('a hold that the server no longer takes back is left no more', async () => {
  serveCalls({
    changeReservationStatus: () => ({ status: 409, body: { code: 'status-changed' } }),
  })
  leaveHold('r2')
  await giveBackHolds(undefined)
  expect(stored()).toBeUndefined()
})

it('a hold that is just being paid stays left until that is over', async () => {
  let code = 'payment-in-progress'
  serveCalls({ changeReservationStatus: () => ({ status: 409, body: { code } }) })
  leaveHold('r2')
  await giveBackHolds(undefined)
  expect(stored()).toEqual(['r2'])
  code = 'moved-on'
  await giveBackHolds(undefined)
  expect(stored()).toBeUndefined()
})
