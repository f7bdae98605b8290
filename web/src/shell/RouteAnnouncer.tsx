import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusFree, readFromTheTop } from '../parts/read-first.ts'

/** Whether the new screen has put the focus inside itself already, so a screen reader reads it from there. */
const isReadAlready = () => !isFocusFree() && document.activeElement?.closest('main') != null

/**
 * Sets the title of the page, which never names the visit; when another page is shown, tells a screen reader and,
 * unless the screen has taken the focus itself, gives it to the top of the page.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation()
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    document.title = `${title} · Mayim`
  }, [title])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (place.current) place.current.textContent = title
    if (!isReadAlready()) readFromTheTop()
  }, [pathname, title])
  return <p ref={place} className="sr-only" aria-live="assertive" />
}
