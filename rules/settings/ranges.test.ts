import { describe, expect, it } from 'vitest'
import { entryOf, settingKeys } from './catalogue.ts'
import { judgeSetting } from './judge-setting.ts'

/** The least and the most that each setting with a number takes. */
const ranges: readonly [least: number, most: number, keys: string][] = [
  [
    0,
    500,
    `roomsAvailable roomsAvailableShower roomsAvailableBath roomsAvailableHandicapped roomsAvailableFriday roomsAvailableKallah roomsAvailablePrivateRoom roomsAvailableSegula roomsAvailableChabadBor roomsAvailableChabadBorShower roomsAvailableChabadBorBath roomsAvailableChabadBorFriday websiteSuites websitePools`,
  ],
  [0, 1000, `parkingAvailable parkingAvailableHandicapped`],
  [0, 100, `salonAvailable`],
  [
    5,
    240,
    `reservationMinutesShower reservationMinutesBath reservationMinutesKallah reservationMinutesSegula reservationMinutesFriday`,
  ],
  [
    0,
    240,
    `reservationMinutesDoubleSlot salonMinutes openBeforeZmanMinutes openAfterShabbosMinutes openAfterFastMinutes fridayWindowMinutes reservationStagger checkinBeforeOpenMinutes`,
  ],
  [
    0,
    120,
    `cleaningMinutes lateGraceMinutes reservationSlotIncrementFriday temperaturePoolLow temperaturePoolHigh temperatureRoomEvening temperatureRoomRest`,
  ],
  [5, 29, `openEarliestHour openEarliestHourWinter openLatestHour openLatestHourWinter`],
  [
    5,
    23.99,
    `lastEntryHour lastEntryHourWinter dailyPMHour notificationDayBeforeHour notificationDayOfHour`,
  ],
  [5, 120, `reservationSlotIncrement phoneSystemRingSeconds`],
  [
    0,
    168,
    `reservationCutOffBeforeOpenHours reservationCutOffBeforeOpenHoursFriday reservationReserveLateSurchargeBeforeOpenHours`,
  ],
  [0, 29, `dailyShutdownHour`],
  [0, 180, `zmanMinutes zmanMinutesFriday zmanMinutes2 zmanMinutes72 fridayPrep`],
  [0, 20, `zmanDegrees zmanDegreesFriday reservationsPerNight`],
  [-30, 30, `shkiaOffsetMinutes`],
  [0, 300, `zmanSafetySeconds`],
  [0, 60, `candleLightingMinutes`],
  [
    0,
    100000,
    `priceShower priceShowerDiscount priceShowerMember priceBath priceBathDiscount priceBathMember pricePrivateShower pricePrivateShowerDiscount pricePrivateShowerMember pricePrivateBath pricePrivateBathDiscount pricePrivateBathMember priceFriday priceKallah priceSegula priceParking priceDoubleSlot priceSalonManicure priceSalonBoth priceReserveLateSurcharge refundDeskLimit`,
  ],
  [1, 365, `reservationDaysInAdvance reservationDaysInAdvanceLocal`],
  [0, 50, `reservationsUpcoming`],
  [0, 1440, `reservationPendingHoldMinutes`],
  [0, 730, `kallahDaysInAdvance`],
  [1, 50, `poolsAvailable corridorsAvailable`],
  [
    1,
    600,
    `retentionMonths thresholdMinutesArrived thresholdMinutesWaiting thresholdMinutesAssigned thresholdMinutesPrep thresholdMinutesReadyForChecking thresholdMinutesReadyForCheckingNext thresholdMinutesChecking thresholdMinutesChecked thresholdMinutesReadyForMikvah thresholdMinutesReadyForMikvahNext thresholdMinutesToMikvah thresholdMinutesInMikvah thresholdMinutesFromMikvah thresholdMinutesDressing thresholdMinutesNeedsCleaning thresholdMinutesCleaning thresholdMinutesSupply`,
  ],
  [-48, 720, `reservationRefundCutOffHours`],
  [-90, 90, `locationLatAlternate locationLat`],
  [-180, 180, `locationLongAlternate locationLong`],
  [0, 1, `googleMinimumScore`],
  [1, 100000, `smsDailyLimit smsDeskDailyLimit`],
  [1, 65535, `emailPort modbusPort phoneSystemPort`],
  [100, 30000, `doorPulseMilliseconds garagePulseMilliseconds`],
  [10, 10000, `garageOpenMaxFeet`],
  [0, 255, `modbusUnit`],
  [1, 5, `printerCopies`],
  [0, 480, `temperatureEveningBeforeMinutes`],
]
const keysIn = (list: string) => list.trim().split(/\s+/)
const of = (key: string, value: number) => {
  const verdict = judgeSetting(key, String(value))
  return verdict.allowed ? 'taken' : verdict.because
}

describe('the range of a setting with a number', () => {
  it.each(ranges)('is from %d to %d and no further, for each of them', (least, most, list) => {
    for (const key of keysIn(list)) {
      expect([key, of(key, least), of(key, most)]).toEqual([key, 'taken', 'taken'])
      expect([key, of(key, least - 1)]).toEqual([key, 'range'])
      expect([key, of(key, most + 1)]).toEqual([
        key,
        expect.stringMatching(/^(range|latest-slot)$/),
      ])
    }
  })

  it('is known of every setting that has one', () => {
    const numeric = settingKeys.filter((key) => 'min' in entryOf(key))
    const known = ranges.flatMap(([, , list]) => keysIn(list))
    expect(known.toSorted()).toEqual(numeric.toSorted())
  })
})
