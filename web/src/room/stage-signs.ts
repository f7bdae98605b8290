import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import {
  IconCheck,
  IconEye,
  IconHanger,
  IconListCheck,
  IconRipple,
  type Icon as Tabler,
} from '@tabler/icons-react'
import { pathOf, type StageName } from './her-path.ts'

export const signs: Record<StageName, Tabler> = {
  settled: IconCheck,
  preparing: IconListCheck,
  look: IconEye,
  turn: IconRipple,
}

/** The icon of the stage she is at; after the last one she dresses. */
export function signOf(status: ReservationStatus | undefined): Tabler {
  const here = pathOf(status ?? 'Prep', { looked: true }).find(({ state }) => state === 'now')
  return here ? signs[here.name] : IconHanger
}
