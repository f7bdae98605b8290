import type { Reservation } from '@mikvah/contract/contract.ts'
import { numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'

/** Whether there is a garage that her phone may open at all: it is at the main building, and opens within a distance. */
export const opensByPhone = (
  { alternateLocation }: Pick<Reservation, 'alternateLocation'>,
  values: SettingValues,
): boolean => !alternateLocation && numberOf(values, 'garageOpenMaxFeet') !== null
