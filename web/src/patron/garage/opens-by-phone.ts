import type { Reservation } from '@mikvah/contract/contract.ts'
import { reachOf } from '@mikvah/rules/garage/near-enough.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { isDriven } from '../../facts/is-driven.ts'

/**
 * Whether there is a garage that her phone may open at all: it is at the main building, opens within a distance, and
 * has a door that something opens.
 */
export const opensByPhone = (
  { alternateLocation }: Pick<Reservation, 'alternateLocation'>,
  values: SettingValues,
): boolean => !alternateLocation && isDriven(values, 'garageOpens') && reachOf(values) !== null
