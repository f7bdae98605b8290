import { IconCar } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearch } from '../../page/use-search.ts'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { News } from '../../parts/News.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import styles from './Licenses.module.css'
import { Request } from './Request.tsx'
import { type LicenseRequest, useRequests } from './use-requests.ts'
import { WaitingList } from './WaitingList.tsx'

/** The licenses and registrations that patrons have sent and that have to be reviewed. */
export function LicensesScreen() {
  const { t } = useWords('licenses')
  const { data: requests, error, refetch } = useRequests()
  return (
    <DeskPage title={t('licensesTitle')}>
      {requests ? (
        <Requests requests={requests} />
      ) : (
        <>
          <ErrorAlert failure={error} onTryAgain={() => refetch()} />
          {error ? null : <Skeleton lines={6} />}
        </>
      )}
    </DeskPage>
  )
}

/** The list, and the request that is open. None opens by itself, because every look at one is logged. */
function Requests({ requests }: { requests: readonly LicenseRequest[] }) {
  const { t } = useWords('licenses')
  const [search, setSearch] = useSearch()
  const [said, setSaid] = useState<string | null>(null)
  const chosen = search.get('request')
  const request = requests.find(({ id }) => id === chosen)
  const choose = (id: string | null, words: string | null = null) => {
    setSaid(words)
    setSearch(id ? { request: id } : {})
  }
  return (
    <div className={styles.page}>
      {said ? <News kind="success" title={<bdi>{said}</bdi>} /> : null}
      {requests.length === 0 && !chosen ? (
        <Empty icon={IconCar} title={t('licensesNone')} />
      ) : (
        <div className={styles.columns} data-open={request ? true : undefined}>
          <WaitingList requests={requests} chosen={chosen} onChoose={choose} />
          {request ? (
            <Request
              key={request.id}
              request={request}
              onDecided={(words) => choose(null, words)}
              onBack={() => choose(null)}
            />
          ) : (
            <p className={styles.hint}>{t(chosen ? 'licensesGone' : 'licensesChoose')}</p>
          )}
        </div>
      )}
    </div>
  )
}
