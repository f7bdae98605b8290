import { IconChevronDown, IconShoppingBag } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { HowLong } from '../facts/HowLong.tsx'
import type { RoomRequest } from '../room-requests/requests-of.ts'
import { SupplyActs } from '../room-requests/SupplyActs.tsx'
import { supplyWord } from '../room-requests/supply-word.ts'
import styles from './Requests.module.css'

const heading = 'requests'

/** The number of requests, above the rooms; with none it keeps its height, so that no card moves under a thumb. */
export function HowManyAsk({ count }: { count: number }) {
  const { t } = useWords('attendant')
  const lead = () => document.getElementById(heading)?.focus()
  return (
    <div className={styles.count}>
      {count > 0 ? (
        <button type="button" onClick={lead}>
          <Icon of={IconShoppingBag} />
          {t('attendantAsked', { count })}
          <Icon of={IconChevronDown} />
        </button>
      ) : (
        <p className="muted">{t('attendantNothingAsked')}</p>
      )}
    </div>
  )
}

/** The requests from her rooms, the longest waiting first. */
export function Requests({ asks }: { asks: readonly RoomRequest[] }) {
  const { t } = useWords('attendant')
  const { t: say } = useWords('prepare')
  if (asks.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1} className={styles.heading}>
        {t('attendantRequests')}
      </h2>
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
