import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { question } from '../talk/ask.ts'
import { room, visit } from '../test/answers.ts'
import { applyEvent, onMessage } from './on-message.ts'

const since = '2026-11-24T19:00:00-05:00'
const { queryKey } = question('rooms')
afterEach(() => vi.unstubAllGlobals())

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
  applyEvent(client, { event: 'room', data: { ...room, status, reservation: moved } })
  const [after] = client.getQueryData(queryKey) ?? []
  expect([after?.status, after?.reservation?.reservationId ?? null]).toEqual([status, inside])
})

it.each([
  ['another release', '0.0.1', true],
  ['the release that this tab has', '0.0.0', false],
])('a line that is opened by %s has a new one looked for or not', (_, version, looks) => {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const client = new QueryClient()
  client.setQueryData(['version'], null)
  onMessage(client, { id: '1', event: 'hello', data: JSON.stringify({ now: since, version }) })
  expect(client.getQueryState(['version'])?.isInvalidated).toBe(looks)
})
