import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import type { Practice } from './practice.ts'
import { visitsOf } from './screens/lost-answers.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { chooseNight, goOn, payButton, startingWith, timesOf } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test.use({ serviceWorkers: 'allow' })

/** She is at home, and the worker has what the pages begin with; it begins some seconds after the page has come. */
async function atHome(page: Page, practice: Practice) {
  await signedIn(page, practice)
  await page.goto('/', { waitUntil: 'networkidle' })
  return page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))
}

/** All that lies in the browser's caches, by path. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname)
    return paths
  })

const letter = 'Is the water warm on Tuesdays?'

test('her pages stand through a reload without a network, with all that she typed, and her letter goes out once @once', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const title = page.getByRole('heading', { level: 1 })
  const message = page.getByLabel(t('contactMessage'))
  const offline = page.getByText(t('offlineTitle'))
  expect(await atHome(page, practice)).toContain('/kept-pages.js')
  const worker = await page.request.get('/kept-pages.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await message.fill(letter)
  await page.getByLabel(t('contactEmail')).fill('rivka@example.com')
  for (const file of [/ContactScreen/, /words-en-contact/])
    await expect.poll(async () => (await keptPaths(page)).join()).toMatch(file)

  await cutOff(context, line)
  await page.reload()
  await expect(title).toHaveText(t('contactTitle'))
  await expect(offline).toBeVisible()
  await expect(message).toHaveValue(letter)
  await page.getByRole('button', { name: t('contactSend') }).click()
  await page.reload()
  await expect(message).toHaveValue(letter)

  const sent: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/settings/ContactForm')) sent.push(response.status())
  })
  await letThrough(context, line)
  await expect(offline).toBeHidden()
  await page.getByRole('button', { name: t('contactSend') }).click()
  await expect(page.getByText(t('contactSent'))).toBeVisible()
  expect(sent).toEqual([200])
  await page.reload()
  await expect(message).toHaveValue('')

  const paths = await keptPaths(page)
  expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/language'])
})

test('a page she has never opened says that it comes, and comes with the network; reserving stands in her language @once @long', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const he = wordsOf('he')
  const title = page.getByRole('heading', { level: 1 })
  await atHome(page, practice)

  await cutOff(context, line)
  await page.goto('/reserve')
  await expect(page.getByText(t('offlineTitle'))).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu') })).toBeVisible()
  await page.goto('/careers')
  await expect(page.getByText(t('offlinePage'))).toBeVisible()
  await expect(page.getByText(t('offlineTitle'))).toBeVisible()
  await letThrough(context, line)
  await expect(title).toHaveText(t('careersTitle'))
  await expect(page.getByLabel(t('careersExperience'))).toBeVisible()

  await page.evaluate(() => localStorage.setItem('language', 'he'))
  await cutOff(context, line)
  await page.goto('/')
  await expect(title).toHaveText(he('homeByAppointment'))
  await expect(page.getByText(he('offlineTitle'))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('what she chose and what she gives stand through a reload without a network, and nothing goes out by it @once', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const offline = page.getByText(t('offlineTitle'))
  const reloadedInTheDark = async (chooses: () => Promise<void>) => {
    await cutOff(context, line)
    await chooses()
    await page.reload()
    await expect(offline.first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await letThrough(context, line)
    await expect(offline).toHaveCount(0)
  }
  await atHome(page, practice)
  await page.goto('/reserve', { waitUntil: 'networkidle' })
  await chooseNight(page, t, 1)
  await arrived(page, t('reserveOptions'))
  const parking = page.getByRole('checkbox', { name: startingWith(t('reserveParking')) })
  await parking.check()
  for (const file of [/ReserveScreen/, /words-reserve-en/, /\/reserving/])
    await expect.poll(async () => (await keptPaths(page)).join()).toMatch(file)
  await reloadedInTheDark(() => timesOf(page).nth(2).click())
  await expect(parking).toBeChecked()
  await expect(timesOf(page).nth(2)).toBeChecked()
  await goOn(page, t)

  await arrived(page, t('payTitle'))
  await page.getByText(t('payTips')).first().click()
  await page.getByText(t('payGifts')).first().click()
  await page.getByRole('radio', { name: '$10' }).waitFor()
  await reloadedInTheDark(async () => {
    await page.getByRole('radio', { name: '$10' }).check({ force: true })
    await page.getByRole('checkbox', { name: startingWith(t('payGiftUse')) }).check()
  })
  // A shower with parking for $30, a gift of $22 and a tip of $10.
  await expect(payButton(page, t)).toContainText('$62.00')
  const [visit, ...others] = await visitsOf(page)
  expect(others).toEqual([])
  expect(visit).toMatchObject({ reservationStatus: 'Pending', payments: [] })
})
