import { textOf } from '@mikvah/rules/settings/read.ts'
import { useSettings } from '../../shell/use-settings.ts'
import { useWords } from '../../words/use-words.ts'

/** What the facility calls its membership, in her language. */
export function useMembershipLabel(): string {
  const { language } = useWords()
  const settings = useSettings()
  const hebrew = language === 'he' ? textOf(settings, 'membershipLabelHe') : null
  return hebrew ?? textOf(settings, 'membershipLabel') ?? 'Friend of the Mikvah'
}
