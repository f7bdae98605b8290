import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '../reservation/statuses.ts'
import { entryOf, type SettingKey, settingKeys } from './catalogue.ts'

const keysLike = (pattern: RegExp) => settingKeys.filter((key) => pattern.test(key))
const typesOf = (keys: readonly SettingKey[]) => new Set(keys.map((key) => entryOf(key).type))

describe('the families of settings the specification names', () => {
  it.each([
    ['flow switches', /^flow/, 4],
    ['thresholds', /^thresholdMinutes/, 14],
    ['content and messages of the website', /^website/, 8],
    ['notifications', /^notification/, 8],
    ['membership', /^membership/, 3],
    ['payment', /^(cc|stripe|cardknox|payments)/, 8],
    ['e-mail', /^email/, 6],
    ['text messages', /^sms/, 6],
    ['access control', /^accessControl/, 4],
    ['doors', /^(door|garage)/, 4],
    ['lights', /^lights/, 3],
    ['printers', /^print/, 3],
    ['the phone system', /^phoneSystem/, 4],
    ['temperatures', /^temperature/, 5],
    ['Chabad Bor rooms', /^roomsAvailableChabadBor/, 3],
  ])('%s', (_, pattern, least) => {
    expect(keysLike(pattern).length).toBeGreaterThanOrEqual(least)
  })

  it('call the membership by its name until the facility has its own', () => {
    expect(entryOf('membershipLabel').standard).toBe('Friend of the Mikvah')
  })

  it('switch the steps of the flow by a flag each', () => {
    const switches = ['flowChecking', 'flowChecked', 'flowToFromMikvah', 'flowDoorEvents'] as const
    expect(typesOf(switches)).toEqual(new Set(['flag']))
  })

  it('count lengths, cleaning, grace and thresholds in minutes', () => {
    const inMinutes = keysLike(/^(reservationMinutes|thresholdMinutes|cleaning|salonM|lateGrace)/)
    expect(inMinutes.length).toBeGreaterThan(20)
    expect(inMinutes.filter((key) => entryOf(key).unit !== 'minutes')).toEqual([])
  })

  it('have a threshold for every status of a visit inside', () => {
    const inside = reservationStatuses.slice(
      reservationStatuses.indexOf('Arrived'),
      reservationStatuses.indexOf('Done'),
    )
    expect(keysLike(/^thresholdMinutes/)).toEqual(
      expect.arrayContaining(inside.map((status) => `thresholdMinutes${status}`)),
    )
  })
})
