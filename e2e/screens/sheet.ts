import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'
import { asReception } from './desk.ts'
import { calledAs } from './signed-in.ts'

export const friday = '2026-11-27'
/** After Shabbos has ended in Lakewood. */
export const afterShabbos = '2026-11-28T18:02:00-05:00'
const thursday = '2026-11-26T12:00:00-05:00'

type Row = {
  reservationId: string
  reservationCode: string
  became: string | null
  room: { number: string } | null
}

/**
 * Sets the clock to the Thursday before, lets Friday night be paid afterwards, and signs the page in as the desk. Gives
 * `book`, which books so many more for Friday night.
 */
export async function beforeAFriday(page: Page, practice: Practice) {
  await practice.setClock(thursday)
  const admin = await calledAs(page, practice, 'Admin')
  await page.request.post('/api/api/settings', {
    headers: admin.headers,
    data: { key: 'reservationsRequirePrepayFriday', value: 'false' },
  })
  const { headers } = await asReception(page, practice)
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/api/${path}`, { headers, data })
    const { result, errorMessage } = await answer.json()
    if (!result) throw new Error(`${path}: ${errorMessage}`)
    return result
  }
  const asked = `/api/api/reservations/availablereservations?dt=${friday}`
  const slots = await (await page.request.get(asked, { headers })).json()
  let booked = 0
  const book = async (count: number) => {
    for (const last = booked + count; booked < last; booked += 1) {
      const phone = `20155503${String(booked).padStart(2, '0')}`
      const { id: userId } = await post('users', { phone })
      const reservationTime = slots[booked % slots.length].timeSlot
      const path = 'reservations/newreservation?ignoreAvailability=true&ignoreCutoff=true'
      await post(path, { userId, reservationTime })
    }
  }
  return { book }
}

/**
 * Books so many for a Friday night, which may be paid afterwards, sets the clock after Shabbos, and signs the page in
 * as the desk. Gives `rows`, which reads the sheet of that night.
 */
export async function aNightOnPaper(page: Page, practice: Practice, count: number) {
  const { book } = await beforeAFriday(page, practice)
  await book(count)
  await practice.setClock(afterShabbos)
  const { headers } = await asReception(page, practice)
  const rows = async (): Promise<Row[]> => {
    const path = `/api/api/reservations/sheets?dt=${friday}`
    return (await (await page.request.get(path, { headers })).json())[0].rows
  }
  return { rows }
}
