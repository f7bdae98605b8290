import type { Browser, Page } from '@playwright/test'
import { type OwnFacility, test } from './fixtures/own-database.ts'
import type { Practice } from './practice.ts'
import { wordsOf } from './screens/words-of.ts'
import { databaseAgrees, screensAgree } from './seven-evenings/agree.ts'
import { aDevice, addScreen, signInAs } from './seven-evenings/devices.ts'
import { friday } from './seven-evenings/friday.ts'
import { monday } from './seven-evenings/monday.ts'
import { saturday } from './seven-evenings/saturday.ts'
import { sunday } from './seven-evenings/sunday.ts'
import { thursday } from './seven-evenings/thursday.ts'
import { tuesday } from './seven-evenings/tuesday.ts'
import { brideAsks, wednesday } from './seven-evenings/wednesday.ts'
import { clockTo, nights, tabletRoom, type Week } from './seven-evenings/week.ts'

type House = { page: Page; browser: Browser; practice: Practice; facility: OwnFacility }

/** The noon before the first evening: who works here is signed in, and the screen of a room hangs. */
async function openHouse({ page, browser, practice, facility }: House): Promise<Week> {
  const t = wordsOf('en')
  const baseURL = facility.url
  await page.setViewportSize({ width: 1280, height: 1000 })
  const on = { browser, baseURL }
  const phone = { width: 390, height: 844 }
  const week: Week = {
    ...{ t, browser, baseURL, practice, desk: page, lived: [], given: [] },
    attendant: await aDevice({ ...on, size: phone, touch: false }),
    kiosk: await aDevice(on),
    tablet: await aDevice(on),
  }
  await clockTo(week, nights.sunday, '12:00')
  await signInAs(week.desk, t, 'Reception')
  await signInAs(week.attendant, t, 'Attendant')
  await addScreen(week, week.tablet, { kind: 'Room', name: 'Over the basin', room: tabletRoom })
  return week
}

type Evening = (week: Week) => Promise<void>

/**
 * The screens stay on from one evening to the next, and each stands on what the ones before it have left. On the noon
 * after the last one, what was lived is read at the office, and then in the database itself.
 */
async function live(week: Week, { practice, facility }: House, evenings: readonly Evening[]) {
  for (const evening of evenings) await test.step(evening.name, () => evening(week))
  await practice.setClock('2026-11-29T13:00:00-05:00')
  await screensAgree(week)
  await databaseAgrees(week, await facility.openItsDatabase())
}

test('an evening at the screens, a Friday on paper and the night after are lived, and all of it stands to the row @desk @once @long', async ({
  page,
  browser,
  practice,
  facility,
}) => {
  const house = { page, browser, practice, facility }
  await live(await openHouse(house), house, [sunday, friday, saturday])
})

test('seven evenings in a row are lived at the screens, and in the end all that was lived stands to the row @desk @once @long', async ({
  page,
  browser,
  practice,
  facility,
}) => {
  test.setTimeout(600_000)
  const house = { page, browser, practice, facility }
  const week = await openHouse(house)
  await addScreen(week, week.kiosk, { kind: 'Kiosk', name: 'By the stairs' })
  await brideAsks(week)
  await live(week, house, [sunday, monday, tuesday, wednesday, thursday, friday, saturday])
})
