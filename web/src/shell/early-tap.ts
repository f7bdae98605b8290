/**
 * Presses the button that was tapped before the app had started: the page as it was served shows the header's buttons
 * already, and notes which of them was tapped (`before-paint.js`). From now on every button works by itself.
 */
export function pressEarlyTap(page: Document): void {
  const { dataset } = page.documentElement
  const { tapped } = dataset
  dataset.tapped = 'no'
  if (tapped === undefined || tapped === 'no') return
  page.querySelectorAll<HTMLElement>('header button')[Number(tapped)]?.click()
}
