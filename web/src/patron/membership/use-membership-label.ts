import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useSettings } from '../../shell/use-settings.ts'
import { useWords } from '../../words/use-words.ts'

/** What the facility calls its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  return textIn(useSettings(), 'membershipLabel', language) ?? 'Friend of the Mikvah'
}
