// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { CallOffice } from '../shell/CallOffice.tsx'
import { CallLink } from '../talk/ways-to-call.ts'
import { evening } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { listed } from '../test/reserve-server.ts'
import { SpecialtyRooms } from './reserve/choose-day/SpecialtyRooms.tsx'
import { TermsScreen } from './terms/TermsScreen.tsx'

async function open(node: ReactNode, language: 'en' | 'he', phoneNumber = '7325550100') {
  serveCalls({ publicSettings: () => ({ body: listed({ phoneNumber }) }) })
  await live(<CallLink value={CallOffice}>{node}</CallLink>, {
    ...{ areas: ['terms', 'reserve'], language },
  })
}
const numbers = () => screen.findAllByRole('link', { name: /\(732\) 555-0100/ })

describe.each(['en', 'he'] as const)('where words of a page in %s say to call', (language) => {
  it('the terms have the number to tap under them, at both places', async () => {
    await open(<TermsScreen />, language)
    const links = await numbers()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('tel:7325550100'))
    const said = links.map((link) => link.closest('div')?.textContent)
    for (const text of said) expect(text).toMatch(/call the office|התקשר/)
  })

  it('a night without an accessible room to ask for has it too, and only such a night', async () => {
    const night = evening(27, { shabbosMode: true })
    await open(<SpecialtyRooms night={night} values={{}} />, language)
    expect(await numbers()).toHaveLength(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

it('an ordinary night leads to the contact page and names no number', async () => {
  await open(<SpecialtyRooms night={evening(25)} values={{}} />, 'en')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact?handicapped=true&date=2026-11-25',
  ])
})
