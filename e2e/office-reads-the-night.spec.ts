import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { calledAs, signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

test('the office reads a night, goes to another, and finds one of its reservations @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-17T18:00:00-05:00')
  const admin = await practice.account('Admin')
  const { headers } = await signedInAs(page, admin)
  const answer = await page.request.get('/api/api/reservations/listadmin', { headers })
  const { all } = await answer.json()
  expect(all.length).toBeGreaterThan(20)

  await page.goto('/admin')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(all.length)
  for (const [n, { reservationCode }] of all.entries())
    await expect(rows.nth(n)).toContainText(reservationCode)
  await expectNoAxeFindings(page)
  await picture(page, 'daily-list')

  const tonight = await rows.allTextContents()
  const [, , third] = all
  await page.getByRole('searchbox', { name: t('dailySearch') }).fill(third.reservationCode)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(third.user.lastName)

  await page.getByRole('button', { name: t('dailyYesterday') }).click()
  await expect(page).toHaveURL(/\/admin\?dt=/)
  await expect(page.getByRole('button', { name: t('dailyToday') })).toBeVisible()
  await expect.poll(() => rows.allTextContents()).not.toEqual(tonight)
  await page.reload()
  await expect(page.getByRole('button', { name: t('dailyToday') })).toBeVisible()
  await page.getByRole('button', { name: t('dailyToday') }).click()
  await expect(page).toHaveURL('/admin')
  await expect(rows).toHaveCount(all.length)
})

test('the office reads the morning after what the night was, and counts the drawer @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-24T18:40:00-05:00')
  const attendant = await calledAs(page, practice, 'Attendant')
  const desk = await calledAs(page, practice, 'Reception')
  const move = async (id: string | undefined, data: object) => {
    const moved = await page.request.post(`/api/api/reservations/${id}/status`, {
      ...{ ...attendant, data },
    })
    expect(moved.status()).toBe(200)
  }
  type Room = { reservation: Record<string, string> | null }
  const rooms: Room[] = await (await page.request.get('/api/api/rooms/list', attendant)).json()
  const preparing = rooms.flatMap(({ reservation }) =>
    reservation?.reservationStatus === 'Prep' ? [reservation] : [],
  )
  const [first, passed] = preparing
  if (!first || !passed) throw new Error('Fewer than two prepare.')
  for (const { reservationId } of [first, passed])
    await move(reservationId, { status: 'ReadyForMikvah' })
  await move(passed.reservationId, {
    ...{ status: 'ReadyForMikvahNext', overrideReason: 'She feels faint' },
  })
  await move(passed.reservationId, { status: 'ReadyForMikvah', undo: true })
  expect((await page.request.post('/api/api/hartmann/unlockroom?roomid=7', desk)).status()).toBe(
    200,
  )
  await practice.setClock('2026-11-25T08:00:00-05:00')

  const admin = await practice.account('Admin')
  await signedInAs(page, admin)
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: t('reportsMorning') }).click()
  const table = (name: Parameters<typeof t>[0]) => page.getByRole('table', { name: t(name) })
  await expect(table('morningWaits')).toContainText(t('wait.readyBefore'))
  await expect(table('morningPassed')).toContainText('She feels faint')
  await expect(table('morningPassed')).toContainText(passed.reservationCode ?? '')
  await expect(table('morningTakenBack')).toContainText(passed.reservationCode ?? '')
  await expect(table('morningDoors')).toContainText(t('door.dry', { of: '7' }))
  await page.getByRole('textbox', { name: t('morningCounted') }).fill('1000000')
  await expect(page.getByText(t('morningCountedWrong'))).toBeVisible()
  await page.getByRole('textbox', { name: t('morningCounted') }).fill('0')
  await expect(page.getByText(t('morningCountedWrong'))).toBeHidden()
  await expectNoAxeFindings(page)
  await picture(page, 'morning')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('reportsCsv') }).click()
  expect((await saved).suggestedFilename()).toBe('morningReport.csv')

  await page.getByRole('button', { name: t('morningEarlier') }).click()
  await expect(page).toHaveURL(/night=2026-11-23/)
  await page.getByRole('button', { name: t('morningLast') }).click()
  await expect(table('morningPassed')).toContainText('She feels faint')
})
