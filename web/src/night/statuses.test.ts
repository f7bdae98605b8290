import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '@mikvah/contract/words/all.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { expect, it } from 'vitest'
import { lookOfRoom, lookOfVisit, type RoomStatus } from './statuses.ts'

const rooms = Object.keys(lookOfRoom) as RoomStatus[]
const colours = readFileSync(join(import.meta.dirname, '../look/statuses.css'), 'utf8')

it.each(reservationStatuses)('%s has a name in both languages, a sign and colours', (status) => {
  expect(words.en[`status${status}`]).toMatch(/\w/)
  expect(words.he[`status${status}`]).toMatch(/[א-ת]/)
  const { className, icon } = lookOfVisit[status]
  expect(icon).toBeDefined()
  expect(colours).toMatch(new RegExp(`\\.${className} \\{\\s+--s-bg: .+;\\s+--s-ink: .+;`))
})

it('no two statuses share a name or a sign', () => {
  const names = reservationStatuses.map((status) => words.en[`status${status}`])
  expect(new Set(names).size).toBe(reservationStatuses.length)
  const signs = reservationStatuses.map((status) => lookOfVisit[status].icon)
  expect(new Set(signs).size).toBe(reservationStatuses.length)
})

it.each(rooms)('a room that is %s has a name and colours', (status) => {
  expect(words.en[`room${status}`]).toMatch(/\w/)
  expect(words.he[`room${status}`]).toMatch(/[א-ת]/)
  expect(colours).toContain(`.${lookOfRoom[status].className} {`)
})

it.each([words.en, words.he])('no room is said to be what a patron is: %#', (said) => {
  const ofVisits: string[] = reservationStatuses.map((status) => said[`status${status}`])
  const ofRooms = rooms.map((status) => said[`room${status}`])
  expect(ofRooms.filter((name) => ofVisits.includes(name))).toEqual([])
  expect(new Set(ofRooms).size).toBe(rooms.length)
})

it('a room that can be given is free, in Hebrew as in English', () => {
  expect([words.en.roomReady, words.he.roomReady]).toEqual(['Free', 'פנוי'])
})
