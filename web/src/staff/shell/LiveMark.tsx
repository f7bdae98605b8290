import { IconWifiOff } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LiveMark.module.css'
import { useLostSince } from './use-lost-since.ts'

/** A dot while the live connection works; after it is lost, since when. */
export function LiveMark() {
  const { t } = useWords('desk')
  const since = useLostSince()
  return (
    <span className={styles.live} data-lost={since !== null || undefined}>
      {since === null ? (
        <>
          <i className={styles.dot} />
          <span>{t('deskLive')}</span>
        </>
      ) : (
        <>
          <Icon of={IconWifiOff} />
          <Time at={since} />
        </>
      )}
    </span>
  )
}
