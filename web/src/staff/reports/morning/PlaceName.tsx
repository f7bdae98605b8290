import { useNameOf } from '../../../words/use-name-of.ts'
import type { Place } from './view.ts'

type Props = { of: string | null; places: readonly Place[] }

/** The name of the building that something happened in. */
export function PlaceName({ of, places }: Props) {
  const nameOf = useNameOf()
  const place = places.find(({ locationId }) => locationId === of)
  return place ? <bdi>{nameOf(place)}</bdi> : '–'
}
