// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { Compose } from './Compose.tsx'

const tooMany = 'One message goes to at most 500 patrons and 100 numbers.'
const many = (count: number) => Array.from({ length: count }, (_, nth) => String(2015550000 + nth))

it.each([
  ['numbers', [], many(101)],
  ['patrons', many(501), []],
])('a message to too many %s is said to be, and isn’t sent', async (_, users, numbers) => {
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    sendSms: () => said({ sent: 0, already: 0, segments: 1, failed: [] }),
  })
  await live(<Compose users={users} numbers={numbers} onSent={vi.fn()} />, {
    areas: ['desk-pages', 'desk'],
  })
  expect(await screen.findByText(tooMany)).toBeTruthy()
  const words = screen.getByRole('textbox')
  fireEvent.change(words, { target: { value: 'We are open.' } })
  fireEvent.submit(words.closest('form') as HTMLFormElement)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ }).disabled).toBe(true)
  await aFewTurns()
  expect(asked.some(({ name }) => name === 'sendSms')).toBe(false)
})

it('a message to as many as there may be is sent', async () => {
  const asked = serveCalls({
    publicSettings: () => ({ body: [] }),
    sendSms: () => said({ sent: 100, already: 0, segments: 1, failed: [] }),
  })
  await live(<Compose users={[]} numbers={many(100)} onSent={vi.fn()} />, {
    areas: ['desk-pages', 'desk'],
  })
  const words = await screen.findByRole('textbox')
  fireEvent.change(words, { target: { value: 'We are open.' } })
  fireEvent.submit(words.closest('form') as HTMLFormElement)
  await waitFor(() => expect(asked.some(({ name }) => name === 'sendSms')).toBe(true))
  expect(screen.queryByText(tooMany)).toBeNull()
})
