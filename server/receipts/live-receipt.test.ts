import { beforeAll, beforeEach, expect, it } from 'vitest'
import { networkPrinters } from '../integrations/printers/network-printers.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { anEscPosPrinter } from '../test/stand-ins/esc-pos-printer.ts'

const tonight = '2026-11-24'
let desk: Desk
let printer: Awaited<ReturnType<typeof anEscPosPrinter>>
let id: string
beforeAll(async () => {
  printer = await anEscPosPrinter()
  desk = await aDesk()
  desk.parts.outside.printers = networkPrinters({ line: 3000, answer: 150, turn: 20_000 })
  await desk.clock(at('18:30', tonight))
  const made = await desk.admin.post('hardware/add', {
    ...{ kind: 'printer', name: 'Front', usedAt: 'reception', locationId: 'main' },
    point: printer.point,
  })
  id = made.body.result.id
  return () => printer.close()
})
beforeEach(() => printer.refill())

async function receiptOfAVisit() {
  const path = `reservations/printreceipt?resId=${await desk.booked()}&printer=${id}`
  const answer = await desk.reception.post(path)
  await deliverDue(desk.parts)
  return answer
}
/** Delivers what is due a minute later, when failed deliveries are tried again. */
async function aMinuteLater() {
  const { realNow } = desk.parts
  desk.parts.realNow = () => realNow() + 60_000
  await deliverDue(desk.parts)
  desk.parts.realNow = realNow
}
const how = async () => {
  const { body } = await desk.reception.get('settings/printerstatus')
  return body.find((one: { id: string }) => one.id === id)
}

it('a receipt comes out of the printer that stands at the address of the point', async () => {
  expect((await receiptOfAVisit()).status).toBe(200)
  expect(printer.slips).toHaveLength(1)
  await aMinuteLater()
  expect(printer.slips).toHaveLength(1)
  await desk.put({ printerCopies: '2' })
  await receiptOfAVisit()
  await desk.put({ printerCopies: '1' })
  expect(printer.slips).toHaveLength(3)
})

it('a receipt waits for paper, and comes out once', async () => {
  printer.mood.paper = 'out'
  await receiptOfAVisit()
  expect(printer.slips).toEqual([])
  expect(await how()).toMatchObject({ online: true, paper: 'out', coverOpen: false })
  printer.refill()
  await aMinuteLater()
  await aMinuteLater()
  expect(printer.slips).toHaveLength(1)
})

it('the office sees how the printer is, tries it, and is told when nothing comes out', async () => {
  const device = async () => {
    const { body } = await desk.admin.get('hardware')
    return body.devices.find((one: { id: string }) => one.id === `printer.${id}`)
  }
  const tried = () => desk.admin.post(`hardware/printer.${id}/test`, {})
  const well = { driver: 'network', state: 'well', because: 'ready', test: 'prints' }
  expect(await device()).toMatchObject({ ...well, point: printer.point })
  expect((await tried()).status).toBe(200)
  expect(printer.slips).toHaveLength(1)
  printer.mood.coverOpen = true
  expect(await device()).toMatchObject({ state: 'hand', because: 'cover-open' })
  desk.parts.realNow = () => Date.now() + 10_000
  const failed = await tried()
  expect([failed.status, failed.body.code]).toEqual([502, 'printer-failed'])
})

it('a printer whose point is no address is driven by nobody', async () => {
  const { body } = await desk.admin.get('hardware')
  const other = body.devices.find((one: { id: string }) => one.id === 'printer.kiosk-printer')
  expect(other).toMatchObject({ driver: null, because: 'not-driven', test: null })
})
