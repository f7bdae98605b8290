// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { NotificationToggles } from '../notifications/NotificationToggles.tsx'

it('a switch tapped twice ends where the second tap put it, the one write after the other', async () => {
  const first = Promise.withResolvers<void>()
  const written: unknown[] = []
  let her = { notificationReservations: true, notificationDayBefore: true, notificationDayOf: true }
  serveCalls({
    user: () => ({ body: her }),
    changeUser: async ({ body }) => {
      const [{ value }] = body as [{ value: boolean }]
      written.push(value)
      if (written.length === 1) await first.promise
      her = { ...her, notificationDayOf: value }
      return said(her)
    },
  })
  await live(<NotificationToggles />, { areas: ['profile'], at: '/notifications' })
  const toggle = (await screen.findAllByRole('switch')).at(-1) as HTMLInputElement
  fireEvent.click(toggle)
  fireEvent.click(toggle)
  expect(toggle.checked).toBe(true)
  await waitFor(() => expect(written).toEqual([false]))
  first.resolve()
  await waitFor(() => expect(written).toEqual([false, true]))
  await waitFor(() => expect(toggle.getAttribute('aria-busy')).toBeNull())
  expect(toggle.checked).toBe(true)
})

it('a switch never shows the old side again on its way to the new one', async () => {
  let her = { notificationReservations: true, notificationDayBefore: true, notificationDayOf: true }
  serveCalls({
    user: () => ({ body: her }),
    changeUser: () => {
      her = { ...her, notificationDayOf: false }
      return said(her)
    },
  })
  await live(<NotificationToggles />, { areas: ['profile'], at: '/notifications' })
  const toggle = (await screen.findAllByRole('switch')).at(-1) as HTMLInputElement
  const shown: boolean[] = []
  new MutationObserver(() => shown.push(toggle.checked)).observe(toggle, { attributes: true })
  fireEvent.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(shown).toContain(false))
  expect(shown).not.toContain(true)
})

it('the late answer to one switch, which knows nothing of another, undoes nothing there', async () => {
  const late = Promise.withResolvers<void>()
  const her = {
    notificationReservations: true,
    notificationDayBefore: true,
    notificationDayOf: true,
  }
  serveCalls({
    user: () => ({ body: her }),
    changeUser: async ({ body }) => {
      const [{ path, value }] = body as [{ path: string; value: boolean }]
      if (path === '/notificationDayOf') await late.promise
      return said({ ...her, [path.slice(1)]: value })
    },
  })
  await live(<NotificationToggles />, { areas: ['profile'], at: '/notifications' })
  const switches = (await screen.findAllByRole('switch')) as HTMLInputElement[]
  const [dayBefore, dayOf] = switches.slice(-2) as [HTMLInputElement, HTMLInputElement]
  const isWritten = (one: HTMLInputElement) =>
    waitFor(() => expect(one.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(dayOf)
  fireEvent.click(dayBefore)
  await isWritten(dayBefore)
  late.resolve()
  await isWritten(dayOf)
  expect([dayBefore.checked, dayOf.checked]).toEqual([false, false])
})
