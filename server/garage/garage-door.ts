import { textOf } from '@mikvah/rules/settings/read.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'

/** The point of the garage's door; null where none is set, or where nothing is set up that could open it. */
export function garageDoorOf(
  { outside }: Pick<Parts, 'outside'>,
  { content: { values } }: Pick<Moment, 'content'>,
): string | null {
  return outside.devices.driverOf('pulse', values) === null
    ? null
    : textOf(values, 'garageDoorPoint')
}
