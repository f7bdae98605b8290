import { IconArmchair } from '@tabler/icons-react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import rows from '../shell/Rows.module.css'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { CubicleRow } from './CubicleRow.tsx'

/** The cubicles of the facility: who uses each, by her code, and what can be done with it. */
export function CubiclesScreen() {
  const { t } = useWords('desk-pages')
  const { data: cubicles, error, refetch } = useLiveQuery('cubicles')
  const { said, say } = useSaid()
  return (
    <DeskPage title={t('pageCubicles')}>
      <ErrorAlert failure={cubicles ? null : error} onTryAgain={() => refetch()} />
      {cubicles || error ? null : <Skeleton lines={5} />}
      {cubicles?.length === 0 ? (
        <Empty icon={IconArmchair} title={t('cubiclesNotYet')}>
          {t('cubiclesNotYetLead')}
        </Empty>
      ) : null}
      <ul className={rows.rows}>
        {cubicles?.map((cubicle) => (
          <CubicleRow key={cubicle.id} cubicle={cubicle} onSaid={say} />
        ))}
      </ul>
      <SaidLine said={said} />
    </DeskPage>
  )
}
