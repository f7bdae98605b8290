import { useEffect } from 'react'
import { useAsk } from '../talk/ask.ts'
import { keepOverrides } from '../words/overrides.ts'
import { servedTexts } from '../words/served-texts.ts'
import { layOverrides } from '../words/words.ts'

/**
 * Puts the texts that the facility has rewritten over the standard ones: those served with the page, and later those
 * that the server gives. They are stored for the next visit too.
 */
export function useFacilityTexts() {
  const { data } = useAsk(
    'languageTexts',
    { query: { changed: 'true' } },
    {
      staleTime: 360_000,
      initialData: servedTexts,
      // The texts are as old as the page, so their age counts from when the page began.
      initialDataUpdatedAt: () => Date.now() - performance.now(),
    },
  )
  useEffect(() => {
    if (data) for (const language of keepOverrides(data)) layOverrides(language)
  }, [data])
}
