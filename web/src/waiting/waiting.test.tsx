// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VisitSeen } from '../live/live-event.ts'
import { applyEvent } from '../live/on-message.ts'
import { setServerClock } from '../talk/clock.ts'
import { evening, night } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

const code = (waitingCode: string, called = false) => ({ waitingCode, called, roomNumber: null })

async function open(answers: Parameters<typeof serveCalls>[0], language: Language = 'en') {
  const asked = serveCalls({
    publicSettings: () => ({
      body: [
        { Key: 'date', Value: night.date },
        { Key: 'locationTimeZone', Value: 'America/New_York' },
      ],
    }),
    schedule: () => ({ body: [night, evening(25)] }),
    ...answers,
  })
  setServerClock('2026-11-24T19:48:00-05:00')
  const page = await live(<WaitingScreen />, {
    ...{ areas: ['device', 'waiting', 'calendar'], at: '/waiting?location=elsewhere', language },
  })
  return { ...page, asked }
}
const codesIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('who is called stands apart from who waits', async () => {
  const { asked } = await open({ listWaiting: () => ({ body: [code('458'), code('461', true)] }) })
  await screen.findByText('458')
  expect(await codesIn('Please come in')).toEqual(['461'])
  expect(await codesIn('Waiting')).toEqual(['458'])
  // Which building's is for its account to say, and that of whatever is told of it later.
  expect(asked.find(({ name }) => name === 'listWaiting')?.path).toBe(
    '/api/api/reservations/listwaiting',
  )
})

it.each([
  ['wait', false, { 15: null, 16: 'some', 24: 'some', 25: 'large', 35: 'large', 36: 'vast' }],
  ['are called', true, { 8: null, 9: 'some', 12: 'some', 13: 'large', 24: 'large', 25: 'vast' }],
] as const)(
  'draws the codes smaller the more of them %s, as a wall has room for so many of each size',
  async (_, called, crowds) => {
    for (const [count, crowd] of Object.entries(crowds)) {
      const codes = Array.from({ length: Number(count) }, (_, nth) => code(`${400 + nth}`, called))
      const { unmount } = await open({ listWaiting: () => ({ body: codes }) })
      const row = (await screen.findByText('400')).closest('ul')
      expect([count, row?.getAttribute('data-crowd')]).toEqual([count, crowd])
      unmount()
    }
  },
)

it('asks nobody in while nobody is called', async () => {
  await open({ listWaiting: () => ({ body: [code('458')] }) })
  expect(await codesIn('Called')).toEqual([])
  expect(screen.queryByText('Please come in')).toBeNull()
})

it('says so when nobody waits, and follows what is told', async () => {
  let codes: object[] = []
  const { client } = await open({ listWaiting: () => ({ body: codes }) })
  await screen.findByText('Nobody waits just now.')
  codes = [code('470')]
  await act(async () =>
    applyEvent(client, { event: 'reservation', data: { waitingCode: '470' } as VisitSeen }),
  )
  await screen.findByText('470')
  expect(screen.queryByText('Nobody waits just now.')).toBeNull()
})

it('shows the Hebrew night with its year, the zman and the last entry', async () => {
  await open({ listWaiting: () => ({ body: [] }) })
  await waitFor(() => expect(screen.getByText('Night of 15 Kislev 5787')).toBeTruthy())
  expect(screen.getByRole('contentinfo').textContent).toContain('Zman tevilah 5:16')
  expect(screen.getByRole('contentinfo').textContent).toContain('Last entry 10:30')
})

it('a list that can’t be had is told, and asked for again', async () => {
  await open({
    listWaiting: () => ({ status: 400, body: { success: false, errorMessage: 'Not now.' } }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
})
