import { IconPlayerPause, IconWifiOff } from '@tabler/icons-react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { resumeOf } from '../../live/live-state.ts'
import { useLive } from '../../live/use-live.ts'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LostLine.module.css'
import { useLostSince } from './use-lost-since.ts'

/**
 * Says in view, wherever on the page one is, that the live connection is lost and the page is out of date; it goes by
 * itself. Where a page was tapped that can't load meanwhile, it says that too, and offers to stay. Where the account
 * has too many screens open, and this one is paused for it, it offers to go on here.
 */
export function LostLine() {
  const { t } = useWords('desk')
  const since = useLostSince()
  const resume = resumeOf(useLive())
  const isComing = useNavigation().state === 'loading'
  return (
    <div role="status" className={styles.place}>
      {resume ? (
        <p className={styles.lost}>
          <Icon of={IconPlayerPause} />
          <strong>{t('deskPaused')}</strong>
          <span>{t('deskPausedText')}</span>
          <Button size="small" onClick={resume}>
            {t('deskGoOnHere')}
          </Button>
          {isComing ? <Stay /> : null}
        </p>
      ) : since === null ? null : (
        <p className={styles.lost}>
          <Icon of={IconWifiOff} />
          <strong>
            {t('deskLostSince')} <Time at={since} />
          </strong>
          <span>{t(isComing ? 'deskLostComing' : 'deskLostText')}</span>
          {isComing ? <Stay /> : null}
        </p>
      )}
    </div>
  )
}

/** Ends a navigation under way to a page that doesn't come: going to the present page takes its place. */
function Stay() {
  const { t } = useWords('desk')
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const here = { pathname, search, hash }
  return (
    <Button size="small" onClick={() => navigate(here, { replace: true, state })}>
      {t('deskLostStay')}
    </Button>
  )
}
