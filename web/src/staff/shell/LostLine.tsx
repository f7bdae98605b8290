import { IconWifiOff } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LostLine.module.css'
import { useLostSince } from './use-lost-since.ts'

/** Says, wherever on the page one is, that it shows what was and not what is; it goes by itself. */
export function LostLine() {
  const { t } = useWords('desk')
  const since = useLostSince()
  return (
    <div role="status" className={styles.place}>
      {since === null ? null : (
        <p className={styles.lost}>
          <Icon of={IconWifiOff} />
          <strong>
            {t('deskLostSince')} <Time at={since} />
          </strong>
          <span>{t('deskLostText')}</span>
        </p>
      )}
    </div>
  )
}
