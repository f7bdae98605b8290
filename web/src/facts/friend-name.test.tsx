// @vitest-environment happy-dom
import { membership } from '@mikvah/rules/settings/membership.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { useFriendName } from './use-membership-label.ts'

const Named = () => <p>{useFriendName('Friend')}</p>

it.each([
  ['en', membership.membershipLabel.standard, 'Friend'],
  ['he', membership.membershipLabelHe.standard, 'Friend'],
  ['en', 'Circle of Mayim', 'Circle of Mayim'],
] as const)(
  'a gift is named in short as the setting is delivered, in %s: %s',
  async (language, label, shown) => {
    const settings = { membershipLabel: label, membershipLabelHe: label }
    serveCalls({ publicSettings: () => ({ body: listed(settings) }) })
    const { client } = await live(<Named />, { language })
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(await screen.findByText(shown)).toBeTruthy()
  },
)
