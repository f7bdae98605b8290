import { expect } from '@playwright/test'
import {
  bookByTelephone,
  checkIn,
  closeDetails,
  openDetails,
  pay,
  place,
  walkIn,
} from './at-the-desk.ts'
import { beginEvening } from './sections.ts'
import { clean, lead, seeThrough } from './through-the-evening.ts'
import { acted, clockTo, nights, type Week } from './week.ts'

/** Mis-taps: one at the desk and one on the attendant's phone, each taken back; and a guest who gives no number. */
export async function monday(week: Week): Promise<void> {
  const night = nights.monday
  const { desk, attendant, t } = week
  await clockTo(week, night, '13:00')
  // Who didn't come last night and owes for it is in the desk's line.
  await expect(desk.locator('[data-need=owing]')).toContainText(/^1 /)
  const feiga = await bookByTelephone(week, { night, phone: '2015550404', name: 'Feiga Drew' })
  await bookByTelephone(week, { night, nth: 1, phone: '2015550405', name: 'Gittel Ehrlich' })

  await clockTo(week, night, '17:45')
  await beginEvening(week, night)
  const guest = await walkIn(week, night)
  const hers = await place(week, guest)

  await checkIn(week, feiga)
  await place(week, feiga)
  const details = await openDetails(week, feiga)
  await details
    .getByRole('button', { name: t('deskUndo', { code: feiga.code, status: t('statusWaiting') }) })
    .click()
  await expect(details.getByRole('button', { name: t('deskPlace') })).toBeEnabled()
  acted(feiga, 'Reception', 'Waiting', 'taken back')
  await closeDetails(week)
  const room = await place(week, feiga)
  await pay(week, feiga, { method: 'Terminal', tip: 7 })

  await lead(week, guest)
  // Tapped too early: she is still dressing.
  const undo = attendant.getByRole('button', { name: new RegExp(t('mikvahUndo')) })
  await expect(undo).toContainText(/[1-5]\d″/)
  await undo.click()
  acted(guest, 'Attendant', 'Dressing', 'taken back')
  await lead(week, guest, { from: 'Done' })
  await clean(week, hers)
  await seeThrough(week, feiga, room)
}
