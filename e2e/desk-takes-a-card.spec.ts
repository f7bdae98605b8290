import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { picture } from './picture.ts'
import { inBothLights } from './screens/both-lights.ts'
import { asReception } from './screens/desk.ts'
import { reserved } from './screens/kiosk.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { wordsOf } from './screens/words-of.ts'

const wide = { width: 1280, height: 900 }

async function pictures(page: Page, name: string) {
  await inBothLights(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, `${name}-narrow`)
  await page.setViewportSize(wide)
}

test('a desk chooses its card reader, has it ask for her card, gives it up, and is told what was taken @long', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const { visit, now } = await reserved(page, practice, lang)
  await page.setViewportSize(wide)
  await asReception(page, practice)
  await page.goto(`/receptionist/reservation/${visit.reservationId}`)
  const terminal = page.getByRole('radio', { name: t('tillMethodTerminal') })
  await terminal.check({ force: true })
  await expect(page.getByText(t('tillReaderNone'))).toBeVisible()
  await pictures(page, 'till-no-reader')

  const choose = async (name: string) => {
    await page.getByRole('button', { name: t('thisDesk') }).click()
    const dialog = page.getByRole('dialog', { name: t('thisDesk') })
    await dialog.getByLabel(t('thisDeskReader')).selectOption(name)
    await dialog.getByRole('button', { name: t('close') }).click()
    await expect(dialog).toBeHidden()
  }
  const ask = page.getByRole('button', { name: /^(Ask for her card|לבקש את הכרטיס)/ })
  const hold = page.getByRole('heading', { name: t('tillReaderHold') })
  const cancel = page.getByRole('button', { name: t('tillReaderCancel'), exact: true })

  await choose('declining-cardReader')
  await ask.click()
  await expect(page.getByText(t('tillReaderDeclined'))).toBeVisible()
  await pictures(page, 'till-declined')
  expect((await now()).balance).toBeGreaterThan(0)

  await choose('offline-cardReader')
  await expect(page.getByText(t('tillReaderOffText'))).toBeVisible()
  await expect(ask).toBeHidden()

  await choose('waiting-cardReader')
  await ask.click()
  await expect(hold).toBeVisible()
  await expect.poll(async () => (await now()).paymentPending).toBe(true)
  await pictures(page, 'till-reader')
  await cutOff(context, line)
  await expect(page.getByText(t('tillReaderLost'))).toBeVisible()
  await letThrough(context, line)
  await expect(page.getByText(t('tillReaderLost'))).toBeHidden()
  await cancel.click()
  await expect(page.getByText(t('tillReaderEnded'))).toBeVisible()
  await expect.poll(async () => (await now()).paymentPending).toBe(false)

  await choose('reception-cardReader')
  await ask.dblclick()
  await expect(page.getByText(t('tillSettled'))).toBeVisible()
  await pictures(page, 'till-taken')
  await expect.poll(async () => (await now()).balance).toBe(0)
  const { payments } = await now()
  const approved = payments.filter(({ status }) => status === 'Approved')
  expect(approved.map(({ method }) => method)).toEqual(['Terminal'])
})
