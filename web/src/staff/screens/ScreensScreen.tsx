import { IconDeviceTablet, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { serverNow } from '../../talk/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { Locks } from '../locks/Locks.tsx'
import { DeskPage } from '../shell/DeskPage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { AddScreen } from './AddScreen.tsx'
import { ByStates } from './ByStates.tsx'
import { type Ending, EndScreen } from './EndScreen.tsx'
import { PairScreen } from './PairScreen.tsx'
import { ScreenRow } from './ScreenRow.tsx'
import styles from './Screens.module.css'
import { byNeed, type Screen } from './screen-state.ts'

/** The screens of the facility and everybody who is locked out: what needs help from the desk. */
export function ScreensScreen() {
  const { t } = useWords('screens')
  const { data, error, refetch } = useLiveQuery('devices')
  const { said, say } = useSaid()
  const [adding, add] = useState(false)
  const [pairing, pair] = useState<Screen | null>(null)
  const [ending, end] = useState<Ending | null>(null)
  // In the order of when they were loaded: a row that moves while it is looked at is tapped by mistake.
  const screens = useMemo(() => byNeed(data ?? [], serverNow()), [data])
  return (
    <DeskPage title={t('pageScreens')}>
      <Locks />
      <div className={styles.page}>
        <div className={styles.head}>
          {data ? <ByStates screens={data} /> : null}
          <Button icon={IconPlus} onClick={() => add(true)}>
            {t('screensAdd')}
          </Button>
        </div>
        <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
        {data || error ? null : <Skeleton lines={5} />}
        {data?.length === 0 ? (
          <Empty icon={IconDeviceTablet} title={t('screensNone')}>
            {t('screensLead')}
          </Empty>
        ) : null}
        <ul className={styles.list}>
          {screens.map((screen) => (
            <ScreenRow
              key={screen.id}
              screen={screen}
              onPair={() => pair(screen)}
              onEnd={(how) => end({ screen, how })}
            />
          ))}
        </ul>
      </div>
      <SaidLine said={said} />
      <AddScreen open={adding} onClose={() => add(false)} onAdded={pair} />
      <PairScreen screen={pairing} onClose={() => pair(null)} onPaired={say} />
      <EndScreen ending={ending} onClose={() => end(null)} onEnded={say} />
    </DeskPage>
  )
}
