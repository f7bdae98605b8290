// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepSession } from '../../talk/session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { OpenGate } from './OpenGate.tsx'

const signedIn = (roles: Role[]) =>
  keepSession({ accessToken: 'a', refreshToken: 'r', userId: 'u1', userName: '12015550142', roles })

const opened = async (
  roles: Role[],
  answer: () => ReturnType<typeof said> | { status: number; body: unknown },
) => {
  signedIn(roles)
  const asked = serveCalls({ openGarageGate: answer })
  await live(<OpenGate>plates</OpenGate>, { areas: ['garage'], at: '/license-plate' })
  return asked
}

it('stands in place of the plates for who was given the gate, and says what the server says', async () => {
  const asked = await opened(['OpenGarageGate'], () => said({ message: 'The gate is opening.' }))
  expect(screen.queryByText('plates')).toBeNull()
  const button = screen.getByRole('button', { name: 'Open Garage Gate' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect((await screen.findByText('The gate is opening.')).closest('[role=status]')).toBeTruthy()
  expect(asked.map(({ name, body }) => [name, body])).toEqual([['openGarageGate', {}]])
})

it('says in red what was refused', async () => {
  const errorMessage = words.en['gate-too-soon']
  await opened(['OpenGarageGate'], () => ({ status: 409, body: { success: false, errorMessage } }))
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByText(errorMessage)).closest('[role=alert]')).toBeTruthy()
})

it.each<[Role[]]>([[[]], [['Admin']], [['Reception']]])(
  'leaves the plates to %j',
  async (roles) => {
    await opened(roles, () => said({ message: '' }))
    expect(screen.getByText('plates')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)
