import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'

/** The buildings of the house by their names in her language. */
export function useBuildings(): readonly { id: string; name: string }[] {
  const { language } = useWords()
  const { data = [] } = useAsk(
    'locations',
    { query: { activeonly: 'true' } },
    { staleTime: 3_600_000 },
  )
  return data.map(({ id, name, nameHe }) => ({ id, name: language === 'he' ? nameHe : name }))
}
