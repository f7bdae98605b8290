import { isLanguage, type Language } from '@mikvah/rules/words/language.ts'
import { useEffect, useMemo, useState } from 'react'
import { forgetTicksBut } from '../facts/preparations.ts'
import { useSettings } from '../facts/use-settings.ts'
import { useLiveQuery } from '../live/use-live-query.ts'
import { useStoredTaps } from '../offline-taps/stored-taps.ts'
import { presentSession } from '../talk/session.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import { optimisticRoom } from './optimistic-room.ts'
import { forgetCallBut, forgetRoom, keepRoom, storedRoom } from './stored-room.ts'

/**
 * The room of this tablet, with the taps applied that the server doesn't know of yet (optimistic update); until it is
 * loaded the one stored here before, null for none. `hasNone` where the tablet has no room. What the tablet stores of a
 * visit is deleted once another or none is in the room, and when the tablet is signed out.
 */
export function useRoom() {
  const { data, error, refetch } = useLiveQuery('rooms')
  const taps = useStoredTaps()
  const [before] = useState(storedRoom)
  const served = data ? data[0] : before
  const room = useMemo(() => (served ? optimisticRoom(served, taps) : null), [served, taps])
  const visit = room?.reservation?.reservationId ?? null
  const isKnown = room !== null
  useEffect(() => {
    if (room) keepRoom(room)
  }, [room])
  useEffect(
    () => () => {
      if (presentSession()) return
      forgetRoom()
      forgetTicksBut(null)
      forgetCallBut(null)
    },
    [],
  )
  useEffect(() => {
    if (!isKnown) return
    forgetTicksBut(visit)
    forgetCallBut(visit)
  }, [isKnown, visit])
  return { room, hasNone: data?.length === 0, error: room ? null : error, refetch }
}

/** Has the tablet show the language she chose (`wanted`), and in an empty room, for null, the facility's. */
export function useRoomLanguage(wanted: Language | null) {
  const { language } = useWords()
  const { defaultLanguage } = useSettings()
  const house = isLanguage(defaultLanguage) ? defaultLanguage : null
  const speaks = wanted ?? house ?? language
  useEffect(() => {
    if (speaks !== language) changeLanguage(speaks)
  }, [speaks, language])
}
