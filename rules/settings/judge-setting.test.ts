import { describe, expect, it } from 'vitest'
import { judgeSetting } from './judge-setting.ts'
import { mask } from './masked.ts'
import { settingRefusals } from './refusals.ts'

const kept: [key: string, given: string, value: string][] = [
  ['roomsAvailable', ' 018 ', '18'],
  ['shutdown', 'true', 'True'],
  ['shutdown', 'FALSE', 'False'],
  ['openYomTov', '', ''],
  ['priceBath', '', ''],
  ['priceBath', '0', '0'],
  ['priceBath', '35.00', '35'],
  ['lastEntryHour', '22.75', '22.75'],
  ['lastEntryHour', '23.99', '23.99'],
  ['dailyShutdownHour', '25.5', '25.5'],
  ['shkiaOffsetMinutes', '-1.50', '-1.5'],
  ['shkiaOffsetMinutes', '-0', '0'],
  ['zmanMinutes', '0', '0'],
  ['zmanMinutes72', 'True', '72'],
  ['reservationRefundCutOffHours', '-2', '-2'],
  ['reservationDaysInAdvance', '10', '10'],
  ['reservationDaysInAdvanceLocal', '', ''],
  ['reservationSlotIncrementFriday', '0', '0'],
  ['reservationStagger', '0', '0'],
  ['shabbosMode', 'Auto', 'auto'],
  ['currency', 'ILS', 'ILS'],
  ['countryCode', 'il', 'il'],
  ['locationTimeZone', 'asia/jerusalem', 'Asia/Jerusalem'],
  ['locationTimeZone', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['winterFrom', '11-01', '11-01'],
  ['roomAdminPasscode', '0421', '0421'],
  ['localZipcodes', '08701 08527,', '08701,08527'],
  ['smsCallingCodes', '+1, +972', '1,972'],
  ['supplyItems', 'soap, towel', 'soap,towel'],
  ['websiteBannerImage', 'https://example.org/a.jpg', 'https://example.org/a.jpg'],
  ['reservationInstructions', 'a\r\nb', 'a\nb'],
  ['reservationInstructions', 'ש'.repeat(1000), 'ש'.repeat(1000)],
  ['phoneNumber', '+972 2-555-0100', '+972 2-555-0100'],
  ['receptionExtension', '7', '7'],
  ['websiteEmail', 'r&k@example.org', 'r&k@example.org'],
  ['mikvahName', mask, mask],
]

const refusals: [because: (typeof settingRefusals)[number], key: string, given: string][] = [
  ['unknown', 'noSuchKey', '1'],
  ['unknown', 'toString', '1'],
  ['computed', 'lastEntryTime', '23:00'],
  ['computed', 'offset', '0'],
  ['required', 'locationTimeZone', ' '],
  ['required', 'closeYomKippur', ''],
  ['required', 'reservationSlotIncrement', ''],
  ['masked', 'stripeSecretKey', mask],
  ['flag', 'shutdown', 'yes'],
  ['whole', 'roomsAvailable', '18.5'],
  ['whole', 'roomsAvailable', 'many'],
  ['whole', 'roomsAvailable', '1e2'],
  ['whole', 'roomsAvailable', 'True'],
  ['whole', 'priceBath', '35.50'],
  ['number', 'zmanDegrees', '8,5'],
  ['hour', 'lastEntryHour', '22:45'],
  ['range', 'roomsAvailable', '-1'],
  ['range', 'cleaningMinutes', '121'],
  ['range', 'openEarliestHour', '30'],
  ['range', 'locationLat', '90.1'],
  ['range', 'priceBath', '-1'],
  ['latest-slot', 'lastEntryHour', '24'],
  ['latest-slot', 'lastEntryHourWinter', '23.995'],
  ['choice', 'shabbosMode', 'sometimes'],
  ['too-long', 'reservationInstructions', 'a'.repeat(1001)],
  ['too-long', 'reservationInstructionsFriday', 'a'.repeat(1001)],
  ['one-line', 'mikvahName', 'a\nb'],
  ['full-url', 'websiteBannerImage', '/uploads/banner.jpg'],
  ['full-url', 'websiteBannerDestinationUrl', 'example.org'],
  ['full-url', 'websiteBannerDestinationUrl', 'javascript:alert(1)'],
  ['email', 'websiteEmail', 'office'],
  ['email', 'websiteEmail', 'a@example.org, b@example.org'],
  ['email', 'websiteEmail', 'office@example..org'],
  ['phone', 'phoneNumber', '555'],
  ['extension', 'receptionExtension', '10a'],
  ['zone', 'locationTimeZone', 'EST'],
  ['zone', 'locationTimeZone', '-05:00'],
  ['zone', 'locationTimeZone', 'Etc/GMT+5'],
  ['zone', 'locationTimeZone', 'America/Lakewood'],
  ['currency', 'currency', 'usd'],
  ['currency', 'currency', 'US'],
  ['currency-not-in-hundredths', 'currency', 'JPY'],
  ['currency-not-in-hundredths', 'currency', 'KRW'],
  ['currency-not-in-hundredths', 'currency', 'KWD'],
  ['currency-not-in-hundredths', 'currency', 'ISK'],
  ['currency-not-charged', 'currency', 'XAU'],
  ['currency-not-charged', 'currency', 'NIS'],
  ['country', 'countryCode', 'US'],
  ['country', 'countryCode', 'usa'],
  ['passcode', 'roomAdminPasscode', '123'],
  ['passcode', 'roomAdminPasscode', '12345'],
  ['passcode', 'roomAdminPasscode', '12a4'],
  ['month-day', 'winterFrom', '11/01'],
  ['month-day', 'winterTo', '02-30'],
  ['zipcodes', 'localZipcodes', '08701; 08527'],
  ['calling-codes', 'smsCallingCodes', '0'],
  ['supplies', 'supplyItems', 'soap, piano'],
]

describe('one setting', () => {
  it.each(kept)('keeps %s given as "%s"', (key, given, value) => {
    expect(judgeSetting(key, given)).toEqual({ allowed: true, value })
  })

  it.each(refusals)('refuses as %s: %s given as "%s"', (because, key, given) => {
    expect(judgeSetting(key, given)).toMatchObject({ allowed: false, because })
  })

  it('names the limits it holds to', () => {
    expect(judgeSetting('cleaningMinutes', '500')).toMatchObject({
      params: { min: '0', max: '120' },
    })
    expect(judgeSetting('reservationMessage', 'a'.repeat(1001))).toMatchObject({
      params: { maxLength: '1000' },
    })
    expect(judgeSetting('ccProcessorType', 'paypal')).toMatchObject({
      params: { choices: 'stripe, cardknox' },
    })
  })

  it('has a case here for every refusal a single value can meet', () => {
    const together = [
      'twice',
      'moved',
      'stagger',
      'opening-order',
      'winter-dates',
      'shutdown-too-early',
      'evening-after-opening',
      'pool-temperatures',
    ]
    const met = new Set([...refusals.map(([because]) => because as string), ...together])
    expect(settingRefusals.filter((code) => !met.has(code))).toEqual([])
  })
})
