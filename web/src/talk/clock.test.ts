import { expect, it } from 'vitest'
import { serverNow, setServerClock } from './clock.ts'

it('is the facility’s clock, whole seconds ahead of the device or behind it', () => {
  const ahead = () => Math.round((serverNow() - Date.now()) / 1000)
  const device = Date.parse('2026-11-24T14:00:00-05:00')
  setServerClock('2026-11-24T14:01:30.400-05:00', device)
  expect(ahead()).toBe(90)
  setServerClock('2026-11-24T13:59:50-05:00', device)
  expect(ahead()).toBe(-10)
  setServerClock('no time at all', device)
  expect(ahead()).toBe(-10)
  setServerClock('2026-11-24T14:00:00-05:00', device, '-30')
  expect(ahead()).toBe(-30)
  setServerClock('2026-11-24T14:00:00-05:00', device, 'unknown')
  expect(ahead()).toBe(0)
})
