import type { Page } from '@playwright/test'

/** The next call there, with `after` the next whose body names it, reaches the server, and its answer never comes. */
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
