import { expect, type Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { atItsHeight } from './at-its-height.ts'
import { evening, reception } from './desk.ts'
import { goInPlace } from './in-place.ts'
import { aNightOnPaper } from './sheet.ts'
import { calledAs, type Her, signedInInstead } from './signed-in.ts'
import type { WordsOf } from './words-of.ts'

const beforeTheZman = '2026-11-24T17:05:00-05:00'

/**
 * Walks through the pages of the desk (but its board, for which there is `deskScreens`, and the Shabbos sheet), those
 * of the office and every screen that hangs on a wall or lies in a hand, on a furnished evening, and stops at each with
 * its name.
 */
export async function* houseScreens(
  page: Page,
  practice: Practice,
  t: WordsOf,
): AsyncGenerator<string> {
  await practice.reset('evening', atItsHeight)
  const desk = await calledAs(page, practice, 'Reception')
  const { board, rooms } = evening(page, desk)
  const [comes] = (await board()).upcoming
  const all = await rooms()
  const inPrep = all.find(({ reservation }) => reservation?.reservationStatus === 'Prep')
  const waits = all.find(({ reservation }) => reservation?.reservationStatus === 'ReadyForMikvah')
  const rests = all.find(({ reservation }) => !reservation)
  if (!comes || !inPrep || !waits || !rests) throw new Error('The evening is not furnished.')

  await page.goto('/')
  await signedInInstead(page, await reception(practice))
  for (const [path, name] of [
    ['reservation', 'reservation'],
    [`reservation/${comes.reservationId}`, 'edit'],
    [`reservation/${comes.reservationId}/pay`, 'pay'],
    [`checkin/${comes.reservationId}`, 'check-in'],
    [`user/${comes.userId}`, 'patron'],
    ['messages', 'messages'],
    ['supplies', 'supplies'],
    ['licenses', 'licenses'],
    [`licenses?request=${await papersOf(page, desk, comes.userId)}`, 'license'],
    ['cleaning', 'cleaning'],
    ['cubicles', 'cubicles'],
    ['screens', 'screens'],
  ] as const) {
    if (name === 'reservation') await page.goto(`/receptionist/${path}`)
    else await goInPlace(page, `/receptionist/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settled(page, t)
    yield `desk-${name}`
  }

  const chosen = await page.evaluate(() => localStorage.getItem('language') ?? '')
  let signedIn = ''
  const openAs = async (userName: string, path: string) => {
    const isSomeoneElse = signedIn !== userName
    if (isSomeoneElse) {
      await signedInInstead(page, await practice.account(userName))
      // A room's and a kiosk's screen takes on the language of whoever is at it, and keeps it.
      await page.evaluate((language) => localStorage.setItem('language', language), chosen)
    }
    signedIn = userName
    if (!isSomeoneElse && path.startsWith('/admin/')) await goInPlace(page, path)
    else await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await settled(page, t)
  }
  const dialog = page.getByRole('dialog')
  const button = (name: Parameters<WordsOf>[0]) =>
    page.getByRole('button', { name: t(name), exact: true })

  await page.request.post(`/api/api/rooms/${inPrep.id}/supplyrequest`, {
    headers: desk.headers,
    data: { action: 'add', isAttendantRequest: true },
  })
  for (const [path, name] of [
    ['', 'daily-list'],
    ['settings', 'settings'],
    ['settings?group=timing', 'settings-timing'],
    ['schedule', 'schedule'],
    ['audit', 'audit'],
    ['users', 'users'],
    ['hardware', 'hardware'],
    ['reports', 'reports'],
    ['reports?tab=morning', 'reports-morning'],
    ['reports?tab=nights', 'reports-nights'],
    ['reports?tab=list', 'reports-list'],
    ['reports?tab=payments', 'reports-payments'],
    ['rooms?room=7', 'rooms'],
    ['attendants', 'attendants'],
    ['buildings', 'buildings'],
    ['texts', 'texts'],
    ['website', 'website'],
    ['merchandise', 'merchandise'],
    ['membership', 'membership'],
    ['move-in', 'move-in'],
    ['set-up', 'set-up'],
    ['set-up?step=texts', 'set-up-texts'],
    ['set-up?step=open', 'set-up-open'],
  ] as const) {
    await openAs('Admin', `/admin/${path}`)
    yield `office-${name}`
  }
  await openAs('Attendant', '/attendant')
  await page.getByRole('alert').getByRole('heading').waitFor()
  yield 'attendant'
  await button('attendantThisDevice').click()
  await dialog.waitFor()
  yield 'attendant-this-device'
  await openAs('Mikvah', '/mikvah')
  yield 'mikvah'
  await page
    .getByRole('button', { name: new RegExp(`^${t('mikvahNext')} \\d`) })
    .last()
    .click()
  await dialog.waitFor()
  yield 'mikvah-turn'
  await openAs(`Room${inPrep.id}`, '/room')
  yield 'room'
  await openAs(`Room${waits.id}`, '/room')
  yield 'room-waits'
  await openAs(`Room${rests.id}`, '/room')
  yield 'room-rests'
  await openAs('Kiosk', '/kiosk')
  yield 'kiosk'
  await openAs('Kiosk', '/kiosk/this-kiosk')
  yield 'kiosk-this-kiosk'
  await openAs('Waiting', '/waiting')
  yield 'waiting'

  await practice.reset('evening', beforeTheZman)
  signedIn = ''
  await openAs('Mikvah', '/mikvah')
  yield 'mikvah-before'
  await openAs('Waiting', '/waiting')
  yield 'waiting-before'

  await practice.reset('empty', atItsHeight)
  signedIn = ''
  await aNightOnPaper(page, practice, 3)
  await openAs('Reception', '/receptionist/after-shabbos')
  await page.getByRole('list').getByText(t('afterBecamecame'), { exact: true }).nth(1).click()
  yield 'desk-after-shabbos'
}

const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
})

/** Sends in a license and a registration for a patron, as the desk may, and gives what waits for it then. */
async function papersOf({ request }: Page, { headers }: Her, userId: string): Promise<string> {
  const sent = await request.post(`/api/api/users/${userId}/LicenseAndRegistration`, {
    headers,
    multipart: { image0: photo('license.png'), image1: photo('registration.png') },
  })
  return (await sent.json()).result.id
}

/** Nothing on it is still on its way. Its line to the server is never idle, so that says nothing here. */
async function settled(page: Page, t: WordsOf): Promise<void> {
  await expect(page.getByText(t('loading'))).toHaveCount(0)
}
