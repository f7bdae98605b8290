import { beforeAll, beforeEach, expect, it } from 'vitest'
import { liveDevices } from '../integrations/devices/live-devices.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { accessLog } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { afterUse } from '../test/after-use.ts'
import { atTheGate } from '../test/at-the-gate.ts'
import type { Fault } from '../test/stand-ins/faults.ts'
import { type Heard, type Loopback, listenOnLoopback } from '../test/stand-ins/loopback.ts'

const tonight = '2026-11-24'
let desk: Desk
let relay: Loopback
let here: { lat: number; lng: number }
let heard: Heard[]
let fault: Fault | null

/** A facility whose doors are opened by a relay that a stand-in plays. */
beforeAll(async () => {
  relay = await listenOnLoopback({
    answer: (one) => {
      heard.push(one)
      return { status: 200, body: '' }
    },
    faultOf: () => fault,
    trouble: (status) => ({ status, body: '' }),
  })
  afterUse(() => relay.close())
  desk = await aDesk({
    outside: (db, config) => ({ ...practiceOutside(db), devices: liveDevices(config) }),
  })
  const { body } = await desk.anyone.get('settings/locations')
  here = { lat: body[0].lat, lng: body[0].long }
})
beforeEach(async () => {
  heard = []
  fault = null
  await desk.put({
    accessControlProvider: 'http',
    accessControlUrl: `${relay.url}/pulse?relay={point}&ms={milliseconds}`,
    accessControlUserName: 'house',
    accessControlPassword: 'by the door',
    accessControlSiteBridge: 'False',
    garageDoorPoint: '3',
    garageGatePoint: '4',
    garagePulseMilliseconds: '700',
    doorPulseMilliseconds: '2500',
  })
})

async function pressed() {
  await desk.clock(at('14:00', tonight))
  const her = await desk.patron()
  const { reservationId: id, balance: amt } = await desk.aVisit({ her, parking: true })
  await desk.reception.post('payments/makepayment', { reservationId: id, method: 'Cash', amt })
  await desk.runDue()
  await desk.clock(at('20:00', tonight))
  await desk.db.orm.delete(accessLog)
  const { status, body } = await her.post(`reservations/${id}/opengaragedoor`, here)
  const { accessGrantedLogs } = (await desk.reception.get(`reservations/${id}`)).body
  return { status, code: body.code, logged: accessGrantedLogs.length }
}

it('garage, gate and rooms open by the relay that an administrator has set, each as long as it was set for', async () => {
  expect(await pressed()).toEqual({ status: 200, code: undefined, logged: 1 })
  expect((await (await atTheGate(desk)).post('settings/OpenGarageGate')).status).toBe(200)
  const room = await desk.reception.post('hartmann/unlockroom?roomid=7&wetdry=wet')
  expect(room.status).toBe(200)
  expect(heard.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/pulse?relay=3&ms=700',
    '/pulse?relay=4&ms=700',
    '/pulse?relay=room-7-wet&ms=2500',
  ])
  const basic = `Basic ${Buffer.from('house:by the door').toString('base64')}`
  expect(new Set(heard.map(({ headers }) => headers.authorization))).toEqual(new Set([basic]))
})

it.each<[string, Fault, number]>([
  ['answers with trouble', { kind: 'status', status: 500 }, 0],
  ['is cut off', { kind: 'lose-answer' }, 1],
])('where the relay %s she is told so, and nothing counts as opened', async (_, how, times) => {
  fault = how
  expect(await pressed()).toEqual({ status: 502, code: 'garage-failed', logged: 0 })
  expect(heard).toHaveLength(times)
})

it.each([
  ['no relay is set', { accessControlProvider: '' }],
  ['the relay has no address', { accessControlUrl: '' }],
  ['only a bridge that is not there reaches it', { accessControlSiteBridge: 'True' }],
])(
  'where %s nothing is offered that would open nothing',
  async (_, set: Record<string, string>) => {
    await desk.put({ ...set, garageOpenMaxFeet: '328' })
    expect(await pressed()).toEqual({ status: 409, code: 'garage-not-offered', logged: 0 })
    const { body } = await (await desk.patron()).get('settings')
    expect(body.find(({ Key }: { Key: string }) => Key === 'garageOpens').Value).toBe('False')
    // The distance is asked for checking in by phone too.
    expect(body).toContainEqual({ Key: 'garageOpenMaxFeet', Value: '328' })
    const { body: house } = await desk.reception.get('settings')
    expect(house).toContainEqual({ Key: 'doorsOpen', Value: 'False' })
    expect(house).toContainEqual({ Key: 'lightsSwitch', Value: 'False' })
    const door = await desk.reception.post('hartmann/unlockroom?roomid=7&wetdry=wet')
    expect([door.status, door.body.code]).toEqual([409, 'door-without-lock'])
    expect(heard).toEqual([])
  },
)

it('a light that nothing switches is refused, and stays as it was', async () => {
  const light = await desk.reception.post('rooms/7/setlights', { onOff: true })
  expect([light.status, light.body.code]).toEqual([409, 'no-light'])
  expect((await desk.reception.get('rooms/7')).body.light).toBe(false)
})

it('a relay that hangs is given up before anybody stops waiting, and the answer is no', async () => {
  fault = { kind: 'hang' }
  expect(await pressed()).toEqual({ status: 502, code: 'garage-failed', logged: 0 })
})
