import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

/** The standard values of the setting, in both languages. */
const standards: readonly [string, ...string[]] = ['Friend of the Mikvah', 'ידידת המקווה']

/** The facility's name for its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  return textIn(useSettings(), 'membershipLabel', language) ?? standards[0]
}

/** The name for gifts and prices of a Friend: the facility's own label, or `short` where that is the standard one. */
export function useFriendName(short: string): string {
  const label = useMembershipLabel()
  return standards.includes(label) ? short : label
}
