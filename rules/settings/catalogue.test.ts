import { describe, expect, it } from 'vitest'
import { limitsOf } from '../capacity/limits.ts'
import {
  catalogue,
  entryOf,
  patronKeys,
  publicKeys,
  secretKeys,
  settingGroups,
  settingKeys,
  staffKeys,
} from './catalogue.ts'
import { computedKeys } from './computed.ts'
import { judgeSetting } from './judge-setting.ts'
import { judgeSettingsTogether } from './judge-settings-together.ts'
import { mask, shownValueOf } from './masked.ts'
import { textIn } from './text-in.ts'
import { standardValues, withDefaults } from './with-defaults.ts'

const words = (list: string) => list.trim().split(/[\s,]+/)

const namedForStaff = words(`
  roomsAvailable, roomsAvailableShower, roomsAvailableBath, roomsAvailableHandicapped, roomsAvailableFriday,
  roomsAvailableKallah, roomsAvailablePrivateRoom, parkingAvailable, parkingAvailableHandicapped,
  openWeekdays, openFridays, openMotzoeiShabbos,
  reservationMinutesShower, reservationMinutesBath, reservationMinutesKallah, reservationMinutesDoubleSlot,
  reservationMinutesFriday, reservationMinutesSegula, cleaningMinutes, salonMinutes, lateGraceMinutes,
  reservationSlotIncrement, reservationSlotIncrementFriday, reservationStartAtSameTime, openBeforeZmanMinutes,
  openAfterShabbosMinutes, reservationCutOffBeforeOpenHours, reservationCutOffBeforeOpenHoursFriday, dailyPMHour,
  dailyShutdownHour, shutdown, shabbosMode, checkinBeforeOpenMinutes,
  zmanDegrees, zmanMinutes, zmanMinutes2, zmanMinutes72, shkiaOffsetMinutes, yomTovTwoDays, fridayPrep,
  priceShower, priceBath, priceParking, priceKallah, priceFriday, pricePrivateShower, pricePrivateBath,
  priceDoubleSlot, priceSegula, priceSalonManicure, priceSalonBoth, privateRoomLabel,
  membershipModule, membershipLabel, lastEntryTime, garageOpenMaxFeet, phoneNumber, receptionExtension,
  reservationsStatusChangeCardCode, ccProcessorType, offset, showUserNameinResDetails, useCubicles, defaultLanguage,
  currency, locationLat, locationLong, locationTimeZone, countryCode`)

const readByPatrons = words(`
  date, currentTime, sendEmailForNewUsers, reservationCutOff, membershipModule, membershipAutoRenew, membershipLabel,
  priceKallah, priceSegula, priceBath, priceBathDiscount, priceBathMember, priceShower, priceShowerDiscount,
  pricePrivateBath, pricePrivateBathDiscount, pricePrivateBathMember, pricePrivateShower, pricePrivateShowerDiscount,
  pricePrivateShowerMember, priceParking, priceSalonManicure, priceSalonBoth, priceDoubleSlot,
  priceReserveLateSurcharge, reservationReserveLateSurchargeBeforeOpenHours, openTime, reservationMinutesBath,
  reservationMinutesShower, reservationMinutesDoubleSlot, reservationMessage, reservationMessageFriday,
  reservationInstructions, reservationInstructionsFriday, reservationsRequirePrepayAll,
  reservationsRequirePrepayFriday, reservationsRequirePrepayParking, reservationRefundCutOffHours, privateRoomLabel,
  ccProcessorType, stripePublicKey, googleSiteKey, usersRequireName, garageOpenMaxFeet, lateGraceMinutes,
  lastEntryTime, phoneNumber, receptionExtension, websiteBannerImage, websiteBannerDestinationUrl,
  websiteHomePageMessage, defaultLanguage, currency`)

const publicByName = words(`
  websiteHomePageMessage, websiteBannerImage, websiteBannerDestinationUrl, newsletterFile, currentTime,
  stripePublicKey, googleSiteKey, mikvahName, ccProcessorType, ccCompanyId, ccPublicKey, ccRequiresCvv,
  ccRequiresCardholderId, defaultLanguage, countryCode, phoneNumber, currency`)

const namedByDesign = words(`
  reservationDaysInAdvance, reservationDaysInAdvanceLocal, localZipcodes, reservationsPerNight, reservationsUpcoming,
  reservationPendingHoldMinutes, selfCheckin, flowChecking, flowChecked, flowToFromMikvah, flowDoorEvents,
  doorEventsEndVisit, poolsAvailable, corridorsAvailable, roomsAvailableSegula, salonAvailable,
  roomsAvailableChabadBor, reservationStagger, refundDeskLimit, kallahDaysInAdvance, closedInQuiet, kioskAsksFor, retentionMonths,
  notificationDayBeforeHour, notificationDayOfHour, openYomTov, closeYomKippur, closeTishaBav, zmanDegreesFriday,
  zmanMinutesFriday, zmanFallback, candleLightingMinutes, zmanSafetySeconds, openAfterFastMinutes, openEarliestHour,
  openEarliestHourWinter, openLatestHour, openLatestHourWinter, lastEntryHour, lastEntryHourWinter, winterMode,
  winterFrom, winterTo, fridayWindowMinutes`)

const computed: readonly string[] = computedKeys
const known = (key: string) => Object.hasOwn(catalogue, key) || computed.includes(key)

describe('the catalogue', () => {
  it.each([
    ['staff screens', namedForStaff],
    ['patron screens', readByPatrons],
    ['the public list', publicByName],
    ['the design', namedByDesign],
  ])('holds every key %s name', (_, keys) => {
    expect(keys.filter((key) => !known(key))).toEqual([])
  })

  it('names each key in one group only', () => {
    const named = Object.values(settingGroups).flatMap((group) => Object.keys(group))
    expect(named).toHaveLength(new Set(named).size)
    expect(named).toHaveLength(settingKeys.length)
    expect(named.filter((key) => computed.includes(key))).toEqual([])
  })

  it.each(settingKeys)('would accept the standard of %s as it stands', (key) => {
    const { standard } = entryOf(key)
    expect(judgeSetting(key, standard)).toEqual({ allowed: true, value: standard })
  })

  it('has standards that go together', () => {
    expect(judgeSettingsTogether(standardValues)).toEqual({ allowed: true })
  })

  it('has no standard that tells of a house what it has not said: who comes in where, when it answers, what it has', () => {
    const facts = settingKeys.filter((key) =>
      /^website(Entrance|OfficeHours|AddressAlternate|ContactPeople|Suites|Pools)/.test(key),
    )
    expect(facts).toHaveLength(9)
    for (const key of [...facts, 'locationLatAlternate', 'locationLongAlternate'] as const)
      expect([key, entryOf(key).standard]).toEqual([key, ''])
  })

  it('sells on a Friday as many rooms as on other nights until another number is set', () => {
    const friday = { shabbosMode: true, friday: true }
    expect(limitsOf(withDefaults({ roomsAvailable: '4' }), friday).total).toBe(4)
  })

  it.each(settingKeys)('says what blank means for %s unless it needs a value', (key) => {
    const { help, label } = entryOf(key)
    expect(label).not.toBe('')
    expect(help).toMatch(/[.)]$/)
    if (judgeSetting(key, '').allowed) expect(help).toMatch(/blank|the same in hebrew/i)
  })

  it('gives every Hebrew twin the form and the readers of its text', () => {
    const twins = settingKeys.filter((key) => key.endsWith('He'))
    expect(twins.length).toBeGreaterThan(5)
    for (const key of twins) {
      const text = settingKeys.find((one) => one === key.slice(0, -2))
      expect(text && [entryOf(text).type, entryOf(text).seenBy]).toEqual([
        entryOf(key).type,
        entryOf(key).seenBy,
      ])
    }
  })
})

describe('who reads a setting', () => {
  it('shows everyone the public list and patrons what their screens read', () => {
    const settable = (keys: string[]) => keys.filter((key) => !computed.includes(key))
    expect(publicKeys).toEqual(expect.arrayContaining(settable(publicByName)))
    expect(patronKeys).toEqual(expect.arrayContaining(settable(readByPatrons)))
    expect(patronKeys).toEqual(expect.arrayContaining([...publicKeys]))
    expect(staffKeys).toEqual(expect.arrayContaining([...patronKeys, 'useCubicles']))
  })

  it('keeps prices from visitors and desk settings from patrons', () => {
    expect(publicKeys).not.toContain('priceBath')
    expect(patronKeys).not.toContain('refundDeskLimit')
    expect(staffKeys).not.toContain('emailHost')
  })

  it('shows a secret to nobody and starts with none', () => {
    expect(secretKeys).toEqual(
      expect.arrayContaining(['stripeSecretKey', 'cardknoxKey', 'roomAdminPasscode']),
    )
    expect(staffKeys.filter((key) => secretKeys.includes(key))).toEqual([])
    expect(secretKeys.filter((key) => entryOf(key).standard !== '')).toEqual([])
    const soundsSecret = settingKeys.filter((key) => /secret|password|token$|privatekey/i.test(key))
    expect(soundsSecret.filter((key) => !secretKeys.includes(key))).toEqual([])
  })

  it('masks a secret that is set and leaves the rest alone', () => {
    expect(shownValueOf('stripeSecretKey', 'sk_live_1')).toBe(mask)
    expect(shownValueOf('stripeSecretKey', '')).toBe('')
    expect(shownValueOf('mikvahName', 'Mayim')).toBe('Mayim')
  })
})

describe('values with defaults', () => {
  it('takes what is stored, keeps a stored blank and drops strangers', () => {
    const values = withDefaults({ priceBath: '40', priceParking: '', noSuchKey: '1' })
    expect(values.priceBath).toBe('40')
    expect(values.priceParking).toBe('')
    expect(values.priceShower).toBe('25')
    expect(values).not.toHaveProperty('noSuchKey')
  })

  it('reads a text in Hebrew when it has its twin, else in English', () => {
    const values = { reservationMessage: 'Welcome', reservationMessageHe: 'ברוכה הבאה' }
    expect(textIn(values, 'reservationMessage', 'he')).toBe('ברוכה הבאה')
    expect(textIn(values, 'reservationMessage', 'en')).toBe('Welcome')
    expect(textIn({ reservationMessage: 'Welcome' }, 'reservationMessage', 'he')).toBe('Welcome')
    expect(textIn({}, 'reservationMessage', 'he')).toBeNull()
  })
})
