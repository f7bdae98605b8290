import { describe, expect, it } from 'vitest'
import type { Tap, TapWish } from '../offline-taps/taps.ts'
import { noCard } from '../talk/call.ts'
import { room as ready } from '../test/answers.ts'
import { optimisticRoom } from './optimistic-room.ts'

const params = { id: '7' }
const room = {
  ...ready,
  status: 'Occupied' as const,
  reservation: {
    reservationId: 'v1',
    reservationStatus: 'Assigned' as const,
    since: '2026-11-24T19:00:00-05:00',
  },
}
const tapped = (wish: TapWish, about: string | null = 'v1'): Tap => ({ ...wish, key: 'k', about })
const to = (reservationStatus: 'Prep' | 'ReadyForChecking' | 'Done', about?: string) =>
  tapped({ name: 'changeRoomStatus', params, body: { reservationStatus, ...noCard } }, about)
const ask = (...items: string[]) =>
  tapped({ name: 'askSupplies', params, body: { action: 'add', items } })

describe('a room as it will be', () => {
  it('has taken each step in its turn', () => {
    const { reservation } = optimisticRoom(room, [to('Prep'), to('ReadyForChecking')])
    expect(reservation?.reservationStatus).toBe('ReadyForChecking')
  })

  it('holds nothing of her once she has said that she leaves', () => {
    const left = optimisticRoom(room, [ask('soap'), to('Done'), to('Prep'), ask('towel')])
    expect([left.reservation, left.supplyRequests]).toEqual([null, []])
    expect(JSON.stringify(left)).not.toContain('v1')
  })

  it('takes no step of somebody else', () => {
    expect(optimisticRoom(room, [to('Done', 'v0')])).toEqual(room)
  })

  it('waits for each thing once, and for none that was taken back', () => {
    const open = { ...optimisticRoom(room, [ask('soap')]).supplyRequests[0], id: 5 }
    const waiting = { ...room, supplyRequests: [open as (typeof room.supplyRequests)[number]] }
    const items = (taps: Tap[]) =>
      optimisticRoom(waiting, taps).supplyRequests.map(({ item }) => item)
    expect(items([ask('soap', 'towel')])).toEqual(['soap', 'towel'])
    const back = tapped({ name: 'askSupplies', params, body: { action: 'cancel', ids: [5] } })
    expect(items([back])).toEqual([])
  })

  it('is lit and speaks as was asked last', () => {
    const taps = [
      tapped({ name: 'setLights', params, body: { onOff: true } }),
      tapped({ name: 'setRoomLanguage', params, body: { language: 'he' } }),
    ]
    expect(optimisticRoom(room, taps)).toMatchObject({ light: true, language: 'he' })
  })
})
