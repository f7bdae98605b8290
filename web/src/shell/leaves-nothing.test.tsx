// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { keepTicks } from '../facts/preparations.ts'
import { DeleteAccount } from '../patron/profile/DeleteAccount.tsx'
import { SignOutEverywhere } from '../patron/profile/SignOutEverywhere.tsx'
import { keepDeviceCredential, presentSession } from '../talk/session.ts'
import { keepTyped, typedBefore } from '../talk/stored-typed.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { LogoutButton } from './LogoutButton.tsx'

const say = words.en

it.each<[string, ReactNode, string, boolean]>([
  ['signs out', <LogoutButton key="out" goHome={() => null} />, say.drawerLogout, false],
  ['signs out everywhere', <SignOutEverywhere key="all" />, say.profileEverywhere, true],
  ['deletes her account', <DeleteAccount key="del" userId="u1" />, say.profileDelete, true],
])('whoever %s leaves nothing of hers on the phone', async (_, way, name, isAsked) => {
  serveCalls({ logout: () => said(null), eraseUser: () => said(null) })
  keepTyped('u1', 'letter', 'Is the water warm?')
  keepTicks('visit-7', ['prepareNails'])
  keepDeviceCredential({ userName: '12015550142', password: 'p' })
  const { client } = await live(way, { areas: ['profile'], at: '/profile' })
  client.setQueryData(['user'], { firstName: 'Rivka' })
  fireEvent.click(screen.getByRole('button', { name }))
  if (isAsked) {
    const window = await screen.findByRole('dialog')
    fireEvent.click(within(window).getByRole('button', { name }))
  }
  await waitFor(() => expect(presentSession()).toBeNull())
  expect(typedBefore('u1', 'letter')).toBeUndefined()
  expect(client.getQueryData(['user'])).toBeUndefined()
  expect(sessionStorage.getItem('typed')).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['typedForgotten'])
})

it.each<[string, ReactNode, string, 'opens it again' | 'goes on']>([
  ['signs out everywhere', <SignOutEverywhere key="all" />, say.profileEverywhere, 'goes on'],
  ['deletes her account', <DeleteAccount key="del" userId="u1" />, say.profileDelete, 'goes on'],
  [
    'deletes her account',
    <DeleteAccount key="del" userId="u1" />,
    say.profileDelete,
    'opens it again',
  ],
])('nor does whoever %s and leaves the dialog before the answer', async (_, way, name, then) => {
  const answer = Promise.withResolvers<void>()
  const done = async () => {
    await answer.promise
    return said(null)
  }
  const asked = serveCalls({ logout: done, eraseUser: done })
  const { unmount } = await live(way, { areas: ['profile'], at: '/profile' })
  fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  await waitFor(() => expect(asked).toHaveLength(1))
  if (then === 'goes on') unmount()
  else {
    fireEvent.click(screen.getByRole('button', { name: say.profileDeleteKeep }))
    fireEvent.click(await screen.findByRole('button', { name }))
  }
  answer.resolve()
  await waitFor(() => expect(presentSession()).toBeNull())
})
