import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { bookVisit } from './screens/calls.ts'
import { chooseNight, goOn, holdVisit, timesOf } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

const wednesday = '2026-11-18'

test('going back lets the place go; staying too long does too, and the page says so @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { headers, userId } = await signedIn(page, practice)
  const statuses = async () => {
    const found = await page.request.get(
      `/api/api/reservations/findbyuser?user=${userId}&dateFrom=${wednesday}`,
      { headers },
    )
    const visits: { reservationStatus: string }[] = await found.json()
    return visits.map(({ reservationStatus }) => reservationStatus).toSorted()
  }
  await page.goto('/reserve')
  await holdVisit(page, t)
  await expect(page.getByRole('timer')).toHaveText(/1[45]:\d\d/)
  expect(await statuses()).toEqual(['Pending'])
  await arrived(page, t('payTitle'))
  await page.goBack()
  await arrived(page, t('reserveOptions'))
  await expect.poll(statuses).toEqual(['Canceled'])

  await goOn(page, t)
  await arrived(page, t('payTitle'))
  await practice.setClock('2026-11-17T14:20:00-05:00')
  await page.reload()
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payHoldEndedTitle')))
  await expectNoAxeFindings(page)
  await picture(page, 'hold-ended')
  await page.getByRole('button', { name: t('payChooseAgain') }).click()
  await arrived(page, t('reserveOptions'))
  expect(await statuses()).toEqual(['Canceled', 'Canceled'])
})

test('when another takes the last place of her time, the nearest ones are offered @once', async ({
  page,
  practice,
  lang,
  browser,
  baseURL,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/reserve')
  await chooseNight(page, t, 1)
  await arrived(page, t('reserveOptions'))
  await page.getByRole('checkbox', { name: new RegExp(`^${t('reserveParking')}`) }).check()
  await timesOf(page).first().click()

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  const take = async (guest: number, wish: object = {}) =>
    bookVisit(other, await signedIn(other, practice, `120155502${guest}`), {
      ...{ night: wednesday, parking: true, hold: true },
      ...wish,
    })
  // What she has chosen and nobody else: until the house says that it was just taken, and nothing but that.
  const { reservationTime } = await take(10)
  const takeAll = async () => {
    for (let guest = 11; guest < 60; guest += 1) await take(guest, { reservationTime })
  }
  await expect(takeAll()).rejects.toThrow(`Nothing was booked: ${t('slot-taken')}`)
  await elsewhere.close()

  await goOn(page, t)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('slot-taken'))
  await told(page, alert)
  await expectNoAxeFindings(page)
  await picture(page, 'slot-taken')
  await alert.getByRole('button').first().click()
  await told(page, page.getByRole('radio', { checked: true, name: /\d{1,2}:\d{2}/ }))
  await goOn(page, t)
  await arrived(page, t('payTitle'))
})
