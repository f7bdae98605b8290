import { useWords } from '../../words/use-words.ts'
import type { Asked } from '../asked/asks-of.ts'
import { SupplyActs } from '../asked/SupplyActs.tsx'
import { supplyWord } from '../asked/supply-word.ts'
import { HowLong } from '../facts/HowLong.tsx'
import styles from './Requests.module.css'

/** What her rooms wait for, the longest waiting first. */
export function Requests({ asks }: { asks: readonly Asked[] }) {
  const { t } = useWords('attendant')
  const { t: say } = useWords('prepare')
  if (asks.length === 0) return null
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{t('attendantRequests')}</h2>
      <ul className={styles.requests}>
        {asks.map((asked) => (
          <li key={asked.id}>
            <span className={styles.room}>
              <span className="sr-only">{t('deskRoom')} </span>
              {asked.room.number}
            </span>
            <span className={styles.what}>
              <bdi>{supplyWord(asked.item, say)}</bdi>
              <HowLong status="Supply" since={asked.dateRequested} className={styles.since} />
            </span>
            <span className={styles.act}>
              <SupplyActs roomId={asked.room.id} supply={asked} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
