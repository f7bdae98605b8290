// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { OutboxCard } from './OutboxCard.tsx'

afterEach(() => vi.useRealTimers())

const show = (text: string) => {
  const at = '2026-11-24T20:00:00-05:00'
  const message = { id: 'm1', at, channel: 'sms', to: '17325550142', subject: null, text }
  serveCalls({ practiceOutbox: () => ({ body: [message] }) })
  return live(<OutboxCard />, { areas: ['practice'], at: '/practice' })
}

it('the code of a message is taken to the clipboard, and the button says so for a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show('123456 is your code.')
  fireEvent.click(await screen.findByRole('button', { name: 'Copy Code' }))
  expect(written).toHaveBeenCalledWith('123456')
  await screen.findByRole('button', { name: 'Copied' })
  vi.advanceTimersByTime(2000)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy Code' })).toBeTruthy())
})

it('six digits of a longer number are no code', async () => {
  await show('Call 7325550100 for your appointment.')
  await screen.findByText(/7325550100 for/)
  expect(screen.queryByRole('button', { name: 'Copy Code' })).toBeNull()
})
