// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { evening, night } from '../test/answers.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { listed, settings } from '../test/reserve-server.ts'
import { ClockCard } from './ClockCard.tsx'

it.each([
  ['An evening in full swing', 'practiceReset'],
  ['10 minutes before the zman', 'practiceClock'],
])('without a new evening for each hour “%s” asks for %s', async (name, call) => {
  const asked = serveCalls({
    publicSettings: () => ({ body: listed(settings) }),
    schedule: () => ({ body: [{ ...night, kind: 'WEEKDAY' }] }),
    practiceReset: () => said(null),
    practiceClock: () => said(null),
  })
  await live(<ClockCard />, { areas: ['practice'], at: '/practice' })
  fireEvent.click(screen.getByRole('checkbox'))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(asked.some((one) => one.name === call)).toBe(true))
  expect(asked.filter((one) => one.name.startsWith('practice'))).toHaveLength(1)
})

it.each([
  ['en', '10:31', 'Shabbos, 28 November'],
  ['he', '10:31', 'שבת, 28 בנובמבר'],
  ['en', '17:16', 'Shabbos, 28 November'],
  ['en', '17:17', 'Motzei Shabbos, 28 November'],
  ['he', '17:17', 'מוצאי שבת, 28 בנובמבר'],
] as const)('in %s a Saturday at %s is %s', async (language, hour, day) => {
  const now = `2026-11-28T${hour}:00-05:00`
  vi.setSystemTime(now)
  serveCalls({
    publicSettings: () => ({
      body: listed({ ...settings, date: '2026-11-28', currentTime: now }),
    }),
    schedule: () => ({ body: [evening(28, { zmanTevillah: '2026-11-28T17:17:00-05:00' })] }),
  })
  await live(<ClockCard />, { areas: ['practice'], at: '/practice', language })
  await waitFor(() => expect(screen.getByText(/^[^,]+, 28 /).textContent).toBe(day))
})
