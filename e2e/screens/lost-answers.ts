import type { Page } from '@playwright/test'

/**
 * Has the next call to `there` (a path under /api/api/, * for a part) reach the server and then fail on the page as a
 * broken connection; with `after`, the next whose body contains that text.
 */
export async function loseAnswer(page: Page, there: string, { after = '' } = {}): Promise<void> {
  let isLost = false
  await page.route(`**/api/api/${there}`, async (route) => {
    if (isLost || !(route.request().postData() ?? '').includes(after)) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

type Told = {
  reservationStatus: string
  reservationDate: string
  amountPaid: number
  userNotes: string | null
  payments: { status: string; amount: number }[]
}

/** What the server knows of her visits by now. */
export async function visitsOf(page: Page): Promise<Told[]> {
  const { userId, accessToken } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('session') ?? '{}'),
  )
  const found = await page.request.get(`/api/api/reservations/findbyuser?user=${userId}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  return found.json()
}
