// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { use } from 'react'
import { expect, it } from 'vitest'
import { live } from '../test/live.tsx'
import { endSession, keepSession } from './session.ts'
import { useTyped } from './use-typed.ts'

const session = { accessToken: 'a', refreshToken: 'r', userName: '12015550142', roles: [] }
const signIn = (userId: string) => act(() => keepSession({ ...session, userId }))

function Letter({ after }: { after?: Promise<void> }) {
  const [typed, setTyped] = useTyped('letter', '')
  if (after) use(after)
  return <input aria-label="Letter" value={typed} onChange={(e) => setTyped(e.target.value)} />
}
const letter = () => screen.getByLabelText<HTMLInputElement>('Letter')

async function typeAndLoseSignIn() {
  const page = await live(<Letter />)
  fireEvent.change(letter(), { target: { value: 'Please speak slowly.' } })
  act(() => endSession({ forgetDevice: false }))
  page.unmount()
}

it('what she typed is there again though the screen was painted in two goes', async () => {
  await typeAndLoseSignIn()
  await signIn('u1')
  const words = Promise.withResolvers<void>()
  await act(async () => {
    await live(<Letter after={words.promise} />)
  })
  await act(async () => words.resolve())
  expect(letter().value).toBe('Please speak slowly.')
})

it('it is nobody else’s, and there once', async () => {
  await typeAndLoseSignIn()
  await signIn('u2')
  const hers = await live(<Letter />)
  expect(letter().value).toBe('')
  hers.unmount()
  await signIn('u1')
  const again = await live(<Letter />)
  expect(letter().value).toBe('Please speak slowly.')
  again.unmount()
  await live(<Letter />)
  expect(letter().value).toBe('')
})
