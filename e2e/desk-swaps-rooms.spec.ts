import { refusals } from '@mikvah/contract/words/en/refusals.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import type { Practice } from './practice.ts'
import { inBothLights } from './screens/both-lights.ts'
import {
  asReception,
  atTheDesk,
  evening,
  openDesk,
  type Room,
  showRooms,
  tileOf,
} from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { backAt } from './screens/steps.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

const wide = { width: 1280, height: 1000 }

/** Two rooms of one kind with somebody in each, neither of whom avoids an attendant. */
async function twoRooms(rooms: readonly Room[]) {
  const kind = ({ bath, handicapped, privateRoom, kallah, location }: Room) =>
    JSON.stringify([bath, handicapped, privateRoom, kallah, location.id])
  const inside = rooms.filter(
    ({ reservation, section }) => section.attendant && reservation?.excludedAttendants.length === 0,
  )
  for (const [nth, one] of inside.entries()) {
    const other = inside.slice(nth + 1).find((room) => kind(room) === kind(one))
    if (other?.reservation && one.reservation)
      return { one: { ...one, in: one.reservation }, other: { ...other, in: other.reservation } }
  }
  throw new Error('No two rooms of one kind have somebody in them.')
}

/** The board on a wide screen, and two of its rooms that could be swapped. */
async function deskWithTwo(page: Page, practice: Practice, t: WordsOf) {
  await page.setViewportSize(wide)
  const { rooms } = evening(page, await atTheDesk(page, practice, t))
  return { rooms, ...(await twoRooms(await rooms())) }
}

test('two who have a room are swapped by hand, back by key, and from the details on a phone @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, press } = keysOn(page, lang)
  const { rooms, one, other } = await deskWithTwo(page, practice, t)
  const [first, second] = [one.in.reservationCode, other.in.reservationCode]
  const inside = async () => {
    const now = await rooms()
    return [one, other].map(({ id }) => now.find((room) => room.id === id)?.reservation)
  }
  const statuses = [one.in.reservationStatus, other.in.reservationStatus]
  const title = t('deskSwapTitle', { one: one.number, other: other.number })
  const question = page.getByRole('dialog', { name: title })
  const yes = question.getByRole('button', { name: t('deskSwapNow') })

  await tileOf(page, one.id).dragTo(tileOf(page, other.id))
  await expect(question).toBeVisible()
  await inBothLights(page, 'desk-swap')
  await question.getByRole('button', { name: t('deskLetBe') }).click()
  await expect(question).toBeHidden()
  expect((await inside()).map((her) => her?.reservationCode)).toEqual([first, second])

  await tileOf(page, one.id).dragTo(tileOf(page, other.id))
  await yes.click()
  const code = { code: first, room: other.number }
  const said = { ...code, otherCode: second, otherRoom: one.number }
  await expect(page.getByText(t('deskSwapped', said))).toBeVisible()
  await expect(tileOf(page, other.id)).toContainText(first)
  await expect(tileOf(page, one.id)).toContainText(second)
  await inBothLights(page, 'desk-swapped')
  expect((await inside()).map((her) => her?.reservationCode)).toEqual([second, first])
  expect((await inside()).map((her) => her?.reservationStatus)).toEqual(statuses.toReversed())

  // An arrow leads from her row to its handle.
  const handle = page.getByRole('button', { name: t('deskCarryOver', { code: second }) })
  await press(page.getByRole('listitem').filter({ has: handle }).locator('[data-row]'), 'ArrowLeft')
  await backAt(handle)
  const dropOnOther = async () => {
    await keyboard.press('Enter')
    await expect(tileOf(page, other.id)).toHaveAttribute('data-takes', 'true')
    await press(tileOf(page, other.id))
    await expect(question).toBeVisible()
  }
  await dropOnOther()
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  await backAt(handle)
  await dropOnOther()
  await press(yes)
  await expect(tileOf(page, one.id)).toContainText(first)
  expect((await inside()).map((her) => her?.reservationCode)).toEqual([first, second])
  await expect(question).toBeHidden()
  const undo = t('deskUndoSwap', { code: second, room: one.number })
  await expect(page.getByRole('button', { name: undo })).toBeVisible()
  await keyboard.press('Control+z')
  await expect(tileOf(page, one.id)).toContainText(second)
  await dropOnOther()
  await press(yes)
  await expect(tileOf(page, one.id)).toContainText(first)

  await page.setViewportSize({ width: 390, height: 844 })
  await showRooms(page, t)
  await tileOf(page, one.id).click()
  const details = page.getByRole('dialog').first()
  await details.getByRole('button', { name: t('deskChangeRoom') }).click()
  const choice = page.getByRole('dialog', { name: t('deskChangeRoom') })
  await choice.getByRole('radio', { name: new RegExp(`${other.number}\\b.*${second}`) }).check()
  await inBothLights(page, 'desk-change-room-narrow')
  await choice.getByRole('button', { name: t('deskConfirm') }).click()
  await expect(question).toBeVisible()
  await inBothLights(page, 'desk-swap-narrow')
  await yes.click()
  await expect(page.getByText(t('deskSwapped', said))).toBeVisible()
  await expect.poll(async () => (await inside())[0]?.reservationCode).toBe(second)
})

test('of two desks that swap the same two rooms the second is told, and swaps nobody back @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { rooms, one, other } = await deskWithTwo(page, practice, t)
  const late = await page.context().newPage()
  await late.setViewportSize(wide)
  // The second has lost its line: it shows what was.
  await late.route('**/api/api/events', (route) => route.abort())
  await asReception(late, practice)
  await openDesk(late, t)
  for (const at of [page, late]) {
    await tileOf(at, one.id).dragTo(tileOf(at, other.id))
    await at.getByRole('button', { name: t('deskSwapNow') }).click()
    await expect(at.getByRole('dialog')).toBeHidden()
    await expect(tileOf(at, other.id)).toContainText(one.in.reservationCode)
  }
  await expect(late.getByText(refusals['room-moved-on'])).toBeVisible()
  const now = await rooms()
  expect(now.find(({ id }) => id === one.id)?.reservation?.reservationId).toBe(
    other.in.reservationId,
  )
})
