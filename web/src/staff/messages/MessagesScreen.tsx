import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import { Compose } from './Compose.tsx'
import { numbersIn } from './lists.ts'
import styles from './MessagesScreen.module.css'
import { SentMessages } from './SentMessages.tsx'
import { ToWhom } from './ToWhom.tsx'
import { type Unreached, unreachedAfter } from './unreached.ts'
import { useTextsOff } from './use-texts-off.ts'

/**
 * Sends a text message to chosen patrons and typed phone numbers: the lists of patrons on one side, the message on the
 * other, and then the result for each.
 */
export function MessagesScreen() {
  const { t } = useWords('desk-pages')
  const { data: board, error, refetch } = useLiveQuery('listReception')
  const [search] = useSearchParams()
  const fromRecord = search.get('user')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(fromRecord === null ? [] : [fromRecord]),
  )
  const { data: her } = useAsk(
    'user',
    { params: { id: fromRecord ?? '' } },
    { enabled: fromRecord !== null },
  )
  const textsOff = useTextsOff()
  const isReached = (id: string) => id !== her?.id || !textsOff(her)
  const [numbers, setNumbers] = useState('')
  const [unreached, setUnreached] = useState<Unreached>(new Map())
  return (
    <DeskPage title={t('pageMessages')}>
      {board ? (
        <div className={styles.columns}>
          <ToWhom
            board={board}
            chosen={chosen}
            onChoose={setChosen}
            numbers={numbers}
            unreached={unreached}
            fromRecord={fromRecord}
            onNumbers={setNumbers}
          />
          <div className={styles.part}>
            <Compose
              users={[...chosen].filter(isReached)}
              numbers={numbersIn(numbers)}
              onSent={(to, why) => setUnreached((before) => unreachedAfter(before, to, why))}
            />
            <SentMessages />
          </div>
        </div>
      ) : (
        <>
          <ErrorAlert failure={error} onTryAgain={() => refetch()} />
          {error ? null : <Skeleton lines={6} />}
        </>
      )}
    </DeskPage>
  )
}
