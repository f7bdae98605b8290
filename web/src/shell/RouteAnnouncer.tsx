import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readFromTheTop } from '../parts/read-first.ts'

/** A screen that knows better what comes first has seen to it. */
const isReadAlready = () => document.activeElement?.closest('main') != null

/** Titles the page, and tells a screen reader when another one stands there. The title never names the visit. */
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
