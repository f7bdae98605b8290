import { holds, type Role } from '@mikvah/rules/people/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { makeOld } from '../../talk/make-old.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { type Account, rolesShown, whyFixed } from './account.ts'
import styles from './Users.module.css'

type Props = { account: Account; accounts: readonly Account[]; me: string | undefined }

const fixedWords = {
  'own-roles': 'userOwnRoles',
  'last-admin': 'userLastAdmin',
  'role-needs-password': 'userNeedsPassword',
} as const

/**
 * One switch for each role that this kind of account may have or has; one that can't be changed says why before it is
 * touched.
 */
export function RoleSwitches({ account, accounts, me }: Props) {
  const { t } = useWords('users')
  const client = useQueryClient()
  const stale: ['adminUsers'] = ['adminUsers']
  const give = useTell('addRole', { stale })
  const take = useTell('removeRole', { stale })
  const busy = give.isPending || take.isPending
  // A switch that was touched shows its new position until the answer says what holds.
  const isOn = (role: Role, held: boolean) => {
    if (give.isPending && give.variables.params?.role === role) return true
    return held && !(take.isPending && take.variables.params?.role === role)
  }
  // The refusal was based on newer data than the page has, so the page fetches it before the next try.
  const askAnew = () => makeOld(client, stale)
  return (
    <div className={styles.roles}>
      {rolesShown(account).map((role) => {
        const held = account.roles.includes(role)
        const isIncluded = !held && holds(account.roles, role)
        const fixed = whyFixed(account, role, accounts, me)
        const why = fixed ? t(fixedWords[fixed]) : isIncluded ? t('userIncluded') : null
        return (
          <SwitchRow
            key={role}
            label={t(`role.${role}`)}
            hint={why ?? t(`roleMay.${role}`)}
            checked={isOn(role, held) || isIncluded}
            disabled={why !== null}
            aria-busy={busy || undefined}
            onChange={() => {
              if (busy) return
              const [wanted, other] = held ? [take, give] : [give, take]
              other.reset()
              wanted.mutateAsync({ params: { id: account.id, role } }).catch(askAnew)
            }}
          />
        )
      })}
      <p className={styles.note}>{t('userRolesNote')}</p>
      <ErrorAlert failure={give.error ?? take.error} />
    </div>
  )
}
