import { expect } from '@playwright/test'
import {
  bookByTelephone,
  checkIn,
  closeDetails,
  giveBack,
  openDetails,
  pay,
  place,
} from './at-the-desk.ts'
import { shutMainFor } from './at-the-office.ts'
import { beginEvening } from './sections.ts'
import { seeThrough } from './through-the-evening.ts'
import { clockTo, nights, type Week } from './week.ts'

/** The main building is shut for a night and the other one open; and money goes back, from the drawer and to a card. */
export async function thursday(week: Week): Promise<void> {
  const night = nights.thursday
  await clockTo(week, night, '13:00')
  await shutMainFor(week, night)
  const malka = await bookByTelephone(week, {
    ...{ night, phone: '2015550409', name: 'Malka Haas', elsewhere: true },
  })
  const nechama = await bookByTelephone(week, {
    ...{ night, nth: 1, phone: '2015550410', name: 'Nechama Isaacs', elsewhere: true },
  })
  await bookByTelephone(week, {
    ...{ night, nth: 2, phone: '2015550411', name: 'Odel Jacob', elsewhere: true },
  })

  await clockTo(week, night, '17:45')
  await beginEvening(week, night, { building: 'alternate' })
  await checkIn(week, malka)
  await pay(week, malka, { method: 'Cash', tip: 4 })
  await giveBack(week, malka, { of: 'Cash', amount: 6, why: 'There was no warm water.' })
  await seeThrough(week, malka, await place(week, malka))

  await checkIn(week, nechama)
  await pay(week, nechama, { method: 'CreditCard' })
  await giveBack(week, nechama, { of: 'CreditCard', amount: 10, why: 'There was no warm water.' })
  await seeThrough(week, nechama, await place(week, nechama))
  const details = await openDetails(week, nechama)
  await expect(details).toContainText(week.t('statusDone'))
  await closeDetails(week)
}
