import type { WordKey } from '@mikvah/contract/words/key.ts'
import { long } from '@mikvah/server/test/long.ts'
import { expect, type Page, type Request } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { keepCard } from './calls.ts'
import { testCards, typeCard } from './card.ts'
import { inTheEvening, openDesk, reception, showRooms } from './desk.ts'
import { furtherScreens } from './further-screens.ts'
import { goInPlace } from './in-place.ts'
import { mostRequests, uncounted } from './requests.ts'
import { chooseNight, goOn, payButton, timesOf } from './reserve.ts'
import { signedIn, signedInInstead } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

const open = [
  '/',
  '/login',
  '/login/staff',
  '/screen',
  '/hours',
  '/language',
  '/terms',
  '/careers',
  '/tour',
  '/donate',
  '/contact',
  '/keylim-mikvah',
  '/newsletter',
  '/practice',
  '/first-administrator',
]
const hers = [
  '/profile',
  '/history',
  '/payment-methods',
  '/notifications',
  '/attendant-note',
  '/excluded-attendants',
  '/kallah',
  '/license-plate',
  '/confirm-number',
]

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/** Goes to a page and waits until everything it asked for has come, which is little on a slow line. */
async function openAt(page: Page, path: string) {
  let asked: string[] = []
  const listen = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', listen)
  // What the page before it still asks for until it is gone isn't of this one.
  page.once('framenavigated', () => {
    asked = [path]
  })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', listen)
  const counted = asked.filter((name) => !uncounted.test(name))
  expect.soft(counted.length, [path, ...counted].join('\n')).toBeLessThanOrEqual(mostRequests)
}

/**
 * Walks through every screen of a patron, from the open pages through one visit, booked, added to and canceled, and
 * stops at each with its name: whatever must be true of every screen is asked there. With `onlyHers` the walk
 * ends where the desk's begins. In the gate she goes from one page to the next in place.
 */
export async function* everyScreen(
  page: Page,
  practice: Practice,
  t: WordsOf,
  { onlyHers = false } = {},
): AsyncGenerator<string> {
  const arriveAt = async (path: string) => {
    if (long) return openAt(page, path)
    await goInPlace(page, path)
    await page.waitForLoadState('networkidle')
  }
  const button = (name: WordKey) => page.getByRole('button', { name: t(name), exact: true })
  const anotherCard = page.getByRole('radio', { name: t('cardAnother') })
  const dialog = page.getByRole('dialog')
  const close = () => dialog.getByRole('button', { name: t('close') }).click()

  for (const path of open) {
    await (path === '/' ? openAt(page, path) : arriveAt(path))
    yield nameOf(path)
  }
  const her = await signedIn(page, practice)
  await keepCard(page, her)
  for (const path of hers) {
    // She is signed in with the next document.
    await (path === hers[0] ? openAt(page, path) : arriveAt(path))
    yield nameOf(path)
  }
  await button('menu').click()
  await dialog.waitFor()
  yield 'drawer'
  await button('closeMenu').click()

  await openAt(page, '/reserve')
  yield 'reserve-date'
  await chooseNight(page, t, 1)
  await page.getByRole('heading', { name: t('reserveOptions') }).waitFor()
  await timesOf(page).first().click()
  yield 'reserve-options'
  await goOn(page, t)
  await page.getByRole('heading', { name: t('payTitle') }).waitFor()
  await anotherCard.check()
  yield 'reserve-payment'
  await typeCard(page, t, testCards.declined)
  await payButton(page, t).click()
  await page.getByRole('alert').waitFor()
  yield 'reserve-declined'
  await anotherCard.check()
  await typeCard(page, t, testCards.charged)
  await payButton(page, t).click()
  await dialog.waitFor()
  await dialog.waitFor({ state: 'hidden' })
  yield 'visit-booked'
  await button('payPayments').click()
  await dialog.waitFor()
  yield 'visit-payments'
  await close()
  await button('payNote').click()
  await dialog.waitFor()
  yield 'visit-note'
  await close()
  for (const given of ['payAddTip', 'payAddGift', 'payAddShelf'] as const) {
    await button(given).click()
    await page.waitForLoadState('networkidle')
    yield `visit-${given.slice('payAdd'.length).toLowerCase()}`
    await page.goBack()
  }
  await button('payEdit').click()
  await page.getByRole('heading', { name: t('reserveDate') }).waitFor()
  yield 'visit-edit'
  await openAt(page, '/')
  yield 'home-with-a-visit'
  await openAt(page, '/history')
  yield 'history-with-a-visit'
  await openAt(page, '/reserve')
  yield 'reserve-again'
  await button('payCancel').click()
  await dialog.waitFor()
  yield 'visit-cancel'
  await button('payCancelNow').click()
  await button('payDone').waitFor()
  yield 'visit-canceling'
  await button('payDone').click()
  yield 'visit-canceled'

  yield* furtherScreens(page, practice, t, her)
  if (!onlyHers) yield* deskScreens(page, practice, t)
}

/**
 * Walks through the reception desk on a furnished evening, its board, a visit, and what is asked before something is
 * done with it, and stops at each with its name.
 */
export async function* deskScreens(
  page: Page,
  practice: Practice,
  t: WordsOf,
): AsyncGenerator<string> {
  const dialog = page.getByRole('dialog')
  await practice.reset('evening', inTheEvening)
  await signedInInstead(page, await reception(practice))
  await openDesk(page, t)
  yield 'desk'
  const waits = page.getByRole('region', { name: t('deskWaiting') }).getByRole('listitem')
  await waits.first().getByRole('button').last().click()
  await dialog.getByRole('button', { name: t('deskPlace') }).waitFor()
  yield 'desk-details'
  for (const [opens, name] of [
    ['deskPlace', 'place'],
    ['deskAddNote', 'note'],
    ['deskCancel', 'cancel'],
    ['deskCancelCheckIn', 'cancel-check-in'],
  ] as const) {
    await dialog
      .first()
      .getByRole('button', { name: t(opens) })
      .click()
    await dialog
      .last()
      .getByRole('heading', { name: t(opens) })
      .waitFor()
    yield `desk-${name}`
    await dialog
      .last()
      .getByRole('button', { name: t('close') })
      .click()
  }
  await dialog.getByRole('button', { name: t('close') }).click()
  await showRooms(page, t)
  yield 'desk-rooms'
  await page.locator('[data-status="Ready"]').first().click()
  await dialog.getByRole('heading', { level: 2 }).waitFor()
  yield 'desk-room'
}
