import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { timesOf } from './screens/reserve.ts'
import { signIn } from './screens/sign-in.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, backAt } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

/** As after “Sign out everywhere” on another phone: the server takes neither of her tokens any more. */
const endElsewhere = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}')
    const spoilt = { ...session, accessToken: 'gone', refreshToken: 'gone' }
    localStorage.setItem('session', JSON.stringify(spoilt))
    localStorage.removeItem('device')
  })

test('a sign-in that ended elsewhere leads to the sign-in, in every tab, and back', async ({
  page,
  context,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  const other = await context.newPage()
  await page.goto('/profile')
  await other.goto('/notifications')
  await expect(other.getByRole('switch').first()).toBeVisible()

  await endElsewhere(page)
  await page.goto('/history')
  await expect(page).toHaveURL('/login?to=%2Fhistory')
  await expect(page.getByRole('link', { name: t('logIn'), exact: true })).toBeVisible()
  await expect(other).toHaveURL('/login?to=%2Fnotifications')

  await signIn(page, practice, t)
  await expect(page).toHaveURL('/history')
  await arrived(page, t('historyTitle'))
  await expect(other).toHaveURL('/notifications')
})

test('what she typed is there again after she has signed in anew @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/attendant-note')
  await page.getByRole('button', { name: t('noteAdd') }).click()
  await page.getByLabel(t('noteLabel')).fill('Please speak slowly.')
  await endElsewhere(page)
  await page.getByRole('button', { name: t('noteSave') }).click()
  await expect(page).toHaveURL('/login?to=%2Fattendant-note')
  await signIn(page, practice, t)
  await expect(page.getByLabel(t('noteLabel'))).toHaveValue('Please speak slowly.')
  await page.getByRole('button', { name: t('noteSave') }).click()
  await expect(page.getByText('Please speak slowly.')).toBeVisible()
  await backAt(page.getByRole('button', { name: t('noteEdit') }))
})

test('the step of a booking is there again after she has signed in anew @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/reserve')
  await page.getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: t('reserveContinue') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reserveOptions'))
  await timesOf(page).first().waitFor()
  await endElsewhere(page)
  await timesOf(page).nth(3).click()
  await expect(page).toHaveURL('/login?to=%2Freserve')
  await signIn(page, practice, t)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reserveOptions'))
})

test('who signs out herself stands at home, and is asked to sign in nowhere @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/history')
  await page.getByRole('button', { name: t('menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('drawerLogout') })
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: t('homeMakeReservation') })).toBeVisible()
  await arrived(page, t('homeByAppointment'))
})
