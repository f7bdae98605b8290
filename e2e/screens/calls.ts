import type { Page } from '@playwright/test'
import type { Her } from './signed-in.ts'

/** Books a visit by the calls, as the steps would: the n-th time of that night, to be paid at the door. */
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
  return result as { reservationId: string; reservationTime: string; reservationStatus: string }
}

/** Keeps a card that is charged without a question. */
export async function keepCard({ request }: Page, { userId, headers }: Her): Promise<void> {
  const kept = await request.put(`/api/api/users/${userId}/savedcards/`, {
    headers,
    data: { sourceToken: 'practice_ok' },
  })
  if (!kept.ok()) throw new Error(`No card was kept: ${await kept.text()}`)
}
