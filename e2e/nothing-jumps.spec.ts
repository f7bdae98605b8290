import type { WordKey } from '@mikvah/contract/words/key.ts'
import { inTheGate } from '@mikvah/server/test/long.ts'
import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { bookVisit, keepCard, payFor } from './screens/calls.ts'
import { chooseNight, chooseOptions, payButton, timesOf } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { watchStillness } from './screens/stillness.ts'
import { windows } from './screens/windows.ts'
import { wordsOf } from './screens/words-of.ts'

const open = ['/', '/login', '/hours', '/language', '/terms', '/careers', '/tour', '/donate']
const more = ['/contact', '/keylim-mikvah', '/newsletter', '/practice']
const rare = ['/login/staff', '/screen', '/first-administrator', '/nowhere']

const hers = ['/profile', '/license-plate', '/reserve', '/kallah', '/excluded-attendants']
const hersToo = ['/attendant-note', '/history', '/payment-methods', '/notifications', '/donate']
const hersRarely = ['/confirm-number', '/profile?become=member']

/** In the gate as the journey runs; the long run looks in the hand and at a desk. */
const bothWindows = inTheGate<readonly ((typeof windows)[number] | null)[]>(
  [null],
  [windows[1], windows[8]],
)

test('nothing jumps while a page comes, nor as she books', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  const { comesStill, stepsStill } = await watchStillness(page)
  const comeStill = async (paths: string[]) => {
    for (const path of paths)
      for (const size of bothWindows) {
        if (size) await page.setViewportSize(size)
        await comesStill(path)
      }
  }
  // The gate looks at the longest, at one with pictures and at one with a form.
  await comeStill(inTheGate(['/', '/tour'], [...open, ...more, ...rare]))
  const her = await signedIn(page, practice)
  await comeStill(inTheGate(['/donate'], [...hers, ...hersToo, ...hersRarely]))
  await keepCard(page, her)
  await comeStill(inTheGate(['/kallah'], [...hers, ...hersToo, ...hersRarely]))
  await comeStill(['/reserve'])

  await stepsStill('day to options', async () => {
    await chooseNight(page, t, 1)
    await timesOf(page).first().waitFor()
  })
  await stepsStill('options to payment', async () => {
    await chooseOptions(page, t, { parking: true })
    await payButton(page, t).waitFor()
  })
  await stepsStill('payment to thanks', async () => {
    await payButton(page, t).click()
    await page.getByRole('dialog', { name: t('payConfirmedTitle') }).waitFor()
  })
  await comeStill(inTheGate(['/'], ['/reserve', '/', '/history']))
})

test('nothing jumps where she pays, nor where the garage comes, on a phone and at a desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { comesStill } = await watchStillness(page)
  const her = await signedIn(page, practice)
  const visit = await bookVisit(page, her, { night: '2026-11-17', parking: true, hold: true })
  const lookAt = [windows[1], windows[7]]
  for (const size of inTheGate(lookAt, [...lookAt, windows[5]])) {
    await page.setViewportSize(size)
    for (const path of ['/reserve', '/']) await comesStill(path)
    await expect(page.getByText(t('homePendingTitle'))).toBeInViewport({ ratio: 1 })
  }
  await payFor(page, her, visit)
  const before = '2026-11-17T14:00:00-05:00'
  const beside = '2026-11-17T18:05:00-05:00'
  for (const clock of inTheGate([beside], [before, beside])) {
    await practice.setClock(clock)
    for (const size of inTheGate([windows[1]], lookAt)) {
      await page.setViewportSize(size)
      for (const path of ['/reserve', '/']) await comesStill(path)
    }
  }
  await bookVisit(page, her, { night: '2026-11-18', hold: true })
  for (const size of lookAt) {
    await page.setViewportSize(size)
    await comesStill('/')
    await expect(page.getByText(t('homePendingTitle'))).toBeInViewport({ ratio: 1 })
  }
})

test('nothing jumps as she goes from page to page, on a phone and at a desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { comesStill, stepsStill } = await watchStillness(page)
  const her = await signedIn(page, practice)
  await keepCard(page, her)
  await bookVisit(page, her, { night: '2026-11-17', parking: true, hold: true })
  await comesStill('/reserve')
  await stepsStill('payment to thanks', async () => {
    await payButton(page, t).click()
    await page.getByRole('dialog', { name: t('payConfirmedTitle') }).waitFor()
  })
  await stepsStill('thanks to the visit', () =>
    page.getByRole('dialog').waitFor({ state: 'hidden' }),
  )
  await practice.setClock('2026-11-17T18:05:00-05:00')
  const button = (name: WordKey) => page.getByRole('button', { name: t(name), exact: true })
  const title = (name: WordKey) => page.getByRole('heading', { level: 1, name: t(name) })
  const byTheDrawer = async (link: WordKey, heading: WordKey) => {
    await button('menu').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t(link), exact: true })
      .click()
    await title(heading).waitFor()
  }
  for (const size of [windows[1], windows[8]]) {
    await page.setViewportSize(size)
    for (const [link, heading] of [
      ['drawerHours', 'hoursTitle'],
      ['drawerDonate', 'donateTitle'],
      ['drawerProfile', 'profileTitle'],
      ['drawerHistory', 'historyTitle'],
      ['drawerPaymentMethods', 'cardsTitle'],
      ['drawerLanguage', 'languageTitle'],
      ['drawerContact', 'contactTitle'],
    ] as const) {
      await comesStill('/')
      await stepsStill(`home to ${link}`, () => byTheDrawer(link, heading))
    }
    await stepsStill('back home', () => byTheDrawer('drawerHome', 'homeByAppointment'))
    await comesStill('/')
    await stepsStill('home to the garage', async () => {
      await page.getByRole('link', { name: t('homeViewReservation') }).click()
      await button('garageOpen').waitFor()
    })
    for (const way of ['payAddTip', 'payAddGift', 'payAddShelf'] as const) {
      await stepsStill(`visit to ${way}`, async () => {
        await button(way).click()
        await title(way).waitFor()
      })
      await stepsStill(`${way} to visit`, async () => {
        await page.goBack()
        await title('payTitle').waitFor()
      })
    }
  }
})
