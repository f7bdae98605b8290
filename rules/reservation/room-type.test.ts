import { expect, it } from 'vitest'
import { type RoomType, roomTypeOf } from './room-type.ts'

const none = { privateRoom: false, bath: false, handicapped: false, segula: false }

it.each<[Partial<typeof none>, RoomType]>([
  [{}, 'shower'],
  [{ bath: true }, 'bath'],
  [{ handicapped: true }, 'wheelchair'],
  [{ bath: true, handicapped: true }, 'bath'],
  [{ segula: true }, 'segula'],
  [{ segula: true, bath: true, handicapped: true }, 'segula'],
  [{ privateRoom: true }, 'private-shower'],
  [{ privateRoom: true, segula: true }, 'private-shower'],
  [{ privateRoom: true, handicapped: true, segula: true }, 'private-wheelchair'],
  [{ privateRoom: true, bath: true, handicapped: true, segula: true }, 'private-bath'],
])('%j is called %s', (flags, expected) => {
  expect(roomTypeOf({ ...none, ...flags })).toBe(expected)
})
