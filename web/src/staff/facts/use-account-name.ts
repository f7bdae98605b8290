import { deviceRoles, type Role, staffRoles } from '@mikvah/rules/people/roles.ts'
import { useWords } from '../../words/use-words.ts'

const roles: readonly Role[] = [...staffRoles, ...deviceRoles]

/** The role in an account's name, and the number of its room; null for an account named otherwise. */
function roleCalled(name: string): { role: Role; number: string } | null {
  const [, word, number = ''] = /^([A-Z][a-z]+) ?(\d*)$/.exec(name) ?? []
  const role = roles.find((one) => one === word)
  return role ? { role, number } : null
}

/**
 * Gives a function from the name of a facility's account to how it is shown in the chosen language. A shared account is
 * named after its role, so the role's word is shown; in English that is its name already. Any other name is a person's
 * and is shown as it is.
 */
export function useAccountName(): (name: string) => string {
  const { language } = useWords()
  const { t } = useWords(language === 'he' ? 'users' : undefined)
  return (name) => {
    const called = language === 'he' ? roleCalled(name) : null
    return called ? `${t(`role.${called.role}`)} ${called.number}`.trim() : name
  }
}
