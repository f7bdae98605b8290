import { inTheGate } from '@mikvah/server/test/long.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { asReception, openDesk } from './screens/desk.ts'
import { agree, stages, theHouse } from './screens/night.ts'
import { wordsOf } from './screens/words-of.ts'

const at = (time: string) => `2026-11-24T${time}:00-05:00`
const minutesFrom = (hour: string, minutes: number) =>
  new Date(Date.parse(hour) + minutes * 60_000).toISOString()
type Room = {
  id: number
  number: string
  bath: boolean
  handicapped: boolean
  privateRoom: boolean
  kallah: boolean
  section: { id: string }
  location: { id: string }
}
type Visit = {
  reservationStatus: string
  roomIdPreassign: number | null
  arrivedOnTime: boolean | null
  payments: { method: string }[]
  statusHistory: { newReservationStatus: string }[]
}

test('a whole night: two desks, an attendant, a room, all who come; every desk shows the truth at each step @once', async ({
  page,
  practice,
  lang,
}) => {
  test.setTimeout(600_000)
  const t = wordsOf(lang)
  await practice.reset('empty', at('17:40'))
  const { tell, read, books, hands } = await theHouse(page, practice)
  const rooms = await read<Room[]>('rooms/list')
  const plain = rooms.filter(
    (room) => room.location.id === 'main' && !room.handicapped && !room.privateRoom && !room.kallah,
  )
  const [r1, r2, r3] = plain.filter(({ bath }) => bath)
  const [s1, s2, s3] = plain.filter(({ bath }) => !bath)
  const bridal = rooms.find(({ kallah, location }) => kallah && location.id === 'main')
  if (!r1 || !r2 || !r3 || !s1 || !s2 || !s3 || !bridal) throw new Error('Rooms are missing.')

  // The evening is prepared: each section has its attendant and is opened.
  const attendants = await read<{ id: string }[]>('attendants/list')
  const sections = [...new Set(rooms.map(({ section }) => section.id))]
  for (const [nth, sectionId] of sections.entries()) {
    await tell('reception', 'attendants/tonight', { sectionId, attendantId: attendants[nth]?.id })
    await tell('reception', `sections/${sectionId}/open`)
  }
  const slots = await read<{ timeSlot: string }[]>(
    'reservations/availablereservations?dt=2026-11-24',
  )
  const hours = slots.map(({ timeSlot }) => timeSlot)
  const [early = '', next = ''] = hours
  const lastOfAll = hours.at(-1) ?? ''
  await practice.setClock(minutesFrom(early, -15))
  const bath = { reservationTime: early, bath: true }
  const kept = await books(1, bath)
  const second = await books(2, bath)
  const late = await books(3, { reservationTime: early })
  const goesHome = await books(4, { reservationTime: early })
  // Two more of a kind that is there already only make it longer.
  const furtherOnes: [number, object, Room][] = inTheGate(
    [],
    [
      [5, { reservationTime: next }, s2],
      [6, bath, r3],
    ],
  )
  const others: { reservationId: string; room: Room }[] = []
  for (const [nth, asked, room] of furtherOnes) others.push({ ...(await books(nth, asked)), room })
  const bride = await books(7, { reservationTime: next, kallah: true, bath: true })
  const comesNot = [await books(8, { reservationTime: lastOfAll }), await books(9, bath)]

  await page.setViewportSize({ width: 1280, height: 1000 })
  await asReception(page, practice)
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1280, height: 1000 })
  await asReception(other, practice)
  const desks = [page, other]
  for (const desk of desks) await openDesk(desk, t)
  const check = () => agree(desks, hands.reception)
  const visit = (id: string) => read<Visit>(`reservations/${id}`)
  await check()

  const openVisit = async (desk: Page, code: string) => {
    await desk
      .getByRole('button', { name: new RegExp(`\\b${code}\\b`) })
      .first()
      .click()
    const details = desk.getByRole('dialog').first()
    await details.waitFor()
    return details
  }
  const chooseRoom = async (desk: Page, act: string, room: Room) => {
    const choice = desk.getByRole('dialog', { name: act })
    await choice.getByRole('radio', { name: new RegExp(`\\b${room.number}\\b`) }).check()
    await choice.getByRole('button', { name: t('deskConfirm') }).click()
    await expect(choice).toBeHidden()
  }

  // A room is promised to the first at one desk; the other sees it.
  const more = page.getByRole('button', { name: t('deskAllUpcoming') })
  if (await more.isVisible()) await more.click()
  let details = await openVisit(page, kept.reservationCode)
  await details.getByRole('button', { name: t('deskPreassign') }).click()
  await chooseRoom(page, t('deskPreassign'), r1)
  await details.getByRole('button', { name: t('close') }).click()
  expect((await visit(kept.reservationId)).roomIdPreassign).toBe(r1.id)
  await expect(other.locator(`[data-room="${r1.id}"]`)).toContainText(kept.reservationCode)

  // She checks in at the first desk, and is placed at the second.
  await page.goto(`/receptionist/checkin/${kept.reservationId}`)
  await page.getByRole('button', { name: t('checkInDo'), exact: true }).click()
  await expect(page.getByText(t('checkInDone'))).toBeVisible()
  await agree([other], hands.reception)
  details = await openVisit(other, kept.reservationCode)
  await details.getByRole('button', { name: t('deskPlace') }).click()
  await chooseRoom(other, t('deskPlace'), r1)
  await details.getByRole('button', { name: t('close') }).click()
  await openDesk(page, t)
  await check()

  // The second is placed by a call, and two change rooms.
  const place = async (id: string, room: Room) => {
    await tell('reception', 'reservations/assignroom', { reservationId: id, roomId: room.id })
    await check()
  }
  await place(second.reservationId, r2)
  await tell('reception', 'rooms/swaprooms', { roomA: r1.id, roomB: r2.id })
  await check()
  expect(await other.locator(`[data-room="${r2.id}"] .code`).textContent()).toBe(
    kept.reservationCode,
  )

  // One goes home again from the check-in page.
  await page.goto(`/receptionist/checkin/${goesHome.reservationId}`)
  await page.getByRole('button', { name: t('checkInDo'), exact: true }).click()
  await page.getByRole('button', { name: t('checkInCancel'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('checkInDo'), exact: true })).toBeVisible()
  expect((await visit(goesHome.reservationId)).reservationStatus).toBe('Reserved')
  await agree([other], hands.reception)

  // Somebody whom nobody knows walks in and pays cash.
  await page.goto('/receptionist/reservation')
  await page.getByLabel(t('bookPhone')).fill('2015550188')
  await page.getByRole('button', { name: t('bookFind'), exact: true }).click()
  await page.getByLabel(t('bookFirstName')).fill('Dina')
  await page.getByRole('button', { name: t('bookMake'), exact: true }).click()
  await page.getByText(t('tillMethodCash'), { exact: true }).click()
  await page.getByRole('button', { name: /\$/ }).click()
  await expect(page.getByRole('heading', { name: t('checkInDone') })).toBeVisible()
  const walkIn = page.url().split('/').at(-1) ?? ''
  expect((await visit(walkIn)).payments.map(({ method }) => method)).toEqual(['Cash'])
  await openDesk(page, t)
  await place(walkIn, s1)

  // The others, the bride, and who comes too late.
  for (const { reservationId, room } of others) await place(reservationId, room)
  await place(bride.reservationId, bridal)
  await practice.setClock(minutesFrom(early, 40))
  await tell('reception', `reservations/checkin?resId=${late.reservationId}`)
  await check()
  expect((await visit(late.reservationId)).arrivedOnTime).toBe(false)
  await place(late.reservationId, s3)

  // Each is taken through her evening; who is in room 1 begins on its own screen.
  const inTheHouse = [kept, second, late, ...others, bride].map(
    ({ reservationId }) => reservationId,
  )
  // At each stage the desks are compared for the last of them in the gate, when all the others have gone, with LONG for
  // all.
  const comparedFor = inTheGate([walkIn], [...inTheHouse, walkIn])
  for (const id of [...inTheHouse, walkIn]) {
    const inRoom1 = (await read<{ room: { id: number } }>(`reservations/${id}`)).room.id === 1
    for (const status of stages) {
      if (inRoom1 && status === 'Prep')
        await tell('room1', 'rooms/1/status', { reservationStatus: status, reservationId: id })
      else
        await tell('attendant', `reservations/${id}/status`, {
          status,
          ...(status.includes('Mikvah') ? { overrideReason: 'one after the other' } : {}),
        })
      if (status === 'Checking' || status === 'Dressing') continue
      if (comparedFor.includes(id)) await check()
    }
  }

  // What they leave is cleaned: one room on the page of the desk, the rest by the attendant.
  await page.goto('/receptionist/cleaning')
  const row = page.getByRole('listitem').filter({ hasText: t('askedRoom', { number: s1.number }) })
  await row.getByRole('button', { name: t('cleanStart') }).click()
  await row.getByRole('button', { name: t('cleanReady') }).click()
  await expect(row).toHaveCount(0)
  for (const { id, status } of await read<{ id: number; status: string }[]>('rooms/cleaninglist')) {
    expect(status).toBe('NeedsCleaning')
    await tell('attendant', `rooms/${id}/status`, { status: 'Cleaning' })
    await tell('attendant', `rooms/${id}/status`, { status: 'Ready' })
  }
  await openDesk(page, t)
  await check()

  const board = await read<Record<string, { reservationId: string }[]>>(
    'reservations/listreception',
  )
  expect(board.completed).toHaveLength(inTheHouse.length + 1)
  expect([board.here, board.waiting]).toEqual([[], []])
  expect(board.upcoming?.map(({ reservationId }) => reservationId).sort()).toEqual(
    [goesHome, ...comesNot].map(({ reservationId }) => reservationId).sort(),
  )
  // The history tells the story.
  const story = (await visit(kept.reservationId)).statusHistory
  expect(story.map(({ newReservationStatus }) => newReservationStatus)).toEqual([
    expect.stringMatching(/Reserved|Pending/),
    ...(story.length > stages.length + 3 ? ['Reserved'] : []),
    'Waiting',
    'Assigned',
    ...stages,
  ])
})
