// @vitest-environment happy-dom
import { refusals } from '@mikvah/contract/words/en/refusals.ts'
import { cards as hebrew } from '@mikvah/contract/words/he/cards.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailed, Unreachable } from '../talk/call-failed.ts'
import { live } from '../test/live.tsx'
import { held } from '../test/reserve-server.ts'
import { PayRefused } from './PayRefused.tsx'

const declined = new CallFailed(402, {
  errorMessage: 'Your card was declined.',
  stripeErrorMessage: 'Your card was declined.',
  stripeErrorType: 'card_error',
  code: 'card-refused',
})
const failed = new CallFailed(502, {
  errorMessage: 'The card could not be charged just now. Nothing was taken.',
  code: 'processor-error',
})

afterEach(() => {
  vi.useRealTimers()
})

/** What the page says at this time of the afternoon; her place is held from 14:00 to 14:15. */
async function saidAt(
  time: string,
  failure: unknown,
  visit: typeof held | null = held,
  language: Language = 'en',
) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  vi.setSystemTime(new Date(`2026-11-24T${time}-05:00`))
  const reservationCreated = '2026-11-24T14:00:00-05:00'
  await live(
    <PayRefused failure={failure} held={visit ? { ...visit, reservationCreated } : undefined} />,
    { areas: ['cards'], language },
  )
  return () => (screen.getByRole('alert').textContent ?? '').replace(/\s+/g, ' ')
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it.each([
  ['14:00:30', 'Your time is held for 14 more minutes.'],
  ['14:13:00', 'Your time is held for 2 more minutes.'],
  ['14:13:59', 'Your time is held for 1 more minute.'],
])('a declined card at %s has taken nothing: %s', async (time, words) => {
  const said = await saidAt(time, declined)
  expect(said()).toContain(`Your card was declined. Nothing was taken. ${words}`)
})

it('says so in Hebrew, beside the words that the server has for her card', async () => {
  const refused = new CallFailed(402, {
    errorMessage: 'הכרטיס נדחה.',
    stripeErrorMessage: 'הכרטיס נדחה.',
    stripeErrorType: 'card_error',
    code: 'card-refused',
  })
  const said = await saidAt('14:00:30', refused, held, 'he')
  expect(said()).toContain(`הכרטיס נדחה. ${hebrew.cardNothingTaken}`)
  expect(said()).toContain('14')
})

it('a processor that fails says so too', async () => {
  const said = await saidAt('14:00:30', failed)
  expect(said()).toContain('Nothing was taken. Your time is held for 14 more minutes.')
})

it('a change of a visit that has begun is held for nothing, so no time is said', async () => {
  const begun = new CallFailed(409, {
    errorMessage: refusals['change-of-begun-visit'],
    code: 'change-of-begun-visit',
  })
  const said = await saidAt('14:00:30', begun)
  expect(said().trim()).toBe(
    'The visit has begun, so this change no longer counts. Nothing was taken.',
  )
})

it('what refused no card doesn’t say that nothing was taken: another payment may be under way', async () => {
  const underWay = new CallFailed(409, {
    errorMessage: 'A payment is still being worked on.',
    code: 'payment-in-progress',
  })
  const said = await saidAt('14:00:30', underWay)
  expect(said()).toContain('A payment is still being worked on.')
  expect(said()).not.toContain('Nothing was taken')
})

it('it counts down, and ends with the last whole minute', async () => {
  const said = await saidAt('14:12:50', declined)
  expect(said()).toContain('2 more minutes')
  await pass(30)
  expect(said()).toContain('1 more minute.')
  await pass(60)
  expect(said()).not.toContain('held')
  await pass(120)
  expect(said()).not.toContain('held')
})

it.each([
  ['a clock that is behind never makes it longer', '13:50:00', declined, held, '15 more'],
  ['nothing is held of a booked visit', '14:01:00', declined, 'Reserved', null],
  ['nothing is held where there is no visit', '14:01:00', declined, 'none', null],
  ['nothing is said while it isn’t known', '14:01:00', new Unreachable(null), held, null],
] as const)('%s', async (_, time, failure, visit, words) => {
  const whose =
    visit === 'none'
      ? null
      : visit === 'Reserved'
        ? { ...held, reservationStatus: 'Reserved' as const }
        : visit
  const said = await saidAt(time, failure, whose)
  if (words) expect(said()).toContain(words)
  else expect(said()).not.toContain('held for')
})
