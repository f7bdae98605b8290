// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, serveCalls } from '../../../test/live.tsx'
import { listed } from '../../../test/reserve-server.ts'
import { AboutHer } from './AboutHer.tsx'

type User = Parameters<typeof serveCalls>[0]['user']
const nameless = { id: 'u1', firstName: null, lastName: null, email: null }
const named = { ...nameless, firstName: 'Rivka', lastName: 'Stern' }

/** The way through a booking where the facility wants to know who is new. */
async function open(user: User) {
  window.scrollTo = vi.fn()
  const settings = listed({ sendEmailForNewUsers: 'True' })
  serveCalls({ settings: () => ({ body: settings }), user })
  const page = await live(<AboutHer>The days</AboutHer>, { areas: ['reserve'] })
  await waitFor(() => expect(page.client.getQueryData(['settings', {}])).toBeDefined())
  return page
}
const days = () => screen.queryByText('The days')

it.each([
  ['a name shows the days', named, () => screen.findByText('The days')],
  ['no name shows the form', nameless, () => screen.findByRole('heading', { name: 'About you' })],
])(
  'until it is known who she is nothing is shown that would go again; %s',
  async (_, her, shown) => {
    const who = Promise.withResolvers<{ body: object }>()
    await open(() => who.promise)
    expect(days()).toBeNull()
    expect(document.querySelector('[data-waits]')).not.toBeNull()
    who.resolve({ body: her })
    expect(await shown()).toBeTruthy()
  },
)

it('what couldn’t be read is asked for again, and skips no form', async () => {
  let tries = 0
  await open(() => {
    tries += 1
    return tries === 1 ? { status: 404, body: { success: false } } : { body: nameless }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'About you' })).toBeTruthy()
  expect(days()).toBeNull()
})
