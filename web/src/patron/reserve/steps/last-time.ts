import type { Reservation } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { type Chosen, chosenOf, nothingChosen } from './chosen.ts'
import { settledChoice } from './on-sale.ts'

/** The options of her latest finished visit that she could have booked herself; null when there is none. */
export function lastTimeOf(visits: readonly Reservation[]): Chosen | null {
  const [last] = visits
    .filter(
      ({ reservationStatus, kallah, chabadBor, handicapped }) =>
        reservationStatus === 'Done' && !kallah && !chabadBor && !handicapped,
    )
    .toSorted((one, other) => Date.parse(other.reservationTime) - Date.parse(one.reservationTime))
  return last ? { ...chosenOf(last), time: null } : null
}

/** An ordinary night on which everything is free, so that all that the facility sells is on sale. */
const everything = Object.fromEntries(
  [
    ...['Shower', 'Bath', 'Segula', 'PrivateRoom'].map((kind) => `roomsAvailable${kind}`),
    ...['parkingAvailable', 'salonAvailable', 'salonMinutes'],
  ].map((key) => [key, '1']),
)
const ordinary = { friday: false, shabbosMode: false }

/**
 * What of last time's options the facility still sells; null where not even their room. Whether the night has it left
 * is shown in Room Options.
 */
export function stillSold(
  last: Chosen,
  values: SettingValues,
  hasSecondPlace: boolean,
): Chosen | null {
  const sold = settledChoice(last, {
    night: ordinary,
    by: 'patron',
    alternateLocationOpen: hasSecondPlace,
    values: { ...values, ...everything },
  })
  return sold.room === last.room ? sold : null
}

/** Whether these are the options she has chosen, whatever the hour. */
export const isSameKind = (one: Chosen | undefined, other: Chosen): boolean =>
  one !== undefined &&
  (Object.keys(nothingChosen) as (keyof Chosen)[]).every(
    (field) => field === 'time' || one[field] === other[field],
  )
