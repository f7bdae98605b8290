import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { noCard } from '../../talk/call.ts'
import { makeOld } from '../../talk/make-old.ts'
import { useTell } from '../../talk/tell.ts'
import { locate } from '../garage/locate.ts'
import { keepLocated } from '../garage/used-before.ts'
import { isHers } from '../reserve/visit/is-hers.ts'
import { useKeepVisit } from '../reserve/visit/use-keep-visit.ts'

type Outcome = { words: WordKey } | { failure: unknown }

/**
 * `checkIn` asks her phone where she stands and sends that with the check-in. `failed` is why it came to nothing:
 * `words`, a key, where her phone told no place that can be used, or the `failure` of the call.
 */
export function useSelfCheckIn(resId: string, settings: SettingValues, language: Language) {
  const client = useQueryClient()
  const keep = useKeepVisit()
  const tell = useTell('checkIn')
  const [busy, setBusy] = useState<'locating' | 'sending' | null>(null)
  const [failed, setFailed] = useState<Outcome | null>(null)

  const send = async (place: { lat: number; lng: number; accuracy: number }) => {
    const query = { resId, userLanguage: language }
    try {
      const { result } = await tell.mutateAsync({ query, body: { ...place, ...noCard } })
      if (isHers(result)) keep(result)
    } catch (failure) {
      // The desk may have seen her in meanwhile, or an answer was lost: then her visit says so.
      for (const read of ['reservation', 'findReservationsByUser']) makeOld(client, [read])
      setFailed({ failure })
    }
  }

  const checkIn = async () => {
    if (busy) return
    setFailed(null)
    setBusy('locating')
    const where = await locate(settings)
    if (where.found) {
      keepLocated()
      setBusy('sending')
      await send(where.place)
    } else setFailed({ words: wordsOf(where.because) })
    setBusy(null)
  }

  return { busy, failed, checkIn }
}

/** The garage's own words name the garage where a browser can't tell the place at all. */
const wordsOf = (because: WordKey): WordKey =>
  because === 'garageLocationNotSupported' ? 'selfCheckInNoPlace' : because
