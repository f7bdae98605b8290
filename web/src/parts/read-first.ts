import { useLayoutEffect, useRef } from 'react'

/** Gives the focus to an element that can't be tapped, so that it is read out and Tab goes on from there. */
export function readFirst(place: HTMLElement): void {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}

const isHeld = 'data-focus-held'

/**
 * Gives the focus to what stood around something that had it and is gone. Only a place: a key that is pressed once more
 * does nothing there. One that isn't drawn, as it is empty now, takes no focus and leaves it to what stands around it.
 */
export function holdFocus(place: HTMLElement): void {
  readFirst(place)
  if (document.activeElement !== place) {
    const around = place.parentElement
    if (around && !around.querySelector('h1')) holdFocus(around)
    return
  }
  place.setAttribute(isHeld, '')
  place.addEventListener('focusout', () => place.removeAttribute(isHeld), { once: true })
}

/** Whether nothing on the page has the focus by her will. */
export const isFocusFree = (): boolean => document.activeElement === document.body || hasHeld()

const hasHeld = () => document.activeElement?.hasAttribute(isHeld) === true

/** Gives the focus to the top of the page, because what had it is gone. */
export function readFromTheTop(): void {
  window.scrollTo(0, 0)
  const page = heading() ?? document.querySelector('main')
  if (page) readFirst(page)
}

const nowhere = Symbol('nowhere')

/**
 * A new view of a page gets the focus at its beginning, like a new page. With `fromOutside` so does the first view; a
 * page that is opened by its address has that anyway.
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

/**
 * What opened a dialog may be gone when it closes, or may be disabled by then: the news that it has left is read in its
 * place, or else the page from its heading. Where the dialog was inside of another one, both are looked for in that
 * one.
 */
export function readTheNews(): void {
  if (!isFocusFree() && !isOffNow()) return
  const outer = [...document.querySelectorAll('dialog[open]')].at(-1)
  const news = (outer ?? document).querySelector<HTMLElement>(
    outer ? '[data-news]' : 'main [data-news]',
  )
  const first = outer ? outer.querySelector<HTMLElement>('[data-first]') : heading()
  if (news) show(news)
  else if (first && !hasHeld()) readFirst(first)
}

/** Whether what has the focus is disabled, so that the browser takes it away with the next frame. */
const isOffNow = () => document.activeElement?.matches(':disabled') ?? false

/** Once an act isn't allowed any more, as what it is about has changed, its button leaves the focus to the news. */
export function useFocusStays(about: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks anew whenever what the act is about has changed.
  useLayoutEffect(() => {
    if (isOffNow()) readTheNews()
  }, [about])
}

/** Reads news that has come, possibly after the page was already read from its heading because its dialog closed. */
export function readWhatCame(news: HTMLElement): void {
  if (isFocusFree() || document.activeElement === heading()) show(news)
}
