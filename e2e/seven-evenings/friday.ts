import { expect } from '@playwright/test'
import { bookByTelephone, take, toBoard } from './at-the-desk.ts'
import { toPage } from './devices.ts'
import { acted, clockTo, nights, type Week } from './week.ts'

/**
 * By the paper: three book Friday night and pay ahead, two book the night after, and the sheet lists the three before
 * candle lighting. Nothing is tapped until Shabbos is over.
 */
export async function friday(week: Week): Promise<void> {
  const night = nights.friday
  const { desk, t, lived } = week
  await clockTo(week, night, '12:20')
  // The night is paid before it begins: a place is only held until then. All come at one time.
  for (const [phone, name, method] of [
    ['2015550412', 'Perel Katz', 'Cash'],
    ['2015550413', 'Rachel Lev', 'Cash'],
    ['2015550414', 'Sarah Marx', 'CreditCard'],
  ] as const) {
    const visit = await bookByTelephone(week, { night, phone, name, held: true })
    await take(desk, week, visit, { method })
    // Once the processor has said that a card was charged, the program goes on from there.
    acted(visit, method === 'CreditCard' ? 'nobody' : 'Reception', 'Reserved')
  }
  // And two for the night after, while one may still be booked for it.
  await bookByTelephone(week, { night: nights.saturday, phone: '2015550415', name: 'Tova Nadel' })
  await bookByTelephone(week, {
    ...{ night: nights.saturday, nth: 1, phone: '2015550416', name: 'Uriella Ohr' },
  })

  await toBoard(week)
  await toPage(week, t('pageSheet'))
  const lines = desk.locator('article tbody tr')
  await expect(lines).toHaveCount(3)
  for (const { code } of lived.filter((one) => one.night === night))
    await expect(lines.filter({ hasText: code })).toHaveCount(1)
  await toBoard(week)
}
