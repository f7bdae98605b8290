import { expect, type Locator, type Page } from '@playwright/test'
import { aLine } from './fixtures/line.ts'
import { test } from './fixtures/own-database.ts'
import { asReception, openDesk } from './screens/desk.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { agree, theHouse } from './screens/night.ts'
import { tap } from './screens/tap.ts'
import { devicesAgree, everyDevice } from './screens/whole-house.ts'
import { wordsOf } from './screens/words-of.ts'

test.use({ serviceWorkers: 'allow' })

const evening = '2026-11-24T17:40:00-05:00'
type Room = {
  id: number
  number: string
  bath: boolean
  handicapped: boolean
  privateRoom: boolean
  kallah: boolean
  status: string
  section: { id: string }
  location: { id: string }
  supplyRequests: { item: string; status: string }[]
}
type Visit = {
  reservationStatus: string
  statusHistory: { newReservationStatus: string }[]
  supplies: { item: string; status: string }[]
}

test('a night on every screen of the house, with a lost network, a killed server and a call for help; each shows the truth at each step @once @long', async ({
  browser,
  page,
  practice,
  facility,
  lang,
}) => {
  test.setTimeout(900_000)
  const t = wordsOf(lang)
  await practice.reset('empty', evening)
  const { tell, read, books, hands } = await theHouse(page, practice)
  const all = await read<Room[]>('rooms/list')
  const attendantsThere = await read<{ id: string }[]>('attendants/list')
  for (const [nth, sectionId] of [...new Set(all.map(({ section }) => section.id))].entries()) {
    await tell('reception', 'attendants/tonight', {
      sectionId,
      attendantId: attendantsThere[nth]?.id,
    })
    await tell('reception', `sections/${sectionId}/open`)
  }
  const plain = all.filter(
    (room) => room.location.id === 'main' && !room.handicapped && !room.privateRoom && !room.kallah,
  )
  const [r1, r2] = plain.filter(({ bath }) => bath)
  const [r3] = plain.filter(({ bath }) => !bath)
  if (!r1 || !r2 || !r3) throw new Error('Rooms are missing.')
  const [slot] = await read<{ timeSlot: string }[]>(
    'reservations/availablereservations?dt=2026-11-24',
  )
  const early = slot?.timeSlot ?? ''
  const after = (minutes: number) => new Date(Date.parse(early) + minutes * 60_000).toISOString()
  await practice.setClock(after(5))
  const guests = [
    {
      phone: '2015553001',
      room: r1,
      visit: await books(1, { reservationTime: early, bath: true }),
    },
    {
      phone: '2015553002',
      room: r2,
      visit: await books(2, { reservationTime: early, bath: true }),
    },
    { phone: '2015553003', room: r3, visit: await books(3, { reservationTime: early }) },
  ] as const
  const [first, second, third] = guests

  await page.setViewportSize({ width: 1280, height: 1000 })
  await asReception(page, practice)
  await openDesk(page, t)
  const lines = { kiosk: await aLine(facility.url), tablet: await aLine(facility.url) }
  const devices = await everyDevice(browser, practice, {
    rooms: guests.map(({ room }) => room.id),
    lang,
    by: { Kiosk: lines.kiosk.url, [`Room${third.room.id}`]: lines.tablet.url },
  })
  const { attendants, pools, kiosk } = devices
  const screenOf = ({ room }: { room: Room }) => devices.rooms.get(room.id) as Page
  const check = async () => {
    await agree([page], hands.reception)
    await devicesAgree(devices, read, t)
  }
  const visitOf = ({ visit }: (typeof guests)[number]) =>
    read<Visit>(`reservations/${visit.reservationId}`)
  const tapOn = (screen: Page, name: string) =>
    tap(screen.getByRole('button', { name, exact: true }).first())
  await check()

  // Each says at the door that she is here; the door loses its network under the second's hand.
  const identify = async ({ phone, visit }: (typeof guests)[number]) => {
    for (const digit of phone) await tapOn(kiosk, digit)
    await tapOn(kiosk, t('kioskGoOn'))
    await kiosk.getByRole('heading', { name: t('kioskCode') }).waitFor()
    for (const digit of visit.reservationCode) await tapOn(kiosk, digit)
    await tapOn(kiosk, t('kioskGoOn'))
    await kiosk.getByRole('heading', { name: t('kioskVisit') }).waitFor()
  }
  const start = kiosk.getByRole('heading', { name: t('kioskNumber') })
  for (const guest of guests) {
    await identify(guest)
    const isCut = guest === second
    if (isCut) await cutOff(kiosk.context(), lines.kiosk)
    const said = kiosk.getByRole('heading', { name: t(isCut ? 'kioskKept' : 'kioskDone') })
    // Two taps in the same place in half a second are one.
    await expect(async () => {
      await tapOn(kiosk, t('kioskCheckIn'))
      await expect(said).toBeVisible({ timeout: 3000 })
    }).toPass()
    if (isCut) expect((await visitOf(guest)).reservationStatus).toBe('Reserved')
    if (isCut) await letThrough(kiosk.context(), lines.kiosk)
    await expect.poll(async () => (await visitOf(guest)).reservationStatus).toBe('Waiting')
    await expect(async () => {
      if (await start.isHidden()) await tapOn(kiosk, t('kioskFinish'))
      await expect(start).toBeVisible({ timeout: 3000 })
    }).toPass()
    await check()
  }

  // They are placed, and what one of them taps without a network comes when it is back.
  for (const { visit, room } of guests) {
    await tell('reception', 'reservations/assignroom', {
      reservationId: visit.reservationId,
      roomId: room.id,
    })
    await check()
  }
  await tapOn(screenOf(first), t('roomSettleIn'))
  await tapOn(screenOf(second), t('roomSettleIn'))
  const tablet = screenOf(third)
  await tablet.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await cutOff(tablet.context(), lines.tablet)
  await tapOn(tablet, t('roomSettleIn'))
  await tapOn(tablet, t('roomCall'))
  await tapOn(tablet, t('roomAmReady'))
  await expect(tablet.locator('[data-taps="3"]')).toBeVisible()
  await tablet.reload()
  await expect(tablet.locator('[data-taps="3"]')).toBeVisible()
  expect((await visitOf(third)).reservationStatus).toBe('Assigned')
  await letThrough(tablet.context(), lines.tablet)
  await expect.poll(async () => (await visitOf(third)).reservationStatus).toBe('ReadyForChecking')
  await check()

  // Both attendants hear the call; one goes.
  for (const attendant of attendants)
    await expect(attendant.getByRole('alert').first()).toContainText(
      t('attendantCalls', { room: third.room.number }),
    )
  await tapOn(attendants[0], t('attendantOnMyWay'))
  for (const attendant of attendants)
    await expect(attendant.getByText(t('attendantCalls', { room: third.room.number }))).toHaveCount(
      0,
    )

  type Guest = (typeof guests)[number]
  const cardOf = (nth: 0 | 1, { room }: Guest) =>
    attendants[nth].getByRole('article', {
      name: `${t('deskRoom')} ${room.number}`,
      exact: true,
    })
  /** Tapped until it is so: of two taps in the same place in half a second the other is none. */
  const takes = (guest: Guest, status: string, button: Locator) =>
    expect(async () => {
      if ((await visitOf(guest)).reservationStatus !== status) await tap(button, { timeout: 3000 })
      await expect
        .poll(async () => (await visitOf(guest)).reservationStatus, { timeout: 3000 })
        .toBe(status)
    }).toPass()
  const inRoom = (guest: Guest, name: string) =>
    screenOf(guest).getByRole('button', { name, exact: true })
  for (const [nth, guest] of guests.entries()) {
    const card = cardOf(nth === 1 ? 1 : 0, guest)
    if (guest !== third) await takes(guest, 'ReadyForChecking', inRoom(guest, t('roomAmReady')))
    await takes(guest, 'Checking', card.getByRole('button', { name: t('stepChecking') }))
    await takes(guest, 'Checked', card.getByRole('button', { name: t('stepChecked') }))
    await takes(guest, 'ReadyForMikvah', inRoom(guest, t('roomAmReady')))
    await check()
  }

  // To the water and back, by the screen at the pools; the server dies while one is in it.
  for (const guest of guests) {
    const atPools = (word: string) =>
      pools.getByRole('button', { name: `${word} ${guest.visit.reservationCode}`, exact: true })
    await takes(guest, 'ReadyForMikvahNext', atPools(t('mikvahNext')))
    await takes(guest, 'ToMikvah', atPools(t('mikvahOnHerWay')))
    await check()
    await takes(guest, 'InMikvah', atPools(t('mikvahIn')))
    if (guest === second) {
      await facility.kill()
      await expect(page.getByText(t('deskLostText'))).toBeVisible({ timeout: 40_000 })
      await facility.startAgain()
      // Its clock began anew, and goes on from here.
      await practice.setClock(after(45))
    }
    await check()
    await takes(guest, 'FromMikvah', atPools(t('mikvahOut')))
    await takes(guest, 'Dressing', atPools(t('mikvahInHerRoom')))
    await check()
  }

  // Each leaves by the screen of her room, and what she leaves is cleaned.
  for (const guest of guests) {
    await tapOn(screenOf(guest), t('roomLeave'))
    await takes(guest, 'Done', inRoom(guest, t('roomLeaveNow')))
    await check()
    const cleaning = (name: string) => cardOf(1, guest).getByRole('button', { name })
    await tap(cleaning(t('cleanStart')))
    await expect(async () => {
      await tap(cleaning(t('cleanReady')), { timeout: 3000 })
      await expect(screenOf(guest).getByText(t('roomIsReadyText'))).toBeVisible({ timeout: 3000 })
    }).toPass()
    await check()
  }

  // Nothing is lost, and nothing was done twice.
  for (const guest of guests) {
    const { statusHistory, supplies } = await visitOf(guest)
    const steps = statusHistory.map(({ newReservationStatus }) => newReservationStatus)
    expect(steps.slice(steps.indexOf('Waiting'))).toEqual([
      ...['Waiting', 'Assigned', 'Prep', 'ReadyForChecking', 'Checking', 'Checked'],
      ...['ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah', 'InMikvah', 'FromMikvah'],
      ...['Dressing', 'Done'],
    ])
    expect(supplies.filter(({ item }) => item === 'attendant')).toHaveLength(
      guest === third ? 1 : 0,
    )
  }
})
