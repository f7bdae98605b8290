import { judgeOptions } from '@mikvah/rules/reservation/options.ts'
import type { VisitWish, WishedVisit } from '@mikvah/rules/reservation/reservation.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import type { PlaceAt } from '../../nights/nights.ts'
import type { Dice } from './dice.ts'

/** A wish before it has its hour. */
export type Wanted = Omit<VisitWish, 'startsAt'>

const plain: WishedVisit = {
  bath: false,
  handicapped: false,
  kallah: false,
  segula: false,
  privateRoom: false,
  chabadBor: false,
  alternateLocation: false,
  parking: false,
  salonManicure: false,
  salonBoth: false,
  doubleSlot: false,
}

/** What somebody asks for on this night; options that don't go together there are given up. */
export function wantedOn(
  night: ScheduleDay,
  place: PlaceAt,
  items: readonly string[],
  dice: Dice,
): Wanted {
  const flags = { ...plain, alternateLocation: place.alternate }
  const full = { ...flags, ...optionsDrawn(dice) }
  const item = dice.pick(['', ...items])
  const merchandise = item && dice.often(0.1) ? [{ item, quantity: dice.whole(1, 2) }] : []
  const facts = {
    night,
    by: 'patron',
    values: place.values,
    alternateLocationOpen: true,
  } as const
  const possible = judgeOptions({ ...full, merchandise }, facts).allowed
  return wantedWith(possible ? full : flags, {
    night: night.date,
    merchandise: possible ? merchandise : [],
  })
}

/** A kallah has the bath and the evening to herself. */
export const kallahWanted = (night: string): Wanted =>
  wantedWith({ ...plain, bath: true, kallah: true }, { night, merchandise: [] })

const wantedWith = (
  flags: WishedVisit,
  rest: Pick<VisitWish, 'night' | 'merchandise'>,
): Wanted => ({
  ...flags,
  ...rest,
  useDiscountPrice: false,
  donationCents: 0,
  donationNote: null,
  tipCents: 0,
})

function optionsDrawn(dice: Dice): Partial<WishedVisit> {
  const bath = dice.often(0.45)
  const parking = dice.often(0.3)
  const privateRoom = dice.often(0.08)
  const segula = !bath && !privateRoom && dice.often(0.03)
  const salonManicure = parking && !segula && dice.often(0.12)
  const doubleSlot = !segula && dice.often(0.04)
  return { bath, parking, privateRoom, segula, salonManicure, doubleSlot }
}
