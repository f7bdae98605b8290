// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { Who } from './Who.tsx'

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
