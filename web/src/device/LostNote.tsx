import { IconWifiOff } from '@tabler/icons-react'
import { Icon } from '../parts/Icon.tsx'
import { useOnline } from '../parts/OfflineNotice.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useLostSince } from '../staff/shell/use-lost-since.ts'
import { useWords } from '../words/use-words.ts'
import styles from './LostNote.module.css'

type Props = {
  /** How many taps aren't sent yet; null where taps aren't stored. */
  waiting: number | null
  /** What to do meanwhile, where it isn't the usual. */
  says?: string
}

/**
 * Says that the network is gone or since when no live event has come, and what becomes of taps meanwhile or, where none
 * are stored, how old the screen is. It disappears by itself.
 */
export function LostNote({ waiting, says }: Props) {
  const { t } = useWords('device')
  const since = useLostSince()
  const online = useOnline()
  return (
    <div role="status">
      {since === null && online ? null : (
        <p className={styles.note}>
          <Icon of={IconWifiOff} />
          <strong>
            {since === null ? (
              t('offlineTitle')
            ) : (
              <>
                {t('deviceLostSince')} <Time at={since} />
              </>
            )}
          </strong>
          <span>{says ?? t(waiting === null ? 'deviceShows' : 'deviceKeeps')}</span>
          {waiting ? <span data-taps={waiting}>{t('deviceWaits', { count: waiting })}</span> : null}
        </p>
      )}
    </div>
  )
}
