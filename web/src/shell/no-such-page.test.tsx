// @vitest-environment happy-dom
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { App, createRouter } from '../app.tsx'
import { keepSession } from '../talk/session.ts'
import { herSession } from '../test/her-session.ts'
import { serveCalls } from '../test/live.tsx'
import { speak } from '../words/texts.ts'
import { loadArea } from '../words/words.ts'

let router: ReturnType<typeof createRouter> | undefined
afterEach(() => {
  cleanup()
  router?.dispose()
  history.replaceState(null, '', '/')
})

async function open(at: string, role: Role, language: Language = 'en') {
  serveCalls({ publicSettings: () => ({ body: [] }) })
  vi.stubGlobal('__VERSION__', '1.0.0')
  await Promise.all([loadArea(language, 'shell'), loadArea(language, 'parts')])
  speak(language)
  keepSession({ ...herSession, roles: [role] })
  history.replaceState(null, '', at)
  router = createRouter()
  render(<App router={router} />)
}

it.each<[at: string, role: Role, to: string]>([
  ['/receptionist/nothing', 'Reception', '/receptionist'],
  ['/attendant/nothing', 'Attendant', '/attendant'],
  ['/mikvah/nothing', 'Mikvah', '/mikvah'],
  ['/admin/nothing', 'Admin', '/admin'],
])('%s is no page: %s is told so, and led to %s', async (at, role, to) => {
  await open(at, role)
  const back = await screen.findByRole('link', { name: 'Back to your page' })
  expect(back.getAttribute('href')).toBe(to)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such page.')
  expect(screen.queryByText(/being prepared/)).toBeNull()
})

it('it is said in her language', async () => {
  await open('/receptionist/nothing', 'Reception', 'he')
  await screen.findByRole('link', { name: 'חזרה לדף שלך' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('אין דף כזה.')
})
