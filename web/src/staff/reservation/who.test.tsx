// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { night, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { Who } from './Who.tsx'

const her = { id: 'u2', firstName: 'Dina', lastName: 'Rosen', phoneNumber: '12015550188' }

it.each([
  ['en', 'User not found.'],
  ['he', 'המשתמשת לא נמצאה.'],
] as const)('a number that nobody has is said to be so, in %s', async (language, words) => {
  const asked = serveCalls({ findUserByPhone: () => ({ body: null }) })
  await live(<Who userId={null} onChange={() => {}} />, {
    areas: ['desk-reservation', 'sign-in'],
    language,
  })
  const input = await screen.findByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: '(201) 555-0142' } })
  fireEvent.submit(input.closest('form') as HTMLFormElement)
  expect((await screen.findByText(words)).closest('[role="status"]')).toBeTruthy()
  expect(asked.map(({ name }) => name)).toEqual(['findUserByPhone'])
})

it('of a visit that is edited, how often she was here and when last is said, and nothing of her others', async () => {
  const done = { ...visit, reservationStatus: 'Done', balance: 0 }
  serveCalls({
    user: () => ({ body: { ...her, language: 'en', notes: null, excludedAttendants: [] } }),
    membership: () => ({ body: { activeMember: false } }),
    schedule: () => ({ body: [night] }),
    publicSettings: () => ({ body: [{ Key: 'date', Value: night.date }] }),
    findReservationsByUser: () => ({
      body: [
        { ...done, reservationId: 'one', reservationDate: '2026-10-08' },
        { ...done, reservationId: 'two', reservationDate: '2026-11-03' },
        { ...visit, reservationId: 'three', reservationStatus: 'Reserved', balance: 25 },
      ],
    }),
  })
  await live(<Who userId="u2" />, { areas: ['desk-reservation'] })
  expect((await screen.findByText('Visits')).nextSibling?.textContent).toBe('2')
  expect(screen.getByText('Last').nextSibling?.textContent).toContain('3 Nov')
  expect(screen.queryByText('Owes')).toBeNull()
  expect(screen.queryByRole('listitem')).toBeNull()
})
