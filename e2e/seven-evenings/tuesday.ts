import { expect } from '@playwright/test'
import { tileOf } from '../screens/desk.ts'
import { goOn, house } from '../screens/kiosk.ts'
import { tap } from '../screens/tap.ts'
import { bookByTelephone, checkIn, pay, place, toBoard } from './at-the-desk.ts'
import { atTheKiosk, saysToKiosk } from './at-the-kiosk.ts'
import { beginEvening, handOver } from './sections.ts'
import { seeThrough } from './through-the-evening.ts'
import { clockTo, nights, type Week } from './week.ts'

/**
 * Two who change rooms, a hall that another attendant takes over, and a kiosk that five slips have shut and the desk
 * opens.
 */
export async function tuesday(week: Week): Promise<void> {
  const night = nights.tuesday
  const { desk, kiosk, t } = week
  await clockTo(week, night, '13:00')
  const hadassa = await bookByTelephone(week, { night, phone: '2015550406', name: 'Hadassa Falk' })
  const ita = await bookByTelephone(week, { night, nth: 1, phone: '2015550407', name: 'Ita Gold' })
  // Who was here on Sunday comes again.
  const chaya = await bookByTelephone(week, {
    night,
    nth: 2,
    phone: '2015550401',
    name: 'Chaya Adler',
  })

  await clockTo(week, night, '17:45')
  await beginEvening(week, night)
  await handOver(week, night, { section: 'Garden hall', attendant: 'Freida Katz' })
  for (const slip of ['1111', '2222', '3333', '4444', '5555']) {
    await saysToKiosk(week, '2015550498', slip)
    await expect(kiosk.getByRole('heading', { name: house('kioskDesk') })).toBeVisible()
    await tap(kiosk.getByRole('button', { name: house('kioskStartOver') }))
    await goOn(kiosk).waitFor()
  }
  await toBoard(week)
  const need = desk.locator('[data-need=locks]')
  await expect(need.getByText('By the stairs')).toBeVisible()
  await need.getByRole('button', { name: new RegExp(t('lockRelease')) }).click()
  await expect(need).toBeHidden()
  await atTheKiosk(week, chaya, '2015550401')

  await checkIn(week, hadassa)
  await checkIn(week, ita)
  const [one, other] = [await place(week, hadassa), await place(week, ita)]
  await tileOf(desk, Number(one)).dragTo(tileOf(desk, Number(other)))
  await desk.getByRole('button', { name: t('deskSwapNow') }).click()
  await expect(tileOf(desk, Number(one))).toContainText(ita.code)
  await expect(tileOf(desk, Number(other))).toContainText(hadassa.code)

  await pay(week, hadassa, { method: 'Cash' })
  await pay(week, ita, { method: 'CreditCard' })
  await seeThrough(week, ita, one)
  await seeThrough(week, hadassa, other)
  await pay(week, chaya, { method: 'Cash' })
  await seeThrough(week, chaya, await place(week, chaya))
}
