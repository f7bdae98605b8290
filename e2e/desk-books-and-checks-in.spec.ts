import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import type { Practice } from './practice.ts'
import { testCards, typeCard } from './screens/card.ts'
import { asReception } from './screens/desk.ts'
import { wordsOf } from './screens/words-of.ts'

const afterOpening = '2026-11-17T18:02:00-05:00'

/** Lays the house with nobody in it, just after the doors open, and signs Reception in; no page is open yet. */
async function atAnEmptyDesk(page: Page, practice: Practice) {
  await practice.reset('empty', afterOpening)
  return asReception(page, practice)
}

const buttonsOf = (page: Page) => (name: string) => page.getByRole('button', { name, exact: true })

test('who gives no number is booked for now, pays cash and waits, in three taps @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { headers } = await atAnEmptyDesk(page, practice)
  await page.goto('/receptionist')
  await page.getByRole('link', { name: t('deskWalkIn') }).click()
  await expect(page.getByRole('textbox', { name: t('bookPhone') })).toBeFocused()
  await expect(page.getByRole('group', { name: t('bookWhen'), exact: true })).toContainText(
    t('bookNow'),
  )
  await page.evaluate(() => {
    const counted = window as typeof window & { taps?: number }
    counted.taps = 0
    addEventListener('pointerdown', () => {
      counted.taps = (counted.taps ?? 0) + 1
    })
  })

  await page.getByRole('button', { name: t('bookNoNumber') }).click()
  await page.getByText(t('tillMethodCash'), { exact: true }).click()
  await expectNoAxeFindings(page)
  await picture(page, 'walk-in-now')
  await page.getByRole('button', { name: /\$/ }).click()
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  expect(await page.evaluate(() => (window as typeof window & { taps?: number }).taps)).toBe(3)

  const answer = await page.request.get('/api/api/reservations/listadmin', { headers })
  const [visit, ...others] = (await answer.json()).all
  expect(others).toEqual([])
  expect(visit).toMatchObject({
    ...{ reservationTime: '2026-11-17T18:05:00-05:00', advanceReservation: false },
    ...{ reservationStatus: 'Waiting', balance: 0, paid: true },
    user: { firstName: t('bookGuest'), userName: null },
  })
  expect(visit.payments.map(({ method }: { method: string }) => method)).toEqual(['Cash'])
  await expect(page.getByText(visit.waitingCode, { exact: true })).toBeVisible()
})

test('a walk-in whom nobody knows gets a record, is booked in one act, and the check-in can be taken back @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const button = buttonsOf(page)
  const { headers } = await atAnEmptyDesk(page, practice)
  const visits = async () => {
    const answer = await page.request.get('/api/api/reservations/listadmin', { headers })
    return (await answer.json()).all
  }

  await page.goto('/receptionist')
  await expect(page.getByRole('link', { name: t('pageMessages') })).toBeVisible()
  // A phone has no printer and no card reader to choose, and an extension all the same.
  await expect(button(t('thisDesk'))).toBeVisible()
  await page.getByRole('link', { name: t('deskWalkIn') }).click()
  await expect(page).toHaveURL('/receptionist/reservation')
  const phone = page.getByLabel(t('bookPhone'))
  await phone.fill('2015550188')
  // A number is read back to her: all of it is seen.
  expect(await phone.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  await button(t('bookFind')).click()
  await page.getByLabel(t('bookFirstName')).fill('Dina')
  await page.getByLabel(t('bookLastName')).fill('Rosen')
  await button(t('bookMake')).click()
  await expect(page.getByText('Dina Rosen')).toBeVisible()

  await page
    .getByRole('radio', { name: t('bookKind_bath') })
    .first()
    .check()
  await page.getByRole('checkbox', { name: t('bookParking') }).check()
  await page.getByText(t('tillMethodCash'), { exact: true }).click()
  const book = page.getByRole('button', { name: /\$/ })
  await expect(book).toBeEnabled()
  await expectNoAxeFindings(page)
  await picture(page, 'walk-in')
  await book.dblclick()
  await expect(page).toHaveURL(/\/receptionist\/checkin\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  const [here, ...others] = await visits()
  expect(others).toEqual([])
  expect(here).toMatchObject({ bath: true, parking: true, advanceReservation: false })
  expect(here).toMatchObject({ reservationStatus: 'Waiting', balance: 0 })
  expect(here.payments.map(({ method }: { method: string }) => method)).toEqual(['Cash'])
  await expect(page.getByText(here.waitingCode, { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'checked-in')

  await button(t('checkInCancel')).click()
  await expect(button(t('checkInDo'))).toBeFocused()
  expect((await visits())[0].reservationStatus).toBe('Reserved')
  await expectNoAxeFindings(page)
  await picture(page, 'check-in')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
})

test('a walk-in with parking, which is paid first, is checked in and pays on her way out, or by card at her check-in @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const button = buttonsOf(page)
  const { headers } = await atAnEmptyDesk(page, practice)
  const visitNow = async () => {
    const id = page.url().split('/').at(-1)
    return (await page.request.get(`/api/api/reservations/${id}`, { headers })).json()
  }
  const walkIn = async () => {
    await page.goto('/receptionist/reservation')
    await button(t('bookNoNumber')).click()
    await page.getByRole('checkbox', { name: t('bookParking') }).check()
  }

  await walkIn()
  await button(t('bookAndIn')).dblclick()
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  const later = await visitNow()
  expect(later).toMatchObject({ parking: true, reservationStatus: 'Waiting', paid: false })
  await page.getByRole('link', { name: t('checkInPay') }).click()
  await page.getByText(t('tillMethodCash'), { exact: true }).click()
  await page.getByRole('button', { name: /\$/ }).last().click()
  await expect(page.getByText(t('tillSettled'))).toBeVisible()

  await walkIn()
  await page.getByText(t('tillMethodCreditCard'), { exact: true }).click()
  await page.getByRole('button', { name: /\$/ }).click()
  await expect(page).toHaveURL(/\/receptionist\/checkin\/[\w-]+$/)
  await typeCard(page, t, testCards.charged)
  await picture(page, 'walk-in-by-card')
  await page.getByRole('button', { name: /\$/ }).last().click()
  await expect(page.getByText(t('tillSettled'))).toBeVisible()
  await button(t('checkInDo')).click()
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  const byCard = await visitNow()
  expect(byCard).toMatchObject({ parking: true, reservationStatus: 'Waiting', balance: 0 })
  expect(byCard.payments.map(({ method }: { method: string }) => method)).toEqual(['CreditCard'])
})

test('who books parking by phone is held until it is paid, which the desk is told, and then checked in @desk', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await atAnEmptyDesk(page, practice)
  await page.goto('/receptionist/reservation')
  await page.getByRole('button', { name: t('bookNoNumber'), exact: true }).click()
  await page.getByRole('checkbox', { name: t('bookParking') }).check()
  await page.getByRole('radio', { name: /^(9:00|21:00)/ }).check({ force: true })
  await page.getByText(t('bookIgnoreCutoff'), { exact: true }).click()
  await expect(page.getByText(t('bookPaidFirst', { amount: '$40.00' }))).toBeVisible()
  await picture(page, 'paid-first')
  await page.getByRole('button', { name: /\$/ }).click()
  await expect(page).toHaveURL(/\/receptionist\/reservation\/[\w-]+$/)
  const notice = page.getByText(t('deskHeldPay', { amount: '$40.00' }))
  await expect(notice).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'held-at-the-desk')
  const id = page.url().split('/').at(-1)

  await page.goto(`/receptionist/checkin/${id}`)
  await expect(notice).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'held-at-check-in')
  await page.getByText(t('tillMethodCash'), { exact: true }).click()
  await page.getByRole('button', { name: /\$/ }).last().click()
  await page.getByRole('button', { name: t('checkInDo'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
})

test('a reservation is changed at the desk: it stays what it was until what it needs is paid @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', afterOpening)
  const { headers } = await asReception(page, practice)
  const answer = await page.request.get('/api/api/reservations/listreception', { headers })
  const visit = (await answer.json()).upcoming.find(
    ({ roomType, parking, balance }: { roomType: string; parking: boolean; balance: number }) =>
      roomType === 'shower' && !parking && balance > 0,
  )
  await page.goto(`/receptionist/reservation/${visit.reservationId}`)
  await page.getByRole('checkbox', { name: t('bookParking') }).check()
  await page.getByLabel(t('bookNote')).fill('Her daughter waits in the lobby.')
  await page.getByRole('button', { name: t('bookSave') }).click()
  await expect(page.getByText(/changed/i).first()).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(visit.reservationId))
  const id = page.url().split('/').at(-1)
  const now = await (await page.request.get(`/api/api/reservations/${id}`, { headers })).json()
  expect(now).toMatchObject({ parking: true, notes: 'Her daughter waits in the lobby.' })
  const status = async () => {
    const old = await page.request.get(`/api/api/reservations/${visit.reservationId}`, { headers })
    return (await old.json()).reservationStatus
  }
  // Parking is paid in advance here: until then both stand, and count once.
  expect([now.reservationStatus, await status()]).toEqual(['Pending', 'Reserved'])
  await page.getByRole('radio', { name: t('tillMethodCash') }).check({ force: true })
  await page.getByRole('button', { name: /\$/ }).last().click()
  await expect(page.getByText(t('tillSettled'))).toBeVisible()
  expect(await status()).toBe('Replaced')
})
