// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endSession, keepSession } from '../talk/session.ts'
import { herSession } from '../test/her-session.ts'
import { live, said, serveCalls } from '../test/live.tsx'
import { Header } from './Header.tsx'

/** Switches to Hebrew by the header; gives the languages that were written to the account. */
async function switched() {
  const asked = serveCalls({ changeUser: () => said({}) })
  await live(<Header onWater={false} />, { at: '/hours' })
  const button = await screen.findByRole('button', { name: 'עברית' })
  fireEvent.click(button)
  await waitFor(() => expect(document.documentElement.lang).toBe('he'))
  expect(await screen.findByRole('button', { name: 'English' })).toBe(button)
  return asked
}

it('the language she switches to is that of her messages too', async () => {
  const asked = await switched()
  const wish = { op: 'add', path: '/Language', value: 'he' }
  await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([[wish]]))
})

it.each([
  ['a visitor', () => endSession({ forgetDevice: true })],
  ['who works here', () => keepSession({ ...herSession, roles: ['Reception'] })],
  ['a screen of the house', () => keepSession({ ...herSession, roles: ['Kiosk'] })],
])('%s switches these pages and nothing else', async (_, become) => {
  become()
  expect(await switched()).toEqual([])
})
