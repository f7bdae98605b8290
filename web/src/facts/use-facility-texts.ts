import { useEffect } from 'react'
import { useAsk } from '../talk/ask.ts'
import { keepOverrides } from '../words/overrides.ts'
import { servedTexts } from '../words/served-texts.ts'
import { layOverrides } from '../words/words.ts'

/** Lays the texts this facility has rewritten over the standard ones, now and on the next visit. */
export function useFacilityTexts() {
  const { data } = useAsk(
    'languageTexts',
    { query: { changed: 'true' } },
    {
      staleTime: 360_000,
      initialData: servedTexts,
      // By the clock that it is compared with: since the page began.
      initialDataUpdatedAt: () => Date.now() - performance.now(),
    },
  )
  useEffect(() => {
    if (data) for (const language of keepOverrides(data)) layOverrides(language)
  }, [data])
}
