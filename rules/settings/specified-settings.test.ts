import { describe, expect, it } from 'vitest'
import { reservationStatuses } from '../reservation/statuses.ts'
import { entryOf, type SettingKey, settingKeys } from './catalogue.ts'

const keysLike = (pattern: RegExp) => settingKeys.filter((key) => pattern.test(key))
const typesOf = (keys: readonly SettingKey[]) => new Set(keys.map((key) => entryOf(key).type))

describe('the families of settings the specification names', () => {
  it.each([
    ['flow switches', 'flow', 'Checking Checked ToFromMikvah DoorEvents'],
    [
      'thresholds',
      'thresholdMinutes',
      'Arrived Waiting Prep Checking Checked InMikvah Dressing Cleaning',
    ],
    [
      'content of the website',
      'website',
      'Address OfficeHours ContactPeople DonateUrl MapTilesUrl Email',
    ],
    ['messages of the website', 'website', 'HomePageMessage BannerImage BannerDestinationUrl'],
    [
      'notifications',
      'notification',
      'ReservationCreated ReservationCanceled DayBefore DayOf Membership BySms ByEmail',
    ],
    ['membership', 'membership', 'Module Label AutoRenew Email'],
    [
      'payment',
      '',
      'ccProcessorType stripePublicKey stripeSecretKey cardknoxKey ccPublicKey paymentsWallet',
    ],
    ['e-mail', 'email', 'Host Port UserName Password From ReplyTo'],
    ['text messages', 'sms', 'Provider From TwilioAccountSid HttpUrl DailyLimit'],
    ['access control', 'accessControl', 'Provider Url UserName Password'],
    ['doors', '', 'doorPulseMilliseconds doorEventsEndVisit garageDoorPoint garageGatePoint'],
    ['lights', 'lights', 'Provider Url Token OnWithRoom'],
    ['printers', '', 'printReceiptAtCheckin printerCopies printerMode printerHeader'],
    ['the phone system', 'phoneSystem', 'Provider Host Port UserName Password'],
    ['temperatures', 'temperature', 'Provider Url Unit PoolLow PoolHigh'],
    ['Chabad Bor rooms', 'roomsAvailableChabadBor', 'Shower Bath Friday'],
  ])('%s', (_, family, names) => {
    const specified = names.split(' ').map((name) => `${family}${name}`)
    expect(settingKeys).toEqual(expect.arrayContaining(specified))
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
