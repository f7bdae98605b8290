import { deviceRoles, type Role, staffRoles } from '@mikvah/rules/people/roles.ts'
import { useWords } from '../../words/use-words.ts'

const roles: readonly Role[] = [...staffRoles, ...deviceRoles]

/** The role that an account is called after, and the number of its room. */
function roleCalled(name: string): { role: Role; number: string } | null {
  const [, word, number = ''] = /^([A-Z][a-z]+) ?(\d*)$/.exec(name) ?? []
  const role = roles.find((one) => one === word)
  return role ? { role, number } : null
}

/**
 * What an account of the house is called in her language. One that is called after its role, as those are that several
 * share, has the role's word; in English that is its name already. Any other is a person's, as it is written.
 */
export function useAccountName(): (name: string) => string {
  const { language } = useWords()
  const { t } = useWords(language === 'he' ? 'users' : undefined)
  return (name) => {
    const called = language === 'he' ? roleCalled(name) : null
    return called ? `${t(`role.${called.role}`)} ${called.number}`.trim() : name
  }
}
