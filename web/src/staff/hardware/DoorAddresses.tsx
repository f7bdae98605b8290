import { pathOf } from '@mikvah/contract/addresses.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Hardware.module.css'

const addressOf = (room: number) =>
  `${location.origin}${pathOf('doorEvent').replace(':id', String(room))}`

/** The address at which each room's doors are reported: it has the room's id, which isn't always its number. */
export function DoorAddresses() {
  const { t } = useWords('hardware')
  const { data, error, refetch } = useLiveQuery('rooms')
  return (
    <>
      <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
      {data || error ? null : <Skeleton lines={3} />}
      <ul className={styles.addresses}>
        {data?.map(({ id, number }) => (
          <li key={id}>
            <span>{t('deviceKeysRoom', { number })}</span>
            <code dir="ltr">{addressOf(id)}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
