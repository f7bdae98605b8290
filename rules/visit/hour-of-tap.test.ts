import { expect, it } from 'vitest'
import { minutes } from '../time/ms.ts'
import { hourOfCheckIn, hourOfTap } from './hour-of-tap.ts'

const now = minutes(1_000_000)
const ago = (minute: number) => now - minutes(minute)

it.each([
  ['is the hour of the tap', { tappedAt: ago(10) }, ago(10)],
  ['is now where no tap is told', { tappedAt: undefined }, now],
  ['is never before her last change', { tappedAt: ago(40) }, ago(30) + 1],
  ['is never in the future', { tappedAt: now + minutes(5) }, now],
  ['goes back two hours at most', { tappedAt: ago(300), statusSince: ago(400) }, ago(120)],
  ['of a change in the future is now', { tappedAt: ago(1), statusSince: now + minutes(1) }, now],
])('%s', (_, step, hour) => {
  const hers = { to: 'ReadyForMikvah', statusSince: ago(30), ...step } as const
  expect(hourOfTap(hers, now)).toBe(hour)
  expect(hourOfCheckIn(hers, now)).toBe(hour)
})

it.each(['ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah', 'Checked'] as const)(
  'of %s is always now',
  (to) => {
    expect(hourOfTap({ to, tappedAt: ago(10), statusSince: ago(30) }, now)).toBe(now)
  },
)

it.each(['Prep', 'ReadyForChecking', 'ReadyForMikvah', 'Done'] as const)(
  'of %s, which she taps in her room, is the hour of the tap',
  (to) => {
    expect(hourOfTap({ to, tappedAt: ago(10), statusSince: ago(30) }, now)).toBe(ago(10))
  },
)
