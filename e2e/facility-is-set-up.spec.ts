import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { type LiveFacility, test } from './fixtures/live-facility.ts'
import { picture } from './picture.ts'
import { countByHand, secondsOf } from './screens/by-hand.ts'
import { holdVisit, payButton } from './screens/reserve.ts'
import { serveStripeScript } from './screens/stripe-script.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

test('an administrator takes an empty live facility to one that a patron books, in the browser alone @desk', async ({
  page,
  browser,
  facility,
  lang,
}) => {
  const t = wordsOf(lang)
  await serveStripeScript(page)
  const byHand = await countByHand(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))

  await page.goto(facility.firstLink())
  await page.getByLabel(t('staffUserName')).fill('Miriam')
  await page.getByLabel(t('staffPassword'), { exact: true }).fill('deep still water')
  await page.getByLabel(t('firstAgain')).fill('deep still water')
  await page.getByRole('button', { name: t('firstMake') }).click()
  await expect(page).toHaveURL(/\/admin\/set-up$/)

  // The zman answers the point at once, before anything is saved.
  const zman = page.locator('[data-zman] time')
  await expect(zman).toHaveAttribute('datetime', /-0[45]:00$/)
  await page.getByLabel(t('setUpTown')).selectOption('Jerusalem')
  await expect(zman).toHaveAttribute('datetime', /\+0[23]:00$/)
  await page.getByLabel(t('setUpTown')).selectOption('Brooklyn, NY')
  await expect(zman).toHaveAttribute('datetime', /-0[45]:00$/)
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await picture(page, 'set-up-place')
  await goOn(page, t, 'zman')
  await put(page, 'zmanDegrees', '8.5')
  await goOn(page, t, 'hours')
  await put(page, 'lastEntryHourWinter', '22.5')
  await picture(page, 'set-up-hours')
  await goOn(page, t, 'rooms')
  await put(page, 'roomsAvailable', '6')
  await goOn(page, t, 'prices')
  await put(page, 'priceBath', '40')
  await goOn(page, t, 'texts')
  await tryTexts(page, facility, t)
  await goOn(page, t, 'cards')
  await tryCard(page, facility, t)
  await goOn(page, t, 'people')
  await expect(page.getByText('Miriam')).toBeVisible()
  await goOn(page, t, 'open')

  const hers = await (await browser.newContext()).newPage()
  await serveStripeScript(hers)
  await comesToReserve(hers, facility, t, lang)
  await expect(hers.getByText(t('reserveNotOpenTitle'))).toBeVisible()
  await expectNoAxeFindings(hers)
  await picture(hers, 'reserve-not-open')
  await expect(page.getByText(t('setUpReady'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'set-up-ready')
  await page.getByRole('button', { name: t('setUpOpen') }).click()
  await expect(page.getByText(t('setUpIsOpen'))).toBeVisible()
  const done = await byHand()
  // The card's numbers are typed into the processor's own fields, which fill themselves here.
  const typed = { ...done, taps: done.taps + 3, characters: done.characters + 28 }
  expect(secondsOf(typed) + untilATextComes, JSON.stringify(typed)).toBeLessThan(tenMinutes)
  await books(hers, t)
  await pays(hers, facility, t)
  // No map, no font, nothing of anybody else's but the card processor's own script.
  const elsewhere = asked.filter((host) => host !== new URL(facility.url).host)
  expect([...new Set(elsewhere)]).toEqual(['js.stripe.com'])
})

const tenMinutes = 600
/** How many seconds the page itself gives a text to come before it says what to look at. */
const untilATextComes = 60

const put = (page: Page, key: string, value: string) =>
  page.locator(`[data-setting="${key}"]`).locator('input, select').first().fill(value)

async function goOn(page: Page, t: WordsOf, step: string) {
  const title = page.getByRole('heading', { name: t(`setUpTitle.${step}` as 'setUpTitle.open') })
  const save = page.getByRole('button', { name: t('setUpSave') })
  const next = page.getByRole('button', { name: t('setUpNext'), exact: true })
  await save.or(next).first().click()
  const dialog = page.getByRole('dialog')
  await expect(title.or(dialog).first()).toBeVisible()
  if (await dialog.isVisible())
    await dialog.getByRole('button', { name: t('previewSave'), exact: true }).click()
  await expect(title).toBeVisible()
}

async function save(page: Page, t: WordsOf, step: string) {
  await goOn(page, t, step === 'texts' ? 'cards' : 'people')
  await page.getByRole('button', { name: t(`setUp.${step}` as 'setUp.texts') }).click()
}

async function tryTexts(page: Page, { twilio }: LiveFacility, t: WordsOf) {
  await page.locator('[data-setting="smsProvider"] select').selectOption('twilio')
  await put(page, 'smsFrom', '+15005550006')
  await put(page, 'smsTwilioAccountSid', twilio.accountSid)
  await put(page, 'smsTwilioAuthToken', twilio.authToken)
  await save(page, t, 'texts')
  await page.getByLabel(t('setUpTrialPhone')).fill('+1 201 555 0142')
  await page.getByRole('button', { name: t('setUpTrialSend') }).click()
  await expect.poll(() => twilio.messages.length).toBe(1)
  const digits = /\d{6}/.exec(twilio.messages[0]?.body ?? '')?.[0] ?? ''
  await page.getByLabel(t('setUpTrialCode')).fill(digits)
  await page.getByRole('button', { name: t('setUpTrialCheck') }).click()
  await expect(page.getByText(t('setUpTextWorks'))).toBeVisible()
  await picture(page, 'set-up-texts')
}

async function tryCard(page: Page, { stripe }: LiveFacility, t: WordsOf) {
  await put(page, 'stripePublicKey', 'pk_live_standin0123456789')
  await put(page, 'stripeSecretKey', stripe.secretKey)
  await put(page, 'stripeWebhookSecret', stripe.webhookSecret)
  await save(page, t, 'cards')
  await expect(page.getByText('4242 4242')).toBeVisible()
  await page.getByRole('button', { name: t('setUpTrialPay', { amount: '$1.00' }) }).click()
  await expect(page.getByText(t('setUpChargeWorks'))).toBeVisible()
  await expect(page.getByText(t('setUpChargeBack'))).toBeVisible()
  await expect.poll(() => stripe.movements().map(({ kind }) => kind)).toEqual(['charge', 'refund'])
  expect(stripe.violations).toEqual([])
  await picture(page, 'set-up-cards')
}

/** A new patron signs in with a code, in a browser of her own. */
async function comesToReserve(page: Page, facility: LiveFacility, t: WordsOf, lang: string) {
  const { twilio, url } = facility
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  const before = twilio.messages.length
  await page.goto(`${url}/login?to=%2Freserve`)
  await page.getByLabel(t('signInPhone')).fill('2015550177')
  await page.getByRole('button', { name: t('signInSend') }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await expect.poll(() => twilio.messages.length).toBe(before + 1)
  await code.fill(/\d{6}/.exec(twilio.messages.at(-1)?.body ?? '')?.[0] ?? '')
  const go = page.getByRole('button', { name: t('signInContinue'), exact: true })
  if (await go.isVisible().catch(() => false))
    await go.click({ timeout: 2000 }).catch(() => undefined)
  await page.waitForURL(/\/reserve/)
}

/** Until a place is hers: a night that is open, a time. */
async function books(page: Page, t: WordsOf) {
  await page.reload()
  const schedule = new URL('/api/api/settings/schedule', page.url()).href
  const nights = await (await page.request.get(schedule)).json()
  const open = nights.findIndex(
    ({ closed, shabbosMode }: { closed: boolean; shabbosMode: boolean }, at: number) =>
      at > 0 && !closed && !shabbosMode,
  )
  await holdVisit(page, t, { night: open })
}

/** The first booking of the house: her card is charged, and her confirmation says so. */
async function pays(page: Page, { stripe, twilio }: LiveFacility, t: WordsOf) {
  const [before, texts] = [stripe.movements().length, twilio.messages.length]
  const card = page.getByRole('group', { name: t('cardPayWith') })
  await expect(card.getByText('4242 4242')).toBeVisible()
  await payButton(page, t).click()
  await expect(page.getByRole('dialog', { name: t('payConfirmedTitle') })).toBeVisible()
  expect(
    stripe
      .movements()
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(['charge'])
  expect(stripe.violations).toEqual([])
  await expect.poll(() => twilio.messages.length).toBe(texts + 1)
}
