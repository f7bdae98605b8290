import type { Reservation } from '@mikvah/contract/contract.ts'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import { SupplyActs } from '../../room-requests/SupplyActs.tsx'
import { thingWord } from '../../room-requests/supply-word.ts'
import { Part } from '../Part.tsx'
import styles from './Parts.module.css'

/** What she asked for from her room; supplies that were brought are marked here. */
export function Supplies({ visit: { supplies, room } }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const { t: say } = useWords('prepare')
  const open = supplies.filter(({ status }) => status === 'open')
  return (
    <Part
      title={t('deskSupplies')}
      end={open.length > 0 ? t('deskOpenCount', { count: open.length }) : t('deskNone')}
      open={open.length > 0}
    >
      {supplies.length === 0 ? <p>{t('deskNoSupplies')}</p> : null}
      <ul className={styles.lines}>
        {supplies.map(({ id, item, isCallRequest, isAttendantRequest, status, dateRequested }) => (
          <li key={id}>
            <span>
              {[
                isCallRequest ? t('deskCall') : null,
                isAttendantRequest ? t('deskAttendant') : null,
                thingWord(item, say),
              ]
                .filter(Boolean)
                .join(' · ')}{' '}
              · <Time at={dateRequested} />
            </span>
            {status === 'open' && room ? (
              <SupplyActs roomId={room.id} supply={{ id, isCallRequest }} />
            ) : (
              <span>{t(`deskSupply_${status}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
