import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { signedInWithVisit } from './screens/reserve.ts'
import { wordsOf } from './screens/words-of.ts'

const folder = join(import.meta.dirname, '../test-results/pictures')

/** Prints on letter paper; the answer is how many sheets it takes. */
async function sheetsOf(page: Page, name: string): Promise<number> {
  const path = join(folder, `${name}-${test.info().project.name}.pdf`)
  const paper = await page.pdf({ path, format: 'Letter', printBackground: false })
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Whatever only a screen needs. */
const onScreenOnly = (page: Page) =>
  page
    .locator('button:not(th button), dialog, header:has(button), footer, [aria-current=step]')
    .filter({ visible: true })

test('her visit is one slab with one code on one sheet @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithVisit(page, practice)
  await page.goto('/reserve')
  await expect(page.getByText(t('payBookedTitle'))).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  await expect(main.getByText(t('payCode'), { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
  await expect(main.locator('.code:visible')).toHaveCount(1)
  await expect(onScreenOnly(page)).toHaveCount(0)
  await expect(page.getByText(t('practiceBanner'))).toBeHidden()
  const ink = await main.locator('.code:visible').evaluate((code) => getComputedStyle(code).color)
  expect(ink, 'dark ink, also from a dark screen').toBe('rgb(11, 34, 39)')
  expect(await sheetsOf(page, 'visit')).toBe(1)
})

test('what she prints else is words on paper, and nothing a hand would tap @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithVisit(page, practice)
  for (const [path, sheets] of [
    ['/hours', 1],
    ['/history', 1],
    ['/', 1],
    ['/keylim-mikvah', 2],
    ['/terms', 5],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.soft(onScreenOnly(page), path).toHaveCount(0)
    const name = `paper${path.replaceAll('/', '-')}`
    expect.soft(await sheetsOf(page, name), path).toBeLessThanOrEqual(sheets)
    if (path === '/history') {
      const heads = await page.locator('thead').first().innerText()
      for (const head of ['Date', 'Status', 'Type', 'Balance'] as const)
        expect
          .soft(heads, 'a column that sorts has its head on paper')
          .toContain(t(`history${head}`))
      expect.soft(heads).not.toMatch(/[↑↓↕]/)
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  }
})
