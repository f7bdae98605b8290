import { useAsk } from '../../talk/ask.ts'
import { useNameOf } from '../../words/use-name-of.ts'

/** The buildings that are in use, with their names in the chosen language; none until they are loaded. */
export function useBuildings(): readonly { id: string; name: string }[] {
  const nameOf = useNameOf()
  const { data = [] } = useAsk(
    'locations',
    { query: { activeonly: 'true' } },
    { staleTime: 3_600_000 },
  )
  return data.map(({ id, ...named }) => ({ id, name: nameOf(named) }))
}
