import { DeviceFrame } from '../device/DeviceFrame.tsx'
import { LostNote } from '../device/LostNote.tsx'
import { useLiveQuery } from '../live/use-live-query.ts'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { useWords } from '../words/use-words.ts'
import { Codes } from './Codes.tsx'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import styles from './WaitingScreen.module.css'

/**
 * The display of the waiting area: codes, those called first, and the evening. The account it is signed in with
 * decides which building it shows.
 */
export function WaitingScreen() {
  const { t } = useWords('waiting')
  const { data, error, refetch } = useLiveQuery('listWaiting')
  return (
    <DeviceFrame at="/waiting" idle>
      <div className={styles.hall} data-theme="dark">
        <h1 className="sr-only">{t('waitingTitle')}</h1>
        <LostNote waiting={null} />
        <Head />
        {data ? (
          <Codes codes={data} />
        ) : (
          <div className={styles.none}>
            <ErrorAlert failure={error} onTryAgain={refetch} />
          </div>
        )}
        <Foot />
      </div>
    </DeviceFrame>
  )
}
