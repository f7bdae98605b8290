import { expect } from '@playwright/test'
import { goOn, house, tapDigits } from '../screens/kiosk.ts'
import { tap } from '../screens/tap.ts'
import { acted, type Lived, type Week } from './week.ts'

/** Checks her in at the kiosk by her number and her code, and waits until it greets the next. */
export async function atTheKiosk({ kiosk }: Week, visit: Lived, phone: string): Promise<void> {
  await saysToKiosk({ kiosk }, phone, visit.code)
  await tap(kiosk.getByRole('button', { name: house('kioskCheckIn') }))
  await expect(kiosk.getByRole('heading', { name: house('kioskDone') })).toBeVisible()
  acted(visit, 'Kiosk', 'Waiting')
  await tap(kiosk.getByRole('button', { name: house('kioskFinish') }))
  await expect(kiosk.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()
}

/** Types a number and a code at the kiosk, true or not. */
export async function saysToKiosk({ kiosk }: Pick<Week, 'kiosk'>, phone: string, code: string) {
  await tapDigits(kiosk, phone)
  await tap(goOn(kiosk))
  await tapDigits(kiosk, code)
  await tap(goOn(kiosk))
}
