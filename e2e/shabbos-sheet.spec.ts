import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { bookVisit } from './screens/calls.ts'
import { asReception } from './screens/desk.ts'
import { signedIn } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const folder = join(import.meta.dirname, '../test-results/pictures')

test('for Friday night the desk prints one sheet in both languages', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  // Her place is held while she pays; by the desk's first minutes after noon it still is.
  await practice.setClock('2026-11-20T12:20:00-05:00')
  const her = await signedIn(page, practice)
  await bookVisit(page, her, { night: '2026-11-20' })
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
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await desk.close()
})
