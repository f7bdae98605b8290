import { expect, it } from 'vitest'
import { rooms } from '../../rooms/table.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'

const friday = '2026-11-27'
const evening = '2026-11-27T19:00:00-05:00'
const after = '2026-11-28T18:02:00-05:00'
const settings = {
  ...{ roomsAvailableFriday: '18', reservationDaysInAdvance: '7' },
  ...{ reservationsRequirePrepayFriday: 'false', flowToFromMikvah: 'false' },
}

/** Five visits of Friday night, of which three come, one doesn't, and one has canceled. */
const becomes = ['came', 'came', 'didnt', 'came', 'canceled'] as const
const roomOf = (nth: number) => String(nth + 3)

type Told = { user: { userName: string } }
type Room = { section: { id: string } }

async function bookedNight() {
  const desk = await aDesk({ settings })
  const slots = await desk.reception.get(`reservations/availablereservations?dt=${friday}`)
  const ids: string[] = []
  for (const [nth] of becomes.entries()) {
    const her = await desk.patron(`201555020${nth}`)
    const reservationTime = slots.body[nth % slots.body.length].timeSlot
    ids.push(await desk.booked({ her, reservationTime }))
  }
  await desk.clock(evening)
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  const house: Room[] = (await desk.reception.get('rooms/list')).body
  for (const sectionId of new Set(house.map(({ section }) => section.id)))
    await done(desk, 'attendants/tonight', { sectionId, attendantId: 'esther' })
  return { desk, ids }
}

async function done(desk: Desk, path: string, body: object = {}) {
  const answer = await desk.reception.post(path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.result
}

/** As another house has it, whose screens are used: each step by the desk, at its hour. */
async function onScreens(desk: Desk, ids: readonly string[]) {
  for (const [nth, id] of ids.entries()) {
    if (becomes[nth] === 'canceled')
      await done(desk, `reservations/${id}/status`, { status: 'Canceled' })
    if (becomes[nth] !== 'came') continue
    await done(desk, `reservations/checkin?resId=${id}`)
    await done(desk, 'reservations/assignroom', { reservationId: id, roomId: nth + 3 })
    for (const status of ['Prep', 'ReadyForMikvah', 'Dressing', 'Done'])
      await done(desk, `reservations/${id}/status`, { status })
  }
}

async function onPaper(desk: Desk, ids: readonly string[]) {
  const rows = ids.map((reservationId, nth) => ({
    ...{ reservationId, became: becomes[nth] },
    room: becomes[nth] === 'came' ? roomOf(nth) : null,
  }))
  expect((await done(desk, 'reservations/sheets', { dt: friday, rows })).refused).toEqual([])
}

async function paid(desk: Desk, ids: readonly string[]) {
  for (const id of ids) {
    const { userId, balance, reservationStatus } = (await desk.reception.get(`reservations/${id}`))
      .body
    if (reservationStatus !== 'Done') continue
    const pays = {
      method: 'Cash',
      amt: balance,
      userId,
      reservationId: id,
      note: 'Shabbos Payment',
    }
    const answer = await desk.reception.post('payments/makepayment', pays)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
}

/** What is told only of hours, of who was drawn by lot, and of which row of a table it was. */
const ofHours = new Set([
  ...['timeArrived', 'timeCompleted', 'arrivedOnTime', 'waitingCode', 'statusSince'],
  ...['dateCreated', 'paymentId', 'reservationId', 'userId', 'id', 'reservationCode', 'by'],
  ...['reservationCreated', 'createdByUser', 'statusHistory', 'from', 'to', 'transactionID'],
])
/** Of two visits at one hour the drawn code says which stands first: here their words do. */
const inOneOrder = (_: string, value: unknown) =>
  Array.isArray(value)
    ? value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    : value
const withoutHours = (told: unknown) =>
  JSON.parse(
    JSON.stringify(told, (field, value) => (ofHours.has(field) ? undefined : value)),
    inOneOrder,
  )

async function reportsOf(desk: Desk) {
  const get = async (path: string) => (await desk.admin.get(path)).body
  const list = await get(`reservations/listadmin?dt=${friday}`)
  const payments = await get(`payments/list?dt=${friday}&dtTo=2026-11-28`)
  const board = await get(`reservations/listreception?dt=${friday}`)
  const { userId } = list.all.find(({ user }: Told) => user.userName.endsWith('201'))
  const hers = await get(`reservations/findbyuser?user=${userId}`)
  const hasPaid = await get(`payments/byuser?user=${userId}`)
  const nights = `dt=${friday}&dtTo=2026-11-28`
  const reports = {
    usage: await get(`reservations/UsageReport?${nights}`),
    list: await get(`reservations/ListReport?${nights}`),
    noShows: await get(`reservations/ListReport?${nights}&bNoShowsOnly=true`),
    payments: await get(`payments/report?${nights}`),
  }
  return withoutHours({ list, payments, board, hers, hasPaid, reports })
}

it('a night that is entered afterwards is told as the same night lived on screens, but for the hours', async () => {
  const [screens, paper] = [await bookedNight(), await bookedNight()]
  await onScreens(screens.desk, screens.ids)
  for (const { desk } of [screens, paper]) await desk.clock(after)
  await onPaper(paper.desk, paper.ids)
  for (const { desk, ids } of [screens, paper]) await paid(desk, ids)
  const [lived, entered] = [await reportsOf(screens.desk), await reportsOf(paper.desk)]
  expect(entered).toEqual(lived)
  const statuses = lived.list.all.map(({ reservationStatus: is }: Record<string, string>) => is)
  expect(statuses.toSorted()).toEqual(['Canceled', 'Done', 'Done', 'Done', 'Reserved'])
  expect(lived.payments.length).toBeGreaterThan(0)
  expect(lived.reports.usage[0]).toMatchObject({ date: friday, visits: 3 })
  expect(lived.reports.noShows).toHaveLength(1)
})

it('who came on a night that was entered afterwards doesn’t come for the first time again; who stayed away does', async () => {
  const { desk, ids } = await bookedNight()
  await desk.clock(after)
  await onPaper(desk, ids)
  const slots = await desk.reception.get('reservations/availablereservations?dt=2026-11-29')
  const isFirst = async (nth: number) => {
    const { body: her } = await desk.reception.get(`reservations/${ids[nth]}`)
    return (await desk.aVisit({ her, reservationTime: slots.body[nth].timeSlot })).firstTime
  }
  expect([await isFirst(0), await isFirst(becomes.indexOf('didnt'))]).toEqual([false, true])
})
