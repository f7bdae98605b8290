import type { User } from '@mikvah/contract/contract.ts'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useInTurn } from '../../talk/use-in-turn.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PatronRecordScreen.module.css'

/** Whether the patron gets notices by e-mail. A patron who answers one that she wants no more is unsubscribed here. */
export function HerEmail({ her }: { her: User }) {
  const { t } = useWords('desk-pages')
  const changeUser = useTell('changeUser', { stale: ['user'] })
  const { wanted, want } = useInTurn((value: boolean) =>
    changeUser.mutateAsync({
      params: { id: her.id },
      body: [{ op: 'add', path: '/notificationByEmail', value }],
    }),
  )
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t('patronNotices')}</h2>
        {her.email ? (
          <SwitchRow
            label={t('patronByEmail')}
            hint={<bdi>{her.email}</bdi>}
            checked={wanted ?? her.notificationByEmail}
            aria-busy={wanted !== null || undefined}
            onChange={({ target }) => want(target.checked)}
          />
        ) : (
          <p className="muted">{t('patronNoEmail')}</p>
        )}
        <ErrorAlert failure={changeUser.error} />
      </div>
    </Card>
  )
}
