import { useLayoutEffect, useRef } from 'react'

/** Lets a place that isn't tapped have the focus, so that it is read out and Tab goes on from there. */
export function readFirst(place: HTMLElement): void {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}

/** The page from its beginning: what she was at is gone. */
export function readFromTheTop(): void {
  window.scrollTo(0, 0)
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (page) readFirst(page)
}

const nowhere = Symbol('nowhere')

/**
 * Another view of a page is arrived at like another page: from its beginning. `fromOutside`: so is the first one; a
 * page that is gone to by its address needn't ask for it.
 */
export function useArrival(view: string | undefined, { fromOutside = true } = {}): void {
  const before = useRef<unknown>(fromOutside ? nowhere : view)
  useLayoutEffect(() => {
    if (before.current === view) return
    before.current = view
    readFromTheTop()
  }, [view])
}

/** What a closed dialog was opened from may be gone: then the news it leaves is read, or the page from its heading on. */
export function readTheNews(): void {
  if (document.activeElement !== document.body) return
  const news = document.querySelector<HTMLElement>('main [data-news]')
  const place = news ?? document.querySelector<HTMLElement>('main h1')
  if (place) readFirst(place)
  news?.scrollIntoView({ block: 'nearest' })
}
