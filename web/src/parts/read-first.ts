import { useLayoutEffect, useRef } from 'react'

/** Lets a place that isn't tapped have the focus, so that it is read out and Tab goes on from there. */
export function readFirst(place: HTMLElement): void {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}

/** The page from its beginning: what she was at is gone. */
export function readFromTheTop(): void {
  window.scrollTo(0, 0)
  const page = heading() ?? document.querySelector('main')
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

const heading = () => document.querySelector<HTMLElement>('main h1')
const show = (news: HTMLElement) => {
  readFirst(news)
  news.scrollIntoView({ block: 'nearest' })
}

/** What a closed dialog was opened from may be gone: then the news it leaves is read, or the page from its heading on. */
export function readTheNews(): void {
  if (document.activeElement !== document.body) return
  const news = document.querySelector<HTMLElement>('main [data-news]')
  const page = heading()
  if (news) show(news)
  else if (page) readFirst(page)
}

/** News that has come. It may be later than the dialog it belongs to has closed, and the page is read from its heading. */
export function readWhatCame(news: HTMLElement): void {
  const at = document.activeElement
  if (at === document.body || at === heading()) show(news)
}
