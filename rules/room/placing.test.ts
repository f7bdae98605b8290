import { describe, expect, it } from 'vitest'
import { judgePlacing } from './placing.ts'
import { roomStatuses } from './statuses.ts'

type Facts = Parameters<typeof judgePlacing>[0]
const plain = { bath: false, handicapped: false, privateRoom: false, kallah: false }
const facts: Facts = {
  room: { ...plain, status: 'Ready', active: true, locationId: 'main' },
  visit: { ...plain, locationId: 'main' },
  attendant: 'batsheva',
  excluded: [],
  confirmExcluded: false,
}
const judged = (change: Partial<Facts>) => {
  const verdict = judgePlacing({ ...facts, ...change })
  return verdict.allowed ? 'placed' : verdict.because
}

describe('placing into a room', () => {
  it('takes rooms that are Ready or Offline', () => {
    const open = roomStatuses.filter(
      (status) => judged({ room: { ...facts.room, status } }) === 'placed',
    )
    expect(open).toEqual(['Ready', 'Offline'])
  })

  it.each<[string, Partial<Facts>, string]>([
    ['a retired room', { room: { ...facts.room, active: false } }, 'room-not-opened'],
    ['a room elsewhere', { room: { ...facts.room, locationId: 'b' } }, 'room-elsewhere'],
    [
      'a room that somebody is in',
      { room: { ...facts.room, status: 'Occupied' } },
      'room-not-free',
    ],
    ['one not opened', { room: { ...facts.room, status: 'Available' } }, 'room-not-opened'],
    ['one that is dirty', { room: { ...facts.room, status: 'NeedsCleaning' } }, 'room-not-clean'],
    ['one being cleaned', { room: { ...facts.room, status: 'Cleaning' } }, 'room-not-clean'],
    [
      'a hall not opened and without anybody',
      { room: { ...facts.room, status: 'Available' }, attendant: null },
      'section-without-attendant',
    ],
    ['a shower for a bath', { visit: { ...facts.visit, bath: true } }, 'room-without-equipment'],
    ['a hall without anybody', { attendant: null }, 'section-without-attendant'],
    ['somebody she excludes', { excluded: ['batsheva'] }, 'excluded-attendant'],
    ['the same, confirmed', { excluded: ['batsheva'], confirmExcluded: true }, 'placed'],
    ['somebody else excluded', { excluded: ['chana'] }, 'placed'],
  ])('%s', (_, change, expected) => expect(judged(change)).toBe(expected))
})
