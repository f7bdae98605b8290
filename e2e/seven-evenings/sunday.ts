import { expect } from '@playwright/test'
import { tap } from '../screens/tap.ts'
import { bookByTelephone, checkIn, pay, place } from './at-the-desk.ts'
import { beginEvening } from './sections.ts'
import { lead, seeThrough } from './through-the-evening.ts'
import { acted, clockTo, nights, tabletRoom, type Week } from './week.ts'

/**
 * An ordinary evening: by her room's own screen, by the attendant's phone, and one who never comes. The attendants have
 * changed halls.
 */
export async function sunday(week: Week): Promise<void> {
  const night = nights.sunday
  const { tablet, t } = week
  await clockTo(week, night, '13:00')
  const chaya = await bookByTelephone(week, { night, phone: '2015550401', name: 'Chaya Adler' })
  const dina = await bookByTelephone(week, {
    night,
    nth: 1,
    phone: '2015550402',
    name: 'Dina Brown',
  })
  await bookByTelephone(week, { night, nth: 2, phone: '2015550403', name: 'Esther Cohen' })

  await clockTo(week, night, '17:45')
  await beginEvening(week, night, {
    otherwise: { 'Upper hall': 'Chana Weil', 'Garden hall': 'Esther Blum' },
  })
  await checkIn(week, chaya)
  const room = await place(week, chaya, tabletRoom)
  expect(room).toBe(tabletRoom)
  await tap(tablet.getByRole('button', { name: t('roomSettleIn') }))
  acted(chaya, 'Room', 'Prep')
  await tap(tablet.getByRole('button', { name: t('roomAmReady') }))
  acted(chaya, 'Room', 'ReadyForChecking')
  await lead(week, chaya, { from: 'Checking' })
  await pay(week, chaya, { method: 'Cash', tip: 5 })

  await checkIn(week, dina)
  await pay(week, dina, { method: 'CreditCard', tip: 10 })
  await seeThrough(week, dina, await place(week, dina))
}
