import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { picture } from './picture.ts'
import type { Practice } from './practice.ts'
import { inBothLights } from './screens/both-lights.ts'
import { her, lookUp, openKiosk, reserved } from './screens/kiosk.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { everythingTold, expectLargeTargets, tablet } from './screens/tablets.ts'
import { tap } from './screens/tap.ts'
import { wordsOf } from './screens/words-of.ts'

/** Readers of the practice house: what happens at each, its name says. */
const chooseReader = (page: Page, cardReader: string) =>
  page.evaluate(
    (chosen) => localStorage.setItem('thisDesk', JSON.stringify({ cardReader: chosen })),
    cardReader,
  )

/** She has been looked up at a kiosk that has this reader, and may pay there. */
async function knownAt(page: Page, practice: Practice, lang: Language, cardReader: string) {
  const t = wordsOf(lang)
  const { visit, now } = await reserved(page, practice, lang)
  await openKiosk(page, practice)
  await chooseReader(page, cardReader)
  await lookUp(page, visit)
  return { t, visit, now, pay: page.getByRole('button', { name: t('kioskPayByCard') }) }
}

/** The same screen as it is held by whoever has a phone's width, and in the dark. */
async function pictures(page: Page, name: string) {
  await expectLargeTargets(page)
  await inBothLights(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, `${name}-narrow`)
  await page.setViewportSize(tablet)
}

test('who owes something holds her card to the kiosk’s reader, is told that it is paid, and checks in', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { userId, visit, now } = await reserved(page, practice, lang)
  const read = await everythingTold(page)
  await openKiosk(page, practice)
  await lookUp(page, visit)
  const pay = page.getByRole('button', { name: t('kioskPayByCard') })
  await expect(pay).toBeVisible()
  await pictures(page, 'kiosk-pay')
  await tap(pay)
  await expect(page.getByRole('heading', { name: t('kioskCardHold') })).toBeVisible()
  await expect(page.getByText(t('kioskCardPaid'))).toBeVisible()
  await expect(pay).toBeHidden()
  expect((await now()).balance).toBe(0)
  await pictures(page, 'kiosk-paid')
  await tap(page.getByRole('button', { name: t('kioskCheckIn') }))
  await expect(page.getByRole('heading', { name: t('kioskDone') })).toBeVisible()
  expect((await now()).reservationStatus).toBe('Waiting')
  const all = await read()
  for (const secret of [userId, her.firstName, her.lastName, her.phone])
    expect(all).not.toContain(secret)
})

test('a card that is declined, a reader that is off and one that is in use are told calmly, and nothing is taken @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, visit, now, pay } = await knownAt(page, practice, lang, 'declining-cardReader')
  await tap(pay)
  await expect(page.getByText(t('kioskCardDeclined'))).toBeVisible()
  await pictures(page, 'kiosk-declined')
  expect((await now()).balance).toBeGreaterThan(0)
  await chooseReader(page, 'busy-cardReader')
  await page.reload()
  await lookUp(page, visit)
  await tap(pay)
  await expect(page.getByText(t('kioskCardBusy'))).toBeVisible()
  await chooseReader(page, 'offline-cardReader')
  await page.reload()
  await lookUp(page, visit)
  await expect(page.getByText(t('kioskPayAtDesk'))).toBeVisible()
  await expect(pay).toBeHidden()
})

test('a payment that she gives up takes nothing, and may be begun again; one cut off is told when it is known @long', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const { t, now, pay } = await knownAt(page, practice, lang, 'waiting-cardReader')
  const hold = page.getByRole('heading', { name: t('kioskCardHold') })
  await tap(pay)
  await expect(hold).toBeVisible()
  await expect.poll(async () => (await now()).paymentPending).toBe(true)
  await pictures(page, 'kiosk-reader')
  await tap(page.getByRole('button', { name: t('kioskCardCancel') }))
  await expect(page.getByText(t('kioskCardEnded'))).toBeVisible()
  expect(await now()).toMatchObject({ paymentPending: false })

  await tap(pay)
  await expect.poll(async () => (await now()).paymentPending).toBe(true)
  await cutOff(context, line)
  await expect(page.getByText(t('kioskCardLost'))).toBeVisible()
  await pictures(page, 'kiosk-lost')
  await letThrough(context, line)
  await expect(page.getByText(t('kioskCardLost'))).toBeHidden()
  await tap(page.getByRole('button', { name: t('kioskCardCancel') }))
  await expect(page.getByText(t('kioskCardEnded'))).toBeVisible()
  const { balance, paymentPending } = await now()
  expect([balance > 0, paymentPending]).toEqual([true, false])
})
