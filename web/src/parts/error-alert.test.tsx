// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CallOffice } from '../shell/CallOffice.tsx'
import { CallFailed } from '../talk/call-failed.ts'
import { CallLink } from '../talk/ways-to-call.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { ErrorAlert } from './ErrorAlert.tsx'

const refused = (code: string) =>
  new CallFailed(409, { success: false, code, errorMessage: 'No. Please call the office.' })

it.each([
  ['en', 'Call (732) 555-0100'],
  ['he', 'לשיחה: (732) 555-0100'],
] as const)(
  'in %s has a number to tap where its words say to call, and none elsewhere',
  async (language, name) => {
    serveCalls({ publicSettings: () => ({ body: listed({ phoneNumber: '7325550100' }) }) })
    await live(
      <CallLink value={CallOffice}>
        <ErrorAlert failure={refused('cards-not-set-up')} />
      </CallLink>,
      { language },
    )
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('tel:7325550100')
  },
)

it('has none where the words ask for something else', async () => {
  const asked = serveCalls({ publicSettings: () => ({ body: listed({}) }) })
  await live(
    <CallLink value={CallOffice}>
      <ErrorAlert failure={refused('slot-taken')} />
    </CallLink>,
  )
  expect(screen.getByRole('alert').textContent).toBe('No. Please call the office.')
  expect(asked).toEqual([])
})
