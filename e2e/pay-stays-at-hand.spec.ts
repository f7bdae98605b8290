import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { brokenWords } from './screens/broken-words.ts'
import { keepCard } from './screens/calls.ts'
import { testCards, typeCard } from './screens/card.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { holdVisit, payButton, signedInWithHold, signedInWithVisit } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, asked, backAt, opened, told } from './screens/steps.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

test('with a kept card she pays from where she stands, and a refusal is said in sight of the button @wide', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await keepCard(page, await signedIn(page, practice))
  await page.goto('/reserve')
  await holdVisit(page, t, { parking: true })
  await arrived(page, t('payTitle'))
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked()
  const first = page.viewportSize() ?? { width: 0, height: 0 }
  const small = { width: 360, height: 740 }
  for (const size of first.width < 900 ? [small, first] : [first]) {
    await page.setViewportSize(size)
    await fitsOneScreen(page, t)
  }

  await page.getByRole('radio', { name: t('cardAnother') }).check()
  await typeCard(page, t, testCards.declined)
  await payButton(page, t).click()
  await told(page, page.getByRole('alert'))
  await expect(page.getByText(t('cardNothingTaken'))).toBeInViewport({ ratio: 1 })
  await expect(payButton(page, t)).toBeInViewport({ ratio: 1 })
})

/**
 * What she has, which card pays, how much, and Pay: all of it is seen without scrolling, and nothing lies over the
 * card.
 */
async function fitsOneScreen(page: Page, t: WordsOf) {
  await opened(page, t('payTitle'))
  const card = page.getByText('4242', { exact: true })
  const foot = payButton(page, t).locator('..')
  const sum = foot.getByText('$30.00', { exact: true }).filter({ visible: true })
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await expect(card).toBeInViewport({ ratio: 1 })
  await expect(sum.first()).toBeInViewport({ ratio: 1 })
  await expect(payButton(page, t)).toBeInViewport({ ratio: 1 })
  const [seen, button] = await Promise.all([card.boundingBox(), payButton(page, t).boundingBox()])
  expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThan(button?.y ?? 0)
}

test('without a network it says so wherever on the page she is', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await signedInWithHold(page, practice, t)
  await arrived(page, t('payTitle'))
  await page.getByLabel(t('cardNumber')).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await cutOff(context, line)
  await expect(page.getByText(t('offlineTitle')).first()).toBeInViewport()
  await letThrough(context, line)
  await expect(page.getByText(t('offlineTitle'))).toHaveCount(0)
})

test('a word without an end is broken, not the page', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  const { her } = await signedInWithVisit(page, practice)
  await page.request.patch(`/api/api/users/${her.userId}`, {
    headers: her.headers,
    data: [{ op: 'add', path: '/Notes', value: 'o'.repeat(400) }],
  })
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.goto('/attendant-note')
  await expect(page.getByText(/o{400}/)).toBeVisible()
  expect(await tooWide()).toBe(0)
  await page.goto('/reserve')
  const note = page.getByRole('button', { name: t('payNote'), exact: true })
  await note.click()
  await asked(page.getByRole('dialog'))
  await page.getByLabel(t('payNoteLabel')).fill('o'.repeat(400))
  await page.getByRole('button', { name: t('payNoteSave') }).click()
  await backAt(note)
  expect(await tooWide()).toBe(0)
})

test('in letters twice as large no word of her visit is broken @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithHold(page, practice, t)
  await arrived(page, t('payTitle'))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    return document.fonts.ready
  })
  expect(await brokenWords(page)).toEqual([])
  await page.getByRole('button', { name: t('payAtTheDoor') }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('payBookedTitle'))).toBeVisible()
  await expect(page.getByText(t('payDirections'))).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
})
