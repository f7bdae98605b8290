import { call, done } from '../call.ts'
import type { Product } from '../lab.ts'
import { busyNight } from '../nights.ts'
import { bookings } from '../shots.ts'

/**
 * Books 200 visits for `busyNight`. Gives how many bytes the answer to a booking has, and how many the availability of
 * that night.
 */
export async function layBusyNight({ url, tokens }: Product) {
  const toBook = () => ({ night: busyNight, alternateLocation: false })
  const { next } = bookings(url, tokens, { nights: { toBook } })
  let booking = 0
  for (let nth = 0; nth < 200; nth++) {
    const { path, body, token } = next()
    booking = (await done(url, path, body, token)).bytes
  }
  const path = `/api/api/reservations/availablereservations?dt=${busyNight}`
  const availability = (await call(url, path, undefined, tokens[0])).bytes
  return { availability, booking }
}
