import type { RequestContext } from '../request/context.ts'
import { whereItIs } from './where-it-is.ts'

/** The buildings with their names, addresses and coordinates; with `activeOnly` those in use. */
export const readLocations = (
  { content }: RequestContext,
  { activeOnly }: { activeOnly: boolean },
) =>
  content.locations
    .filter(({ active }) => active || !activeOnly)
    .map((location) => {
      const { id, name, nameHe, addressHe, alternate, active } = location
      const { address, lat, long } = whereItIs(content, location)
      return { id, name, nameHe, address, addressHe, lat, long, alternate, active }
    })
