import { expect, it } from 'vitest'
import { visit } from '../../../test/answers.ts'
import { freeUntilOf } from './free-until.ts'

const at = (time: string) => `2026-11-24T${time}:00-05:00`
const hers = { ...visit, reservationDate: '2026-11-24', reservationTime: at('20:00') }
const settings = (hours: string, date = '2026-11-24') => ({
  ...{ date, locationTimeZone: 'America/New_York', reservationRefundCutOffHours: hours },
})
const until = (hours: string, more: object = {}, now = at('14:00'), date?: string) =>
  freeUntilOf({ ...hers, ...more }, { settings: settings(hours, date), now: Date.parse(now) })

it.each<[string, string | null, string | null]>([
  ['some hours before hers', at('17:00'), until('3')],
  ['her hour itself', at('20:00'), until('0')],
  ['an hour after hers within her night', at('22:00'), until('-2')],
  ['the end of her night, after which she can’t cancel', '2026-11-25T05:00:00-05:00', until('-24')],
  ['no hour that is over', null, until('8')],
  ['no hour where nothing goes back by itself', null, until('')],
  ['no hour once the time for it was missed', null, until('3', { refundMissed: true })],
  [
    'no hour once her night is over',
    null,
    until('-24', {}, '2026-11-25T12:00:00-05:00', '2026-11-25'),
  ],
  ['no hour once she is here', null, until('-2', { reservationStatus: 'Waiting' })],
])('a cancel is free until %s', (_, expected, told) => {
  expect(told).toBe(expected)
})
