import { beforeAll, beforeEach, expect, it } from 'vitest'
import { liveDevices } from '../../integrations/devices/live-devices.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { anAsterisk } from '../../test/stand-ins/asterisk.ts'

let desk: Desk
let asterisk: Awaited<ReturnType<typeof anAsterisk>>
beforeAll(async () => {
  asterisk = await anAsterisk({ userName: 'mikvah', secret: 's3cret' })
  desk = await aDesk()
  desk.parts.outside.devices = liveDevices(desk.parts.config)
  await desk.put({
    ...{ phoneSystemProvider: 'asteriskAmi', phoneSystemHost: '127.0.0.1' },
    ...{ phoneSystemPort: String(asterisk.port), phoneSystemUserName: 'mikvah' },
    ...{ phoneSystemPassword: 's3cret', phoneSystemContext: 'rooms' },
  })
  return () => asterisk.close()
})
/** Each test a minute after the last, so that none rings too soon. */
let later = 0
beforeEach(() => {
  asterisk.rest()
  later += 60_000
  const { realNow } = desk.parts
  const from = realNow()
  desk.parts.realNow = () => from + later
  return () => {
    desk.parts.realNow = realNow
  }
})
const ring = (room: number) =>
  desk.reception.post(`rooms/${room}/callroom`, { fromExtension: '201' })

it('a room is rung by the phone system that the settings name', async () => {
  expect((await ring(7)).body.result).toEqual({ ringing: true })
  expect(asterisk.placed).toMatchObject([
    { Channel: 'PJSIP/201', Exten: '207', Context: 'rooms', Timeout: '30000' },
  ])
})

it('a call that the phone system can’t place says so, and is placed once', async () => {
  asterisk.mood.call = 'unplugged'
  const { status, body } = await ring(8)
  expect([status, body.code]).toEqual([502, 'phone-failed'])
  expect(asterisk.placed).toHaveLength(1)
})

it('where no phone system is set up, nothing is rung', async () => {
  await desk.put({ phoneSystemProvider: '' })
  expect((await ring(9)).body.code).toBe('no-phone')
  expect(asterisk.heard).toEqual([])
})
