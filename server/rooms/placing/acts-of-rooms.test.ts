import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
/** How a screen asks for each thing that it may do in a room: for whom, unless it is done to nobody. */
const acts: Record<string, { query?: string; body?: object } | 'done to nobody'> = {
  changeRoomStatus: { body: { reservationStatus: 'Done' } },
  staffEntry: { query: 'pinCode=4711&clearRoom=true' },
  setLights: { body: { onOff: true } },
  setRoomLanguage: { body: { language: 'he' } },
  askSupplies: { body: { action: 'add', items: ['towel'] } },
  // The page comes anew, and the telephone rings.
  reloadRoom: 'done to nobody',
  callRoom: 'done to nobody',
}
const writes = (Object.values(contract) as Endpoint[]).filter(
  ({ who, method }) => who.includes('Room') && method !== 'GET',
)

let desk: Desk
let screen: Person
let visit: string
beforeAll(async () => {
  desk = await aDesk({ now: at('19:00', tonight), settings: { roomAdminPasscode: '4711' } })
  screen = await desk.staff('Room7')
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  visit = await desk.inRoom(7, 'Prep')
})

it('each thing that the screen of a room may do is known here', () => {
  expect(writes.map(({ name }) => name).toSorted()).toEqual(Object.keys(acts).toSorted())
})

it.each(writes)('$name is done for whom the screen names, and else for nobody', async (call) => {
  const act = acts[call.name]
  if (!act || act === 'done to nobody') return
  const ask = async (whose: string | undefined) => {
    const url = new URL(`http://house${call.path.replace(':id', '7')}?${act.query ?? ''}`)
    const named = whose === undefined ? {} : { reservationId: whose }
    if (act.query && whose !== undefined) url.searchParams.set('reservationId', whose)
    const { status, body } = await screen.send(
      call.method,
      url.pathname.replace('/api/api/', '') + url.search,
      act.body ? { ...act.body, ...named } : {},
    )
    return [status, body.code]
  }
  expect(await ask('somebody-else')).toEqual([409, 'room-moved-on'])
  expect(await ask(undefined)).toEqual([400, 'invalid-request'])
  expect((await desk.reception.get(`reservations/${visit}`)).body.reservationStatus).toBe('Prep')
})
