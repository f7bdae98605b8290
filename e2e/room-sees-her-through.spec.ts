import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { calledAs } from './screens/signed-in.ts'
import { everythingTold, expectLargeTargets, inARoom, openRoom } from './screens/tablets.ts'
import { tap } from './screens/tap.ts'
import { wordsLeft } from './screens/words-left.ts'
import { wordsOf } from './screens/words-of.ts'

test('the screen of her room goes with her through the evening, by touch, and keeps nothing of her', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { id, visit, ask, room } = await inARoom(page, practice, 'Prep')
  const attendant = await calledAs(page, practice, 'Attendant')
  const move = (status: string) =>
    ask(`reservations/${visit.reservationId}/status`, { status }, attendant)
  const stage = async () => (await room()).reservation?.reservationStatus
  await ask(`rooms/${id}/setlanguage`, { language: lang })
  await openRoom(page, practice, id)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('roomGoodEvening'))
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await expectLargeTargets(page)
  await tap(page.getByText(t('prepareTeeth')))
  await tap(page.getByText(t('prepareHair')))
  await expect(page.getByText(t('roomDoneOf', { done: '2', of: '10' }))).toBeVisible()
  await picture(page, 'room-prepares')

  await tap(button(t('roomSupplies')))
  await expectNoAxeFindings(page)
  await expectLargeTargets(page)
  await picture(page, 'room-supplies')
  await tap(button(t('supplySoap')))
  await tap(button(t('supplySlippers')))
  await expect(button(t('supplySlippers'))).toHaveAttribute('aria-pressed', 'true')
  await tap(button(t('close')))
  await tap(button(t('roomCall')))
  await expect(page.getByText(t('roomCalled'))).toBeVisible()
  const asked = async () =>
    (await room()).supplyRequests.filter(({ status }) => status === 'open').map(({ item }) => item)
  await expect.poll(asked).toEqual(expect.arrayContaining(['soap', 'slippers', 'attendant']))

  await tap(button(t('roomAmReady')))
  await expect(page.getByText(t('roomSayReadyForChecking'))).toBeVisible()
  await expect.poll(stage).toBe('ReadyForChecking')
  await expectNoAxeFindings(page)
  await picture(page, 'room-waits')
  await move('Checking')
  await move('Checked')
  await tap(button(t('roomAmReady')))
  await expect.poll(stage).toBe('ReadyForMikvah')
  await expect(page.getByText(t('roomSayReadyForMikvah'))).toBeVisible()
  await ask(`reservations/${visit.reservationId}/status`, { status: 'Dressing' })
  // So soon after the tap before, and at its place, it may count as the second of a double tap.
  await expect(async () => {
    await tap(button(t('roomLeave')))
    await expect(button(t('roomLeaveNow'))).toBeVisible({ timeout: 2000 })
  }).toPass()
  await tap(button(t('roomLeaveNow')))
  // Nobody is in it: it speaks as the house does.
  await expect(page.getByText(wordsOf('en')('roomRests'))).toBeVisible()
  // The screen believes her tap; the house has it a moment later.
  await expect
    .poll(async () => {
      const { status, reservation } = await room()
      return [status, reservation]
    })
    .toEqual(['NeedsCleaning', null])
  const keeps = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  // It lets go of her when it hears that the house has it.
  await expect.poll(keeps).not.toContain(visit.reservationId)
  const kept = await keeps()
  const shown = await page.locator('body').innerHTML()
  for (const hers of [visit.reservationId, 'ticked'])
    for (const text of [kept, shown]) expect(text).not.toContain(hers)
  expect(await wordsLeft(page)).not.toContain(visit.reservationCode)
  await expectNoAxeFindings(page)
  await picture(page, 'room-rests')
})

test('who works here opens the room behind four digits, by keyboard alone @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { id, visit, room } = await inARoom(page, practice, 'Dressing')
  await openRoom(page, practice, id)
  const dialog = page.getByRole('dialog')
  const go = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await go(t('roomStaff'))
  await page.keyboard.type('0000')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'room-passcode')
  await page.keyboard.type('2468')
  await go(t('roomClear'))
  await go(t('roomClearNow'))
  await expect.poll(async () => (await room()).status).toBe('NeedsCleaning')
  await expect(page.getByText(t('roomRests'))).toBeVisible()
  await go(t('roomStaff'))
  await page.keyboard.type('2468')
  await go(t('roomSetCleaning'))
  await go(t('roomSetReady'))
  await expect.poll(async () => (await room()).status).toBe('Ready')
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('roomIsReadyText'))).toBeVisible()
  expect(await page.content()).not.toContain(visit.reservationId)
})

test('no name, phone or note of anybody reaches the screen of a room @once', async ({
  page,
  practice,
}) => {
  const { id, visit, desk, ask } = await inARoom(page, practice, 'Prep')
  const path = `reservations/${visit.reservationId}`
  const read = async () => {
    const answer = await page.request.get(`/api/api/${path}`, { headers: desk.headers })
    return answer.json()
  }
  const notes = ['A word of the desk', 'A word of hers']
  await ask(`${path}/notes`, { notes: notes[0], userNotes: notes[1] })
  const readNow = await everythingTold(page)
  await openRoom(page, practice, id)
  const attendant = await calledAs(page, practice, 'Attendant')
  for (const status of ['ReadyForChecking', 'Checking'])
    await ask(`${path}/status`, { status }, attendant)
  await ask(`${path}/notes`, { notes: `${notes[0]} again`, userNotes: `${notes[1]} again` })
  await ask(`${path}/status`, { status: 'Checked' }, attendant)
  await expect.poll(readNow).toMatch(/event: room[\s\S]*"Checked"/)
  const { user } = await read()
  const all = await readNow()
  expect(all).toContain(visit.reservationId)
  for (const hers of [user.userName, user.firstName, user.lastName, user.id, ...notes])
    expect(all).not.toContain(hers)
})
