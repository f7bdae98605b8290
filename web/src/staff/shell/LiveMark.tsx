import { IconPlayerPause, IconWifiOff } from '@tabler/icons-react'
import { resumeOf } from '../../live/live-state.ts'
import { useLive } from '../../live/use-live.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LiveMark.module.css'
import { useLostSince } from './use-lost-since.ts'

/** A dot while the live connection works; after it is lost, or paused for a newer screen, since when. */
export function LiveMark() {
  const { t } = useWords('desk')
  const since = useLostSince()
  const isPaused = resumeOf(useLive()) !== null
  return (
    <span className={styles.live} data-lost={since !== null || undefined}>
      {since === null ? (
        <>
          <i className={styles.dot} />
          <span>{t('deskLive')}</span>
        </>
      ) : (
        <>
          <Icon of={isPaused ? IconPlayerPause : IconWifiOff} />
          <Time at={since} />
        </>
      )}
    </span>
  )
}
