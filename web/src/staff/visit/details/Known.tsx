import { useLive } from '../../../live/use-live.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Fact } from '../../../parts/Fact.tsx'
import { useWords } from '../../../words/use-words.ts'
import { equipmentSigns } from '../../facts/visit-signs.ts'
import { Sign } from '../../parts/Sign.tsx'
import styles from './DetailsHead.module.css'

/**
 * Shown without the live connection, or where her visit couldn't be loaded: what the board has loaded of it already.
 */
export function Known({ id }: { id: string }) {
  const { t } = useWords('desk')
  const { live } = useLive()
  const { data: board } = useLiveQuery('listReception', {}, { enabled: false })
  const { upcoming = [], here = [], completed = [], canceled = [], leftover = [] } = board ?? {}
  const visit = [...here, ...upcoming, ...completed, ...canceled, ...leftover].find(
    ({ reservationId }) => reservationId === id,
  )
  if (!visit) return live ? null : <p>{t('deskUnknown')}</p>
  return (
    <>
      <p>{t('deskKnown')}</p>
      <dl className={styles.facts}>
        <Fact name={t('deskCode')}>
          <span className="num code">{visit.reservationCode}</span>
        </Fact>
        {visit.room ? (
          <Fact name={t('deskRoom')}>
            <span className="num">{visit.room.number}</span>
          </Fact>
        ) : null}
        {visit.reservationStatus ? (
          <Fact name={t('deskStatus')}>
            <StatusTag visit={visit.reservationStatus} />
          </Fact>
        ) : null}
        <Fact name={t('deskRoomType')}>
          {equipmentSigns(visit).map((sign) => (
            <Sign key={sign.word} {...sign} />
          ))}
        </Fact>
      </dl>
    </>
  )
}
