import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useMemo } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useWords } from '../../words/use-words.ts'

/** A building that is open tonight. */
export type HouseName = { id: string; name: string }

/**
 * The buildings that are open tonight, named in the chosen language, in the order of their rooms; lists of the evening
 * are shown for each by itself. Null until the rooms and the sections are known; empty where the sections can't be
 * loaded.
 */
export function useHouses(): HouseName[] | null {
  const { language } = useWords()
  const { data: rooms } = useLiveQuery('rooms')
  const { data: sections, isPending } = useLiveQuery('attendantsTonight')
  return useMemo(() => {
    if (isPending || !rooms) return null
    const open = new Set(
      sections?.flatMap(({ section, closed }) => (closed ? [] : [section.locationId])),
    )
    const places = new Map(rooms.map(({ location }) => [location.id, location]))
    return [...places.values()]
      .filter(({ id }) => open.has(id))
      .map((place) => ({ id: place.id, name: nameIn(language, place.name, place.nameHe) }))
  }, [rooms, sections, isPending, language])
}

/**
 * The queue to the water, the pools and the corridor of one building, kept up to date by events; without one those of
 * the building that this screen stands in, or else of the main one.
 */
export const useReady = (house: HouseName | undefined) =>
  useLiveQuery('listReady', house ? { query: { location: house.id } } : {})
