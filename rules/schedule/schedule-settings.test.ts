import { describe, expect, it } from 'vitest'
import { scheduleSettingsOf } from './schedule-settings.ts'

const place = {
  locationLat: '40.0979',
  locationLong: '-74.2176',
  locationTimeZone: 'America/New_York',
}
const read = (values: Record<string, string>) => scheduleSettingsOf({ ...place, ...values })

describe('settings of the schedule', () => {
  it('tell blank from zero', () => {
    expect(read({ zmanMinutes: '' }).zmanMinutes).toBeNull()
    expect(read({ zmanMinutes: ' 0 ' }).zmanMinutes).toBe(0)
  })

  it('keep two days of Yom Tov outside Israel unless told', () => {
    expect(read({}).yomTovTwoDays).toBe(true)
    expect(read({ countryCode: 'IL' }).yomTovTwoDays).toBe(false)
    expect(read({ countryCode: 'il', yomTovTwoDays: 'TRUE' }).yomTovTwoDays).toBe(true)
  })

  it('leave the safety switches on', () => {
    const { closeYomKippur, closeTishaBav, shutdown } = read({ closeTishaBav: '' })
    expect([closeYomKippur, closeTishaBav, shutdown]).toEqual([true, true, false])
  })

  it('read winter dates with or without a year', () => {
    expect(read({ winterFrom: '11-05', winterTo: '2026-03-20' })).toMatchObject({
      winterFrom: '11-05',
      winterTo: '03-20',
    })
  })

  it.each<Record<string, string>>([
    { locationTimeZone: '' },
    { locationLat: '' },
    { zmanMinutes: 'fifty' },
    { shabbosMode: 'sometimes' },
    { winterFrom: '31 Nov' },
  ])('refuse %j', (values) => {
    expect(() => read(values)).toThrow(RangeError)
  })
})
