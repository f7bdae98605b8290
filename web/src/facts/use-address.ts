import { textOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

type Address = { plain: string; shown: string; entrance: string | null }

/**
 * The facility's address: `plain` for a map, `shown` for reading, in Hebrew where she reads that and the building at
 * this address has a Hebrew one; `entrance` is how one comes in, null where nothing says it. Null where no address is
 * set.
 */
export function useAddress(): Address | null {
  const { language } = useWords()
  const settings = useSettings()
  const plain = textOf(settings, 'websiteAddress')
  const { data } = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  if (!plain) return null
  const place = data?.find(({ address }) => address === plain)
  return {
    plain,
    shown: place ? nameIn(language, place.address, place.addressHe) : plain,
    entrance: textIn(settings, 'websiteEntrance', language),
  }
}
