// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { KeylimScreen } from './KeylimScreen.tsx'

const place = {
  ...{ id: '1', name: 'Main', nameHe: 'הראשי', alternate: false },
  ...{ address: '1 Brook Lane', addressHe: 'שביל הנחל 1' },
}
const whole = { websiteAddress: '1 Brook Lane', websiteEntrance: 'By the gate in the back.' }

async function on(values: Record<string, string>, language: Language = 'en') {
  serveCalls({
    publicSettings: () => ({ body: listed(values) }),
    locations: () => ({ body: [place] }),
  })
  const page = await live(<KeylimScreen />, { areas: ['keylim'], language, at: '/keylim-mikvah' })
  return page
}

describe('who comes with her dishes', () => {
  it('reads where it is and how one comes in, and is led there', async () => {
    await on(whole)
    expect((await screen.findByText('1 Brook Lane')).closest('address')).toBeTruthy()
    expect(screen.getByText('By the gate in the back.')).toBeTruthy()
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: /^Directions/ })
    expect(way.href).toBe('https://www.google.com/maps/dir/?api=1&destination=1+Brook+Lane')
    expect(way.textContent).toContain('opens in a new tab')
    expect([way.target, way.rel]).toEqual(['_blank', 'noreferrer'])
  })

  it('reads the place’s name in Hebrew, and is led to the one that a map knows', async () => {
    const { container } = await on(whole, 'he')
    expect(await screen.findByText('שביל הנחל 1')).toBeTruthy()
    expect(container.querySelector('a')?.href).toContain('destination=1+Brook+Lane')
  })

  it('finds nothing under the address of a house that tells no way in', async () => {
    const { container } = await on({ websiteAddress: '1 Brook Lane' })
    await screen.findByText('1 Brook Lane')
    expect(container.querySelector('address + p')).toBeNull()
  })

  it('is led nowhere by a house that tells no address', async () => {
    const { container } = await on({ websiteEntrance: 'By the gate in the back.' })
    await screen.findByText('Self-service hours')
    expect(container.querySelector('address, a')).toBeNull()
    expect(screen.queryByText('By the gate in the back.')).toBeNull()
  })
})
