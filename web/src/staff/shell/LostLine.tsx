import { IconWifiOff } from '@tabler/icons-react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LostLine.module.css'
import { useLostSince } from './use-lost-since.ts'

/**
 * Says in view, wherever on the page one is, that the live connection is lost and the page is out of date; it goes by
 * itself. Where a page was tapped that can't load meanwhile, it says that too, and offers to stay.
 */
export function LostLine() {
  const { t } = useWords('desk')
  const since = useLostSince()
  const isComing = useNavigation().state === 'loading'
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // Navigating to the present page cancels the navigation under way.
  const stay = () => navigate({ pathname, search, hash }, { replace: true })
  return (
    <div role="status" className={styles.place}>
      {since === null ? null : (
        <p className={styles.lost}>
          <Icon of={IconWifiOff} />
          <strong>
            {t('deskLostSince')} <Time at={since} />
          </strong>
          <span>{t(isComing ? 'deskLostComing' : 'deskLostText')}</span>
          {isComing ? (
            <Button size="small" onClick={stay}>
              {t('deskLostStay')}
            </Button>
          ) : null}
        </p>
      )}
    </div>
  )
}
