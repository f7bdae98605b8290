import { IconDoor, IconRefresh } from '@tabler/icons-react'
import { Empty } from '../parts/Empty.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import { PracticeCard } from './PracticeCard.tsx'

const latest = 20

/** The latest twenty commands that went to simulated doors, lights, printers and phones, newest first. */
export function DevicesCard() {
  const { t } = useWords()
  const { data, error, refetch } = useAsk(
    'practiceDevices',
    {},
    { staleTime: 0, refetchOnWindowFocus: 'always' },
  )
  return (
    <PracticeCard
      title={t('practiceDevices')}
      action={
        <IconButton icon={IconRefresh} label={t('practiceRefresh')} onClick={() => refetch()} />
      }
    >
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
      {data || error ? null : <Skeleton />}
      {data?.length === 0 ? <Empty icon={IconDoor} title={t('practiceDevicesEmpty')} /> : null}
      {data && data.length > 0 ? (
        <Table
          caption={t('practiceDevices')}
          rows={data.slice(0, latest)}
          keyOf={({ id }) => id}
          columns={[
            { key: 'at', head: t('practiceDeviceAt'), cell: ({ at }) => <Time at={at} /> },
            {
              key: 'point',
              head: t('practiceDevicePoint'),
              cell: ({ point }) => <bdi>{point}</bdi>,
            },
            { key: 'op', head: t('practiceDeviceOp'), cell: ({ op }) => <bdi>{op}</bdi> },
            {
              key: 'result',
              head: t('practiceDeviceResult'),
              cell: ({ result }) => <bdi>{result}</bdi>,
            },
          ]}
        />
      ) : null}
    </PracticeCard>
  )
}
