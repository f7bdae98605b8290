import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { calledAs, type Her } from './signed-in.ts'

type Booked = {
  reservationId: string
  reservationTime: string
  reservationStatus: string
  balance: number
}

/**
 * Books a visit by the calls, as the steps would: at the `time`th hour on sale that night, counted from 0. `wish` goes
 * into the body as it is; without it she books a shower, to be paid at the door.
 */
export async function bookVisit(
  { request }: Page,
  { userId, headers }: Her,
  { night, time = 0, ...wish }: { night: string; time?: number; [field: string]: unknown },
) {
  const slots = await request.get(`/api/api/reservations/availablereservations?dt=${night}`, {
    headers,
  })
  const reservationTime = (await slots.json())[time].timeSlot as string
  const booked = await request.post('/api/api/reservations/newreservation?v=1', {
    headers,
    data: { userId, reservationTime, bath: false, ...wish },
  })
  const { result, errorMessage } = await booked.json()
  if (!result) throw new Error(`Nothing was booked: ${errorMessage}`)
  return result as Booked
}

/** Keeps a card that is charged without a question. */
export async function keepCard({ request }: Page, { userId, headers }: Her): Promise<void> {
  const kept = await request.put(`/api/api/users/${userId}/savedcards/`, {
    headers,
    data: { sourceToken: 'practice_ok' },
  })
  if (!kept.ok()) throw new Error(`No card was kept: ${await kept.text()}`)
}

/** Pays what a visit of hers owes, by a card that is charged without a question. */
export async function payFor({ request }: Page, { headers }: Her, visit: Booked) {
  const paid = await request.post('/api/api/payments/makepayment', {
    headers,
    data: {
      reservationId: visit.reservationId,
      amt: visit.balance,
      paymentInfo: { sourceToken: 'practice_ok' },
    },
  })
  const { success, errorMessage } = await paid.json()
  if (!success) throw new Error(`Nothing was paid: ${errorMessage}`)
}

/** Sets a setting of the facility by the call, as an administrator; the page's own session stays. */
export async function setSetting(page: Page, practice: Practice, key: string, value: string) {
  const { headers } = await calledAs(page, practice, 'Admin')
  const set = await page.request.post('/api/api/settings', { headers, data: { key, value } })
  if (!set.ok()) throw new Error(`${key} was not set: ${await set.text()}`)
}
