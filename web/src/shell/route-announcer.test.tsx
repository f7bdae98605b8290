// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { live } from '../test/live.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

const titles: Record<string, string> = { '/': 'Home', '/hours': 'Hours', '/contact': 'Contact' }

function Pages() {
  const { pathname } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (pathname === '/contact') field.current?.focus()
  }, [pathname])
  return (
    <>
      <h1>{titles[pathname]}</h1>
      <input ref={field} aria-label="Message" />
      <RouteAnnouncer title={titles[pathname] ?? ''} />
    </>
  )
}

it('each page that is gone to is said, and read from its heading unless it begins elsewhere', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { router } = await live(<Pages />, { at: '/' })
  const said = () => document.querySelector('[aria-live="assertive"]')?.textContent
  expect([document.title, said()]).toEqual(['Home · Mayim', ''])
  expect(document.activeElement, 'the first page is the browser’s').toBe(document.body)
  await act(() => router.navigate('/hours'))
  expect([document.title, said()]).toEqual(['Hours · Mayim', 'Hours'])
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(scroll).toHaveBeenCalledTimes(1)
  act(() => (document.activeElement as HTMLElement).blur())
  await act(() => router.navigate('/hours?week=2'))
  expect(document.activeElement, 'a step of the same page').toBe(document.body)
  await act(() => router.navigate('/contact'))
  expect(said()).toBe('Contact')
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  expect(scroll).toHaveBeenCalledTimes(1)
  scroll.mockRestore()
})
