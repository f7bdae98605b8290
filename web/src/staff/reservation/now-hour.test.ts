import { expect, it } from 'vitest'
import { night } from '../../test/answers.ts'
import { hourOfNow } from './now-hour.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}-05:00`)

it.each([
  ['more than two hours before the opening there is none', '16:59:59', null],
  ['from then on it is the opening', '17:00:00', '19:00:00'],
  ['once it is open, the next five minutes', '19:48:10', '19:50:00'],
  ['on one of them, that one', '19:50:00', '19:50:00'],
  ['until the last entry', '22:30:00', '22:30:00'],
  ['after it there is none', '22:30:01', null],
])('the hour of who stands here: %s', (_, now, hour) => {
  expect(hourOfNow(at(now), night)).toBe(hour && at(hour))
})

it('is none on a night that is closed', () => {
  expect(hourOfNow(at('20:00:00'), { openTime: null, lastEntryTime: null })).toBeNull()
})
