/**
 * Presses what she tapped before the app stood: the page as it was served shows the header's buttons already, and notes
 * which of them it was (`before-paint.js`). From now on every button does its own work.
 */
export function pressEarlyTap(page: Document): void {
  const { dataset } = page.documentElement
  const { tapped } = dataset
  dataset.tapped = 'no'
  if (tapped === undefined || tapped === 'no') return
  page.querySelectorAll<HTMLElement>('header button')[Number(tapped)]?.click()
}
