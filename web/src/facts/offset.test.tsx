// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverNow } from '../talk/clock.ts'
import { live, serveCalls } from '../test/live.tsx'
import { useSettings } from './use-settings.ts'

const Name = () => <p>{useSettings().mikvahName}</p>

/** The shell around every screen reads these settings, also on devices of the facility. */
it('the clock of a screen goes by the time and the offset that the settings tell', async () => {
  serveCalls({
    publicSettings: () => ({
      body: [
        { Key: 'mikvahName', Value: 'Mayim' },
        { Key: 'currentTime', Value: new Date().toISOString() },
        { Key: 'offset', Value: '3600' },
      ],
    }),
  })
  await live(<Name />)
  await screen.findByText('Mayim')
  const ahead = (serverNow() - Date.now()) / 1000
  expect(Math.abs(ahead - 3600)).toBeLessThan(60)
})
