import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

/** As the setting is delivered, in both languages. */
const standards: readonly [string, ...string[]] = ['Friend of the Mikvah', 'ידידת המקווה']

/** What the facility calls its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  return textIn(useSettings(), 'membershipLabel', language) ?? standards[0]
}

/** What gifts and prices of a Friend are named after: the facility's own label, or `short` where it has the standard one. */
export function useFriendName(short: string): string {
  const label = useMembershipLabel()
  return standards.includes(label) ? short : label
}
