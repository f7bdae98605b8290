import { useLayoutEffect, useRef } from 'react'

/** Gives the focus to an element that can't be tapped, so that it is read out and Tab goes on from there. */
export function readFirst(place: HTMLElement): void {
  place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}

const isHeld = 'data-focus-held'

/**
 * Gives the focus to `place`, which stood around something that had it and is gone or disabled. A place can't be
 * pressed: a key that is pressed once more does nothing there. One that isn't drawn, as it is empty now, leaves the
 * focus to what stands around it, unless that holds the page's heading.
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

/**
 * Scrolls to the top of the page and gives the focus to its heading, or where it has none to its main part, because
 * what had it is gone.
 */
export function readFromTheTop(): void {
  window.scrollTo(0, 0)
  const page = heading() ?? document.querySelector('main')
  if (page) readFirst(page)
}

const nowhere = Symbol('nowhere')

/**
 * A new view of a page gets the focus at its beginning, like a new page. So does the first view, unless `fromOutside`
 * is false: a page that is opened by its address has that anyway.
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
 * Once a dialog has closed and what opened it is gone or disabled, gives the focus to the news that it has left
 * (`data-news`), else to the page's heading, unless `holdFocus` has given it to a place. Where the dialog was inside of
 * another one, it is that one's news, else its element with `data-first`.
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

/**
 * Whenever `about` changes and the button that has the focus is disabled by that, gives the focus to the news as
 * `readTheNews` does.
 */
export function useFocusStays(about: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks anew whenever what the act is about has changed.
  useLayoutEffect(() => {
    if (isOffNow()) readTheNews()
  }, [about])
}

/**
 * Gives the focus to news that has come, so that a screen reader says it; only where nothing else has the focus, or
 * where it stands on the heading, as after a dialog closed; else it does nothing.
 */
export function readWhatCame(news: HTMLElement): void {
  if (isFocusFree() || document.activeElement === heading()) show(news)
}
