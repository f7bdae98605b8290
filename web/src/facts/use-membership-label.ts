import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

/** What the facility calls its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  return textIn(useSettings(), 'membershipLabel', language) ?? 'Friend of the Mikvah'
}
