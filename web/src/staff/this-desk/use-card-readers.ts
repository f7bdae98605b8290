import { useAsk } from '../../talk/ask.ts'
import { useThisDesk } from './chosen.ts'

/** The card readers there are, and the one that was chosen on this device. */
export function useCardReaders({ enabled = true } = {}) {
  const { cardReader } = useThisDesk()
  // One may have been switched on, or off, since it was asked for last.
  const {
    data: readers = [],
    isPending,
    error,
  } = useAsk('cardReaders', {}, { staleTime: 0, enabled })
  return { readers, isPending, error, chosen: readers.find(({ id }) => id === cardReader) ?? null }
}
