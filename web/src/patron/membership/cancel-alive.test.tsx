// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAsk } from '../../talk/ask.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { MembershipSection } from './MembershipSection.tsx'

const running = {
  activeMember: true,
  membershipLevel: 'Friend',
  membershipExpiration: '2027-11-17',
  membershipPaidUntil: '2027-05-17',
  membershipAutoRenew: true,
  mayRenew: false,
  mayCancel: true,
}
const cancelled = {
  ...running,
  membershipExpiration: '2027-05-17',
  membershipAutoRenew: false,
  mayCancel: false,
}

/** The rest of the profile reads her account too. */
function Profile() {
  useAsk('user', { params: { id: 'u1' } })
  return (
    <>
      <h1>Profile</h1>
      <MembershipSection offerAtOnce={false} />
    </>
  )
}

it('the question stays until it can say that the membership is cancelled, whichever answer is the last', async () => {
  let now = running
  let answerUser = () => {}
  let held = false
  serveCalls({
    membership: () => ({ body: now }),
    membershipLevels: () => ({ body: [] }),
    user: async () => {
      if (held) await new Promise<void>((answer) => (answerUser = answer))
      return { body: {} }
    },
    changeMembership: () => {
      now = cancelled
      held = true
      return { body: cancelled }
    },
  })
  await live(<Profile />, { areas: ['membership'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel membership' }))
  screen.getByText('17 November 2027')
  const sure = screen.getByRole('dialog')
  expect(within(sure).getByText(/17 May 2027/)).toBeTruthy()
  fireEvent.click(within(sure).getByRole('button', { name: 'Cancel membership' }))
  await waitFor(() => expect(screen.queryByText('17 November 2027')).toBeNull())
  expect(sure).toHaveProperty('open', true)
  answerUser()
  await waitFor(() => expect(sure).toHaveProperty('open', false))
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Your membership has been cancelled'),
  )
})

it('of which nothing is paid is said to end at once, and that it has stays said', async () => {
  const unpaid = { ...running, activeMember: false, membershipPaidUntil: null }
  let now: object = unpaid
  serveCalls({
    membership: () => ({ body: now }),
    membershipLevels: () => ({ body: [] }),
    user: () => ({ body: {} }),
    changeMembership: () => {
      now = { ...unpaid, membershipExpiration: null, membershipAutoRenew: false, mayCancel: false }
      return { body: now }
    },
  })
  await live(<Profile />, { areas: ['membership'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel membership' }))
  const sure = within(screen.getByRole('dialog'))
  expect(sure.getByText(/^Nothing of your membership is paid. It ends at once/)).toBeTruthy()
  fireEvent.click(sure.getByRole('button', { name: 'Cancel membership' }))
  const news = await screen.findByText('Your membership has been cancelled.')
  await screen.findByRole('button', { name: 'Become a member' })
  expect(news.isConnected).toBe(true)
  expect(screen.queryByText(/It expires on/)).toBeNull()
})
