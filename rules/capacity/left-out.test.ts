import { describe, expect, it } from 'vitest'
import { scheduleDayOf } from '../schedule/schedule-of-day.ts'
import { scheduleSettingsOf } from '../schedule/schedule-settings.ts'
import { withDefaults } from '../settings/with-defaults.ts'
import type { StoredVisit } from './counting.ts'
import { leftOutBy } from './left-out.ts'

const date = '2026-11-24'
const now = Date.parse(`${date}T14:00:00-05:00`)
const nightOf = (changed: Record<string, string>) => {
  const values = withDefaults({ roomsAvailable: '2', ...changed })
  const schedule = scheduleSettingsOf(values)
  return { night: scheduleDayOf(date, schedule, {}, schedule.openNights), values }
}
const visit = (id: string, time: string, more: Partial<StoredVisit> = {}): StoredVisit => ({
  ...{ id, userId: id, status: 'Reserved', startsAt: Date.parse(`${date}T${time}:00-05:00`) },
  ...{ minutes: 30, holdUntil: null, paymentOpen: false, completedAt: null, replacing: null },
  placeholder: false,
  options: {
    ...{ bath: false, doubleSlot: false, handicapped: false, kallah: false, segula: false },
    ...{ chabadBor: false, privateRoom: false, parking: false, salonAfter: false },
  },
  ...more,
})
const leftOut = (visits: StoredVisit[], changed: Record<string, string>, before = {}) =>
  leftOutBy(visits, { from: nightOf(before), to: nightOf(changed), now }).map(({ id }) => id)

describe('who is left out by a change', () => {
  const two = [visit('one', '20:00'), visit('other', '20:00')]
  it.each<[string, StoredVisit[], Record<string, string>, string[]]>([
    ['nobody when nothing changes', two, {}, []],
    ['one of two who share an hour when a room goes', two, { roomsAvailable: '1' }, ['other']],
    ['both when nothing is offered', two, { roomsAvailable: '' }, ['one', 'other']],
    [
      'who is booked for the later hour when cleaning takes longer',
      [visit('late', '20:30'), visit('early', '20:00')],
      { roomsAvailable: '1', cleaningMinutes: '10' },
      ['late'],
    ],
    [
      'who is after the last entry',
      [visit('late', '22:30'), visit('early', '20:00')],
      { lastEntryHour: '21', lastEntryHourWinter: '21' },
      ['late'],
    ],
    ['whoever is booked when the house is shut', two, { shutdown: 'True' }, ['one', 'other']],
    [
      'nobody who has come, is done or has canceled',
      ['Waiting', 'Done', 'Canceled'].map((status) => visit(status, '22:30', { status })),
      { lastEntryHour: '21', lastEntryHourWinter: '21' },
      [],
    ],
    [
      'no hold that has run out',
      [visit('held', '22:30', { status: 'Pending', holdUntil: now - 1 })],
      { lastEntryHour: '21', lastEntryHourWinter: '21' },
      [],
    ],
  ])('is %s', (_, visits, changed, expected) => {
    expect(leftOut(visits, changed)).toEqual(expected)
  })

  it('isn’t who stood outside already', () => {
    expect(leftOut(two, { roomsAvailable: '1' }, { roomsAvailable: '1' })).toEqual([])
  })

  it('counts who has come: she keeps her room, the other is left out', () => {
    const [one, other] = two as [StoredVisit, StoredVisit]
    const visits = [one, { ...other, status: 'Waiting' }]
    expect(leftOut(visits, { roomsAvailable: '1' })).toEqual(['one'])
  })
})
