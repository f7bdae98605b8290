import { useAsk } from '../../talk/ask.ts'
import { useThisDesk } from './chosen.ts'

/**
 * The card readers of the facility, asked for anew each time, and the one chosen on this device; null where none is,
 * until they are loaded, or where the facility hasn't it any more.
 */
export function useCardReaders({ enabled = true } = {}) {
  const { cardReader } = useThisDesk()
  // The readers are asked for each time, because one may have been switched on or off since the last time.
  const {
    data: readers = [],
    isPending,
    error,
  } = useAsk('cardReaders', {}, { staleTime: 0, enabled })
  return { readers, isPending, error, chosen: readers.find(({ id }) => id === cardReader) ?? null }
}
