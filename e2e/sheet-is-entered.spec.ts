import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/on-a-line.ts'
import { test as atItsOwn } from './fixtures/own-facility.ts'
import { picture } from './picture.ts'
import { openDesk } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { afterShabbos, aNightOnPaper, friday } from './screens/sheet.ts'
import { wordsOf } from './screens/words-of.ts'

/** Of somebody who does it for the first time and types with two fingers (decision 0290). */
const secondsOfAStroke = 1

test('forty visits are entered by keys alone, four a visit at most, and the board’s line goes @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, press: pressAt } = keysOn(page, lang)
  await page.setViewportSize({ width: 1280, height: 900 })
  const { rows } = await aNightOnPaper(page, practice, 40)
  await openDesk(page, t)
  const line = page.locator(`a[href$="after-shabbos?date=${friday}"]`)
  await expect(line).toBeVisible()
  await pressAt(line)
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('radio') })).toHaveCount(40)

  let strokes = 0
  const press = async (key: string) => {
    strokes += 1
    await keyboard.press(key)
  }
  for (let nth = 0; nth < 40; nth += 1) {
    const cameNot = nth % 10 === 9
    const canceled = nth % 20 === 8
    await press(canceled ? '3' : cameNot ? '2' : '1')
    if (!canceled && !cameNot) for (const digit of String(1 + (nth % 17))) await press(digit)
    await press('Enter')
  }
  const record = page.getByRole('button', { name: t('afterRecord'), exact: true })
  await expect(record).toBeFocused()
  await press('Enter')
  await expect(page.getByText(t('afterDone'))).toBeVisible()
  expect(strokes).toBeLessThanOrEqual(4 * 40)
  expect(strokes * secondsOfAStroke, 'in under three minutes').toBeLessThan(3 * 60)
  const counts = Object.groupBy(await rows(), ({ became }) => String(became))
  expect([counts.came?.length, counts.didnt?.length, counts.canceled?.length]).toEqual([34, 4, 2])
  await picture(page, 'after-shabbos-recorded')
  // The button that recorded has gone, and the focus is beside what it said.
  await expect(page.getByRole('complementary').locator(':focus, :scope:focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await page.locator('[data-room]').first().waitFor({ state: 'attached' })
  await expect(line).toHaveCount(0)
})

test('the sheet is entered row by row; marks outlive a reload and a server that is away, a wrong row says so, and what is owed is taken @desk', async ({
  page,
  practice,
  line,
  lang,
}) => {
  const t = wordsOf(lang)
  const { rows } = await aNightOnPaper(page, practice, 6)
  const codes = (await rows()).map(({ reservationCode }) => reservationCode)
  const of = (nth: number) => page.getByRole('listitem').filter({ hasText: codes[nth] ?? '' })
  const radio = (nth: number, key: 'came' | 'didnt' | 'canceled') =>
    of(nth).getByRole('radio', { name: t(`afterBecame${key}`), exact: true })
  const room = (nth: number) => page.getByLabel(t('afterRoomOf', { code: codes[nth] ?? '' }))
  await page.goto('/receptionist/after-shabbos')
  const mark = (nth: number, key: 'came' | 'didnt') =>
    of(nth)
      .getByText(t(`afterBecame${key}`), { exact: true })
      .click()
  await mark(0, 'came')
  await room(0).fill('3')
  await mark(1, 'didnt')
  await mark(2, 'came')
  await room(2).fill('99')
  await expectNoAxeFindings(page)
  await picture(page, 'after-shabbos-marked')
  await page.reload()
  await expect(radio(0, 'came')).toBeChecked()
  await expect(room(2)).toHaveValue('99')

  line.cut()
  const some = page.getByRole('button', { name: t('afterRecordSome') })
  await some.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(radio(1, 'didnt')).toBeChecked()
  line.mend()
  await expect(async () => {
    await some.click()
    await expect(page.getByText(t('room-unknown', { room: '99' }))).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(of(0).getByText(t('afterBecamecame'))).toBeVisible()
  await expect(radio(2, 'came')).toBeChecked()
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await picture(page, 'after-shabbos-refused')

  await room(2).fill('4')
  await page.getByRole('button', { name: t('afterOthersCame_other', { count: '3' }) }).click()
  await page.getByRole('button', { name: t('afterRecord'), exact: true }).click()
  await expect(page.getByText(t('afterDone'))).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sheet'))),
  ).toEqual([])

  await page.getByRole('button', { name: t('afterPayOf', { code: codes[0] ?? '' }) }).click()
  const till = page.getByRole('dialog')
  const close = till.getByRole('button', { name: t('close') })
  const wayOut = await close.boundingBox()
  await till.getByText(t('tillMethodCash')).click()
  await till.getByRole('button', { name: /^(Take|גביית)/ }).click()
  await expect(till.getByText('Shabbos Payment')).toBeVisible()
  expect(await close.boundingBox(), 'the way out stays where it is').toEqual(wayOut)
  await close.click()
  await expect(
    page.getByRole('button', { name: t('afterPayOf', { code: codes[0] ?? '' }) }),
  ).toHaveCount(0)

  await page.getByRole('button', { name: t('afterAdd') }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel(t('bookPhone')).fill('2015550391')
  await adding.getByRole('button', { name: t('bookFind') }).click()
  await adding.getByLabel(t('bookFirstName')).fill('Rivka')
  await adding.getByRole('button', { name: t('bookMake') }).click()
  await adding.getByLabel(t('afterRoom'), { exact: true }).fill('98')
  await expectNoAxeFindings(page)
  await picture(page, 'after-shabbos-added')
  await adding.getByRole('button', { name: t('afterAddHer') }).click()
  await expect(adding).toHaveCount(0)
  const added = page.getByRole('listitem').filter({ hasText: t('room-unknown', { room: '98' }) })
  await added.getByRole('textbox').fill('9')
  await page.getByRole('button', { name: t('afterRecord'), exact: true }).click()
  await expect(page.getByText(t('afterDone'))).toBeVisible()
  const last = (await rows()).find(({ reservationCode }) => !codes.includes(reservationCode))
  expect(last).toMatchObject({ became: 'came', room: { number: '9' } })
})

atItsOwn(
  'a sheet stands through a server that is killed, and the next one records it @once @long',
  async ({ page, practice, facility, lang }) => {
    const t = wordsOf(lang)
    const { rows } = await aNightOnPaper(page, practice, 2)
    const codes = (await rows()).map(({ reservationCode }) => reservationCode)
    await page.goto('/receptionist/after-shabbos')
    for (const [nth, code] of codes.entries()) {
      const row = page.getByRole('listitem').filter({ hasText: code })
      await row.getByText(t('afterBecamecame'), { exact: true }).click()
      await page.getByLabel(t('afterRoomOf', { code })).fill(String(3 + nth))
    }
    await facility.kill()
    const record = page.getByRole('button', { name: t('afterRecord'), exact: true })
    await record.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await facility.startAgain()
    await practice.setClock(afterShabbos)
    await expect(async () => {
      await record.click()
      await expect(page.getByText(t('afterDone'))).toBeVisible({ timeout: 3000 })
    }).toPass()
    expect((await rows()).map(({ became, room }) => [became, room?.number])).toEqual([
      ['came', '3'],
      ['came', '4'],
    ])
  },
)
