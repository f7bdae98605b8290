import type { ReservationStatus } from '../reservation/statuses.ts'
import { type Ms, minutes } from '../time/ms.ts'

/**
 * Steps that she takes herself in her room, on a screen that may be without a network. Steps at the water aren't among
 * them, because their hour must never be recorded as earlier than it was.
 */
const keepTheirHour: readonly ReservationStatus[] = [
  'Prep',
  'ReadyForChecking',
  'ReadyForMikvah',
  'Done',
]

/**
 * How long an offline tap may wait for the network and keep its hour. One that waited longer is written as this long
 * ago. The contract's words of `tappedAt` name this length, and a repeat is known by its key for a day alone.
 */
export const longestOffline = minutes(120)

/**
 * The hour that a step is written with: of a step she takes herself in her room, when it was tapped, but no more than
 * two hours ago, nor before her last change, nor in the future; of any other step, and without such an hour, `now`.
 * Whether the step may be taken at all is judged by the hour at which it comes.
 */
export function hourOfTap(
  {
    to,
    tappedAt,
    statusSince,
  }: { to: ReservationStatus; tappedAt: Ms | undefined; statusSince: Ms },
  now: Ms,
): Ms {
  return keepTheirHour.includes(to) ? bounded({ tappedAt, statusSince }, now) : now
}

/**
 * The hour that a check-in is written with: when it was tapped at a kiosk that was without a network, but no more than
 * two hours ago, nor before her last change, nor in the future; `now` where no such hour is given.
 */
export const hourOfCheckIn = (tapped: Tapped, now: Ms): Ms => bounded(tapped, now)

type Tapped = { tappedAt: Ms | undefined; statusSince: Ms }

const bounded = ({ tappedAt, statusSince }: Tapped, now: Ms): Ms =>
  tappedAt === undefined
    ? now
    : Math.min(now, Math.max(tappedAt, statusSince + 1, now - longestOffline))
