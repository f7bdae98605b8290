import { entryOf, type SettingKey, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { judgeSetting } from '@mikvah/rules/settings/judge-setting.ts'
import { expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { settingsChanged } from '../facility/facility.ts'
import { aDesk, at, wednesday } from '../test/a-desk.ts'
import { settings } from './table.ts'

/** Settings that the schedule, the places, the lengths and the prices of visits may be counted by. */
const counts = (key: SettingKey) => !['text', 'longText', 'secret'].includes(entryOf(key).type)

it('a setting that may be blank keeps nobody from seeing the times of a night, nor from booking one', async () => {
  const desk = await aDesk({
    now: at('14:00', '2026-11-24'),
    settings: {
      ...{
        reservationsPerNight: '',
        reservationsUpcoming: '',
        reservationsRequirePrepayAll: 'False',
      },
      ...{ roomsAvailable: '10', roomsAvailableKallah: '3', parkingAvailable: '5' },
      ...{ priceKallah: '100', priceSegula: '50', priceParking: '5', pricePrivateBath: '70' },
      ...{ pricePrivateShower: '60', roomsAvailablePrivateRoom: '2' },
    },
  })
  const her = await desk.patron()
  const store = (key: SettingKey, value: string | null) =>
    desk.db.inTransaction(async (tx) => {
      await tx.delete(settings).where(eq(settings.key, key))
      if (value !== null) await tx.insert(settings).values({ key, value, changedAt: 0 })
      await settingsChanged(tx)
    })
  const fails: string[] = []
  const blank = settingKeys.filter((key) => counts(key) && judgeSetting(key, '').allowed)
  expect(blank.length).toBeGreaterThan(80)
  for (const key of blank) {
    const [before] = await desk.db.orm.select().from(settings).where(eq(settings.key, key))
    await store(key, '')
    const answers = await Promise.all([
      her.get(`reservations/availablereservations?dt=${wednesday}`),
      her.get('reservations/availablereservations?dt=2026-11-27'),
      desk.anyone.get(`settings/schedule?dt=${wednesday}&dtTo=2026-12-20`),
      desk.reception.get('rooms/list'),
      her.post('reservations/newreservation', {
        ...{ reservationTime: at('20:00'), bath: true, doubleSlot: true, hold: true },
      }),
    ])
    fails.push(
      ...answers.flatMap(({ status }, nth) => (status >= 500 ? [`${key}, ${nth}: ${status}`] : [])),
    )
    await store(key, before?.value ?? null)
  }
  expect(fails).toEqual([])
})
