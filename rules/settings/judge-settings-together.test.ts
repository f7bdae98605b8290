import { describe, expect, it } from 'vitest'
import { judgeSettingsTogether } from './judge-settings-together.ts'
import { withDefaults } from './with-defaults.ts'

const judge = (stored: Record<string, string>, ...changed: string[]) =>
  judgeSettingsTogether(withDefaults(stored), changed.length > 0 ? changed : undefined)

describe('settings that must go together', () => {
  it('wants the stagger to be a multiple of the slot increment', () => {
    expect(judge({ reservationStagger: '60' })).toEqual({ allowed: true })
    for (const reservationStagger of ['', '0'])
      for (const reservationSlotIncrement of ['', '0', '5', '15'])
        expect(judge({ reservationStagger, reservationSlotIncrement })).toEqual({ allowed: true })
    expect(judge({ reservationStagger: '40' })).toMatchObject({
      because: 'stagger',
      params: { increment: '15' },
    })
  })

  it.each([
    [{ openEarliestHour: '20', openLatestHour: '19.5' }],
    [{ openEarliestHour: '23.75' }],
    [{ openEarliestHourWinter: '23' }],
    [{ openEarliestHour: '19', openEarliestHourWinter: '', openLatestHourWinter: '18' }],
  ])('refuses an opening that comes too late: %o', (stored) => {
    expect(judge(stored)).toMatchObject({ because: 'opening-order' })
  })

  it('wants both dates of winter or neither', () => {
    expect(judge({ winterFrom: '11-01' })).toMatchObject({ because: 'winter-dates' })
    expect(judge({ winterFrom: '11-01', winterTo: '03-15' })).toEqual({ allowed: true })
  })

  it.each(['1', '25', '', '23.75'])(
    'lets the evening end at %s after a last entry at 23.5',
    (hour) => {
      expect(judge({ dailyShutdownHour: hour })).toEqual({ allowed: true })
    },
  )

  it('refuses an evening that ends before the last entry of either season', () => {
    expect(judge({ dailyShutdownHour: '23' })).toMatchObject({
      because: 'shutdown-too-early',
      params: { lastEntry: '23.5' },
    })
    expect(judge({ dailyShutdownHour: '23.75', lastEntryHourWinter: '23.99' })).toMatchObject({
      because: 'shutdown-too-early',
    })
  })

  it('refuses a pool that is too cold above where it is too warm', () => {
    expect(judge({ temperaturePoolLow: '103' })).toMatchObject({ because: 'pool-temperatures' })
  })

  it('lets an unrelated setting be saved while an old clash stands', () => {
    const stored = { reservationStagger: '40' }
    expect(judge(stored, 'mikvahName')).toEqual({ allowed: true })
    expect(judge(stored, 'reservationSlotIncrement')).toMatchObject({ because: 'stagger' })
  })

  it('has no quarrel with a salon where there is no parking', () => {
    expect(judge({ parkingAvailable: '', priceParking: '' })).toEqual({ allowed: true })
  })
})
