import { standardMembershipLabels } from '@mikvah/rules/settings/standards.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useWords } from '../words/use-words.ts'
import { useSettings } from './use-settings.ts'

/** The facility's name for its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  return textIn(useSettings(), 'membershipLabel', language) ?? standardMembershipLabels.en
}

/** The name for gifts and prices of a Friend: the facility's own label, or `short` where that is the standard one. */
export function useFriendName(short: string): string {
  const label = useMembershipLabel()
  return Object.values(standardMembershipLabels).includes(label) ? short : label
}
