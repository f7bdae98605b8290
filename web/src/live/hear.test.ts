import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { question } from '../talk/ask.ts'
import { room, visit } from '../test/told.ts'
import { tellKept } from './hear.ts'

const since = '2026-11-24T19:00:00-05:00'
const { queryKey } = question('rooms')

it.each([
  ['Occupied', 'Prep', visit.reservationId],
  ['NeedsCleaning', 'Done', null],
  ['Ready', 'Waiting', null],
] as const)('in a room that is %s, by an answer about a visit that is %s now, is: %s', (...row) => {
  const [status, reservationStatus, inside] = row
  const client = new QueryClient()
  const before = { ...visit, reservationStatus: 'Dressing' as const, since }
  client.setQueryData(queryKey, [{ ...room, status: 'Occupied', reservation: before }])
  const moved = { ...visit, reservationStatus, since }
  tellKept(client, { event: 'room', data: { ...room, status, reservation: moved } })
  const [after] = client.getQueryData(queryKey) ?? []
  expect([after?.status, after?.reservation?.reservationId ?? null]).toEqual([status, inside])
})
