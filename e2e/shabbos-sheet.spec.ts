import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { bookVisit, payFor } from './screens/calls.ts'
import { asReception } from './screens/desk.ts'
import { beforeAFriday, friday } from './screens/sheet.ts'
import { signedIn } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const folder = join(import.meta.dirname, '../test-results/pictures')

test('for Friday night the desk prints one sheet in both languages @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  // Whose place is only held while she pays isn't expected, so she has paid.
  await practice.setClock('2026-11-20T12:20:00-05:00')
  const her = await signedIn(page, practice)
  await payFor(page, her, await bookVisit(page, her, { night: '2026-11-20' }))
  const desk = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 900 } })
  if (!desk) throw new Error('No browser.')
  await desk.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  const screen = await desk.newPage()
  await asReception(screen, practice)
  await screen.goto('/receptionist/shabbos-sheet')
  const sheet = screen.locator('article')
  await expect(sheet).toHaveCount(1)
  await expect(sheet.getByRole('row')).toHaveCount(2)
  await expect(sheet).toContainText('Friday')
  await expect(sheet).toContainText('צאת השבת')
  await expect(sheet).toContainText('ליל י״א בכסלו')
  await expectNoAxeFindings(screen)
  await screen.getByRole('checkbox', { name: t('sheetNames') }).uncheck()
  await screen.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const path = join(folder, `shabbos-sheet-${test.info().project.name}.pdf`)
  const paper = await screen.pdf({ path, preferCSSPageSize: true, printBackground: true })
  expect(pagesOf(paper)).toBe(1)
  await desk.close()
})

const pagesOf = (paper: Buffer) => paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('twenty-two visits fill one sheet and forty two, and no line of them falls off @once @long', async ({
  page,
  practice,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { book } = await beforeAFriday(page, practice)
  for (const [more, all, sheets] of [
    [22, 22, 1],
    [18, 40, 2],
  ] as const) {
    await practice.setClock('2026-11-26T12:00:00-05:00')
    await book(more)
    await practice.setClock(`${friday}T12:20:00-05:00`)
    await asReception(page, practice)
    await page.goto('/receptionist/shabbos-sheet')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('article')).toHaveCount(sheets)
    await expect(page.locator('article tbody tr')).toHaveCount(all)
    const cutOff = await page.locator('article').evaluateAll(
      (articles) =>
        articles.filter((article) => {
          const foot = article.querySelector('footer')?.getBoundingClientRect().top ?? 0
          const lines = [...article.querySelectorAll('tbody tr')]
          const last = lines.at(-1)?.getBoundingClientRect().bottom ?? 0
          return last > foot || article.scrollHeight > article.clientHeight
        }).length,
    )
    expect(cutOff).toBe(0)
    const path = join(folder, `shabbos-sheet-of-${all}.pdf`)
    const paper = await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
    expect(pagesOf(paper)).toBe(sheets)
    await page.emulateMedia({ media: 'screen' })
  }
})
