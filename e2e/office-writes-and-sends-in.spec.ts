import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const nameOfLanguage = { en: 'English', he: 'עברית' }
const pdf = Buffer.from('%PDF-1.4\nxref\n0 1\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('the office words a text, prices the shelf, and sends in what anyone then sees @once @long', async ({
  page,
  practice,
  lang,
  browser,
  baseURL,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-24T18:40:00-05:00')
  await signedInAs(page, await practice.account('Admin'))
  const dialog = page.getByRole('dialog')

  await page.goto('/admin/website')
  await page
    .getByLabel(t('websiteAddIssue'))
    .setInputFiles({ name: 'Kislev.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText(t('websiteAdded'))).toBeVisible()
  await page
    .getByLabel(t('websiteChooseBanner'))
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: pdf })
  await expect(page.getByText(t('not-a-picture'))).toBeVisible()
  await page
    .getByLabel(t('websiteChooseBanner'))
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByAltText(t('websiteBannerShown'))).toBeVisible()
  await expectNoAxeFindings(page)

  await page.goto('/admin/texts')
  await page.getByRole('button', { name: /^homeLead\b/ }).click()
  await dialog.getByLabel(t(lang === 'he' ? 'textHebrew' : 'textEnglish')).fill('1234567')
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: t('textSave') }).click()
  await expect(page.getByText(t('textSaved'))).toBeVisible()
  await expectNoAxeFindings(page)

  // The office sees the home page as visitors do, in both languages, and stays where it is.
  await page.goto('/admin/website')
  for (const each of ['en', 'he'] as const) {
    const name = t('websiteHomeIn', { language: nameOfLanguage[each] })
    const phone = page.frameLocator(`iframe[title="${name}"]`)
    const says = wordsOf(each)
    await expect(phone.locator('html')).toHaveAttribute('dir', each === 'he' ? 'rtl' : 'ltr')
    await expect(phone.getByText(says('homeMakeReservation'))).toBeVisible()
    await expect(phone.getByText(each === lang ? '1234567' : says('homeLead'))).toBeVisible()
    await expect(phone.locator('img[src*="/files/banner/"]')).toBeVisible()
    const { font, wide } = await phone.locator('h1').evaluate((heading) => ({
      font: getComputedStyle(heading).fontFamily,
      wide: document.documentElement.clientWidth,
    }))
    expect([font.includes('Frank Ruhl Libre'), wide <= 390]).toEqual([true, true])
  }
  await expectNoAxeFindings(page)
  await picture(page, 'office-website')

  for (const path of ['/admin/merchandise', '/admin/membership']) {
    await page.goto(path)
    await page
      .getByRole('button', { name: t('shelfEdit') })
      .first()
      .waitFor()
    await expectNoAxeFindings(page)
  }

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  await stranger.goto('/')
  await expect(stranger.getByText('1234567')).toBeVisible()
  await expect(stranger.locator('img[src*="/files/banner/"]')).toBeVisible()
  await stranger.goto('/newsletter')
  await expect(stranger.locator('iframe')).toHaveAttribute('src', '/files/newsletters/Kislev.pdf')
  await stranger.context().close()
})
