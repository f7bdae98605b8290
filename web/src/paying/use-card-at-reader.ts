import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnline } from '../parts/OfflineNotice.tsx'
import { askReader, type Ended, type ReaderWish, stopReader } from './ask-reader.ts'

/** Where the asking for a card at a reader stands. */
export type CardAtReader =
  /** No card has been asked for yet. */
  | { at: 'rest' }
  /**
   * `lost` says that the connection is lost, so that it isn't known whether it was charged; `amount` is as the server
   * set it.
   */
  | { at: 'reader'; amount: number | null; lost: boolean; stopping: boolean }
  | ({ at: 'end' } & Ended)
  | { at: 'refused'; failure: unknown }

/**
 * `take` asks for one card at a reader for one visit: only one is asked for however often the button is tapped, and it
 * is followed until its outcome is known. It gives the outcome, or null where there is none. `stop` has the reader stop
 * asking; `stands` says where it all stands.
 */
export function useCardAtReader(reservationId: string) {
  const [stands, setStands] = useState<CardAtReader>({ at: 'rest' })
  const online = useOnline()
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  const take = useCallback(
    async (wish: Omit<ReaderWish, 'reservationId'>): Promise<Ended | null> => {
      if (run.current) return null
      const mine = new AbortController()
      run.current = mine
      const { signal } = mine
      const atReader = (more: { amount?: number; lost: boolean }) =>
        setStands((before) =>
          before.at === 'reader'
            ? { ...before, ...more }
            : { ...{ at: 'reader', amount: null, stopping: false }, ...more },
        )
      const end = (stands: CardAtReader) => {
        if (signal.aborted) return false
        mine.abort()
        run.current = null
        setStands(stands)
        return true
      }
      atReader({ lost: false })
      try {
        const ended = await askReader({
          ...{ wish: { ...wish, reservationId }, signal },
          onNews: (news) => atReader(news === 'lost' ? { lost: true } : { ...news, lost: false }),
        })
        return end({ at: 'end', ...ended }) ? ended : null
      } catch (failure) {
        end({ at: 'refused', failure })
        return null
      }
    },
    [reservationId],
  )

  const stop = useCallback(() => {
    const ended = run.current?.signal
    if (!ended) return
    setStands((before) => (before.at === 'reader' ? { ...before, stopping: true } : before))
    stopReader(reservationId, ended)
  }, [reservationId])

  const seen = stands.at === 'reader' && !online ? { ...stands, lost: true } : stands
  return { stands: seen, take, stop }
}
