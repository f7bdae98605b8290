// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { night } from '../test/answers.ts'
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
