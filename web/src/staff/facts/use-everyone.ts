import { useAsk } from '../../talk/ask.ts'

/** All attendants, also those who no longer work here: what was written of one names her for good. */
export const useEveryone = () =>
  useAsk('attendants', { query: { activeonly: 'false' } }, { staleTime: 300_000 })
