import { textOf } from '@mikvah/rules/settings/read.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

/** Where the house stands: as a map finds it, and as she reads it. Of its places the one that stands there has its name in Hebrew. */
export function useAddress(): { plain: string; shown: string } | null {
  const { language } = useWords()
  const plain = textOf(useSettings(), 'websiteAddress')
  const { data } = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  if (!plain) return null
  const place = data?.find(({ address }) => address === plain)
  return { plain, shown: place ? nameIn(language, place.address, place.addressHe) : plain }
}
