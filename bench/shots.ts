import type { Shot } from './load.ts'
import { busyNight, type Nights, rollingNights } from './nights.ts'

type Next = () => Shot

/** The requests of a measurement: `next` makes one after another; `goOn` is awaited before each measurement. */
export type Shots = { next: Next; goOn?: () => Promise<void> }

const newReservation = '/api/api/reservations/newreservation?v=1'
const availableOn = (night: string) => `/api/api/reservations/availablereservations?dt=${night}`
const starts = Array.from({ length: 24 }, (_, slot) => {
  const minutes = 18 * 60 + slot * 15
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00-05:00`
})

/** Each in turn, and from the beginning again. */
function inTurn<T>(list: readonly T[]): () => T {
  let nth = 0
  return () => {
    const one = list[nth++ % list.length]
    if (one === undefined) throw new Error('Nothing to take in turn.')
    return one
  }
}

/**
 * Makes requests for the available times of a night, `busyNight` unless told otherwise, by the patrons in turn: with
 * `acceptEncoding` as every browser asks, without it as plain clients do.
 */
export function availability(
  tokens: readonly string[],
  {
    acceptEncoding,
    night = () => busyNight,
  }: { acceptEncoding?: string; night?: () => string } = {},
): Next {
  const token = inTurn(tokens)
  const encoding = acceptEncoding ? { acceptEncoding } : {}
  return () => ({ method: 'GET', path: availableOn(night()), token: token(), ...encoding })
}

/** What a browser says in Accept-Encoding. */
export const browser = 'gzip, deflate, br'

/** Room for what one night takes in before the next one's turn. */
const visitsANight = 400

/**
 * Makes bookings by the patrons in turn, each with an idempotency key of its own, every other with a bath. `wide` books
 * in six nights at once instead of one.
 */
export function bookings(
  url: string,
  tokens: readonly string[],
  {
    wide = false,
    nights = rollingNights(url, { wide, visits: visitsANight }),
  }: { wide?: boolean; nights?: Nights } = {},
): Shots {
  const [token, start] = [inTurn(tokens), inTurn(starts)]
  let nth = 0
  const next: Next = () => {
    const { night, alternateLocation } = nights.toBook()
    return {
      method: 'POST',
      path: newReservation,
      token: token(),
      key: `bench-${process.pid}-${crypto.randomUUID()}`,
      body: {
        reservationTime: `${night}T${start()}`,
        bath: nth++ % 2 === 0,
        ...(alternateLocation ? { alternateLocation } : {}),
      },
    }
  }
  return { next, ...(nights.goOn && { goOn: nights.goOn }) }
}

/** Makes ten requests again and again, of which nine look through the nights on sale and the last books. */
export function mixed(url: string, tokens: readonly string[]): Shots {
  const nights = rollingNights(url, { wide: false, visits: visitsANight })
  let nth = 0
  const look = availability(tokens, { acceptEncoding: browser, night: () => nights.onSale(nth) })
  const book = bookings(url, tokens, { nights })
  return { ...book, next: () => (nth++ % 10 === 9 ? book.next() : look()) }
}

export const bareAvailability: Next = () => ({ method: 'GET', path: '/availability' })

/**
 * Makes bookings for the bare server, in nights that go on as the product's do; `run` keeps the nights of two figures
 * apart.
 */
export function bareBookings(run: string, { wide = false } = {}): Next {
  const nights = wide ? 6 : 1
  let nth = 0
  return () => {
    const mine = nth++
    const night = `${run} ${Math.floor(mine / (visitsANight * nights))} ${mine % nights}`
    return {
      method: 'POST',
      path: '/book',
      body: { night, nth: mine, patron: String(mine % 1000) },
    }
  }
}
