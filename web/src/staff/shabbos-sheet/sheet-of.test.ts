import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evening, room, visit } from '../../test/answers.ts'
import {
  housesOf,
  nightsOnPaper,
  pagesOf,
  quietNights,
  rowsOf,
  sectionsOnSheet,
} from './sheet-of.ts'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00-05:00`
const quiet = { from: at(27, '16:12'), to: at(28, '17:16') }
const friday = evening(27, { quiet, zmanTevillah: at(27, '17:16') })
const motzei = evening(28, { quiet, zmanTevillah: at(28, '17:16') })
const week = [evening(26, { zmanTevillah: at(26, '17:17') }), friday, motzei]

describe('the nights of the sheet', () => {
  it('are those whose zman falls into the quiet, until that is over', () => {
    const dates = (time: string) => quietNights(week, Date.parse(time)).map(({ date }) => date)
    expect(dates(at(26, '12:00'))).toEqual(['2026-11-27'])
    expect(dates(at(27, '23:00'))).toEqual(['2026-11-27'])
    expect(dates(at(28, '17:16'))).toEqual([])
  })

  it('are none that is closed, and both of two days', () => {
    const long = { from: at(27, '16:12'), to: at(29, '17:15') }
    const two = [friday, motzei, evening(29)].map((night) => ({ ...night, quiet: long }))
    const now = Date.parse(at(26, '12:00'))
    expect(quietNights(two, now).map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28'])
    const shut = two.map((night) => ({ ...night, closed: true }))
    expect(quietNights(shut, now)).toEqual([])
  })
})

describe('the nights of two buildings', () => {
  const now = Date.parse(at(27, '12:00'))
  const shut = { ...friday, closed: true }

  it('are those on which either is open, each with the hours of both', () => {
    expect(nightsOnPaper({ main: [shut, motzei], second: [friday, motzei] }, now)).toEqual([
      { date: friday.date, main: shut, second: friday },
    ])
    expect(nightsOnPaper({ main: [friday], second: [friday] }, now)).toHaveLength(1)
    expect(nightsOnPaper({ main: [friday], second: [] }, now)).toEqual([
      { date: friday.date, main: friday, second: null },
    ])
    expect(nightsOnPaper({ main: [shut], second: [shut] }, now)).toEqual([])
  })

  it('have a sheet of the building that is open, where nobody is expected', () => {
    const brook = { id: 'brook', name: 'Brook Lane', nameHe: '' }
    const rooms = [room, { ...room, id: 30, location: brook }]
    const places = [
      { id: room.location.id, alternate: false },
      { id: 'brook', alternate: true },
    ]
    const first = (night: Parameters<typeof housesOf>[2]['night']) =>
      housesOf([], rooms, { places, night }).map(({ location }) => location.id)
    const { date } = friday
    expect(first({ date, main: friday, second: friday })).toEqual([room.location.id])
    expect(first({ date, main: shut, second: friday })).toEqual(['brook'])
  })
})

describe('the lines of the sheet', () => {
  const attendants = [
    { id: 's', firstName: 'Shoshana', lastName: 'Levi', nameHe: 'שושנה לוי', active: true },
  ] as unknown as Parameters<typeof rowsOf>[1]['attendants']
  const hers = {
    ...visit,
    reservationCode: '2107',
    user: { id: 'u', userName: '1201', firstName: 'Chana', lastName: 'Braun', testUser: false },
    excludedAttendants: [{ attendantId: 's' }],
    userNotes: 'Knock twice',
    attendantNote: 'Hears badly',
    roomIdPreassign: 7,
    balance: 25,
  }
  const facts = { rooms: [room], attendants }

  it('name her by her first name and initial, without number or address', () => {
    const [row] = rowsOf([hers], facts)
    expect(row).toMatchObject({ name: 'Chana B.', room: '7', owed: 25 })
    expect(row?.note).toBe('Knock twice · Hears badly')
    expect(row?.without).toEqual([{ name: 'Shoshana L.', nameHe: 'שושנה ל׳' }])
    expect(JSON.stringify(row)).not.toMatch(/1201|Braun|Levi|לוי/)
  })

  it('are of those who are expected, by the hour and then the code', () => {
    const of = (code: string, hour: string, status: typeof visit.reservationStatus) => ({
      ...{ ...visit, reservationId: code, reservationCode: code, reservationStatus: status },
      reservationTime: at(27, hour),
    })
    const visits = [
      of('9605', '17:16', 'Reserved'),
      of('3018', '17:16', 'Arrived'),
      of('4444', '17:16', 'Pending'),
      { ...of('5555', '06:13', 'Reserved'), kallah: true },
      of('1111', '17:16', 'Canceled'),
      of('8888', '17:01', 'Reserved'),
      of('2222', '17:16', 'Replaced'),
    ]
    expect(rowsOf(visits, facts).map(({ code }) => code)).toEqual(['8888', '3018', '9605'])
  })

  const many = (count: number, more: object = {}) =>
    rowsOf(
      Array.from({ length: count }, (_, nth) => ({ ...hers, ...more, reservationId: `${nth}` })),
      facts,
    )
  const nobody = { excludedAttendants: [] }

  it('fill one sheet with twenty-two, two with forty, and one even when nobody comes', () => {
    const rows = (count: number) => many(count, nobody)
    expect([0, 22, 23, 40].map((count) => pagesOf(rows(count)).length)).toEqual([1, 1, 2, 2])
    expect(pagesOf(rows(40)).flat()).toHaveLength(40)
  })

  it('that are taller fill it sooner; of a note, however long, no more is printed than is counted', () => {
    const clamp = readFileSync(join(import.meta.dirname, 'Lines.module.css'), 'utf8')
    expect(clamp).toMatch(/\.note \{[^}]*overflow: hidden;[^}]*-webkit-line-clamp: 2;/)
    const note = { attendantNote: 'Please speak slowly. '.repeat(90) }
    const firstOf = (more: object) => pagesOf(many(30, more))[0]?.length
    expect(firstOf({ ...nobody, ...note })).toBe(22)
    expect(firstOf({})).toBe(17)
    expect(firstOf(note)).toBe(12)
    expect(pagesOf(many(30, note)).flat()).toHaveLength(30)
  })

  it('say which rooms each section has, and who has it that night', () => {
    const rooms = ['10', '9', '8'].map((number, nth) => ({ ...room, id: nth, number }))
    const given = {
      section: { ...room.section, locationId: 'main' },
      ...{ date: '2026-11-27', attendant: { id: 's', name: 'Shoshana', nameHe: 'שושנה' } },
      ...{ last: null, opened: false, closed: false },
    }
    const of = (night: string) => sectionsOnSheet(rooms, [given], night)
    const section = { section: { name: 'Section B', nameHe: 'אגף ב' }, rooms: '8–10' }
    const attendant = { name: 'Shoshana', nameHe: 'שושנה' }
    expect(of('2026-11-27')).toMatchObject([{ ...section, attendant }])
    expect(of('2026-11-28')).toMatchObject([{ ...section, attendant: null }])
  })

  it('stand on a sheet of their building, the main one first, and name no building that nobody goes to', () => {
    const other = { id: 'brook', name: 'Brook Lane', nameHe: 'ברוק' }
    const rooms = [{ ...room, id: 30, location: other }, room]
    const there = { ...hers, reservationId: 'there', alternateLocation: true, location: other }
    const places = [
      { id: room.location.id, alternate: false },
      { id: 'brook', alternate: true },
    ]
    const both = { places, night: { date: friday.date, main: friday, second: friday } }
    const sheets = (...visits: (typeof visit)[]) =>
      housesOf(visits, rooms, both).map(({ location, visits, rooms }) => [
        ...[location.id, ...visits.map(({ reservationId }) => reservationId)],
        ...rooms.map(({ id }) => id),
      ])
    expect(sheets(there, hers)).toEqual([
      [hers.location.id, hers.reservationId, room.id],
      ['brook', 'there', 30],
    ])
    expect(sheets(hers)).toEqual([[hers.location.id, hers.reservationId, room.id]])
    expect(housesOf([], [room], both)).toHaveLength(1)
  })
})
