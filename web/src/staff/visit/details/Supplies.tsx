import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconCheck } from '@tabler/icons-react'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useTell } from '../../../talk/tell.ts'
import { useWords } from '../../../words/use-words.ts'
import { Part } from './Part.tsx'
import styles from './Parts.module.css'

/** What was asked for from her room; what has been brought is said so here. */
export function Supplies({ visit: { supplies, room } }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const told = useTell('askSupplies')
  const open = supplies.filter(({ status }) => status === 'open')
  return (
    <Part
      title={t('deskSupplies')}
      end={open.length > 0 ? t('deskOpenCount', { open: open.length }) : t('deskNone')}
      open={open.length > 0}
    >
      {supplies.length === 0 ? <p>{t('deskNoSupplies')}</p> : null}
      <ErrorAlert failure={told.error} />
      <ul className={styles.lines}>
        {supplies.map(({ id, item, isCallRequest, status, dateRequested }) => (
          <li key={id}>
            <span>
              {isCallRequest ? t('deskCall') : item} · <Time at={dateRequested} />
            </span>
            {status === 'open' && room ? (
              <Button
                size="small"
                icon={IconCheck}
                busy={told.isPending}
                onClick={() =>
                  told.mutate({
                    params: { id: room.id },
                    body: { action: 'complete', ids: [id] },
                  })
                }
              >
                {t('deskMarkCompleted')}
              </Button>
            ) : (
              <span>{t(`deskSupply_${status}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
