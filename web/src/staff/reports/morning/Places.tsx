import { Table } from '../../../parts/Table.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { numberText } from '../numbers.ts'
import styles from '../Reports.module.css'
import type { Place } from './view.ts'

const counted = [
  ['visits', 'reportsVisits'],
  ['noShows', 'reportsDidNotCome'],
  ['expected', 'reportsExpected'],
  ['canceled', 'column.canceled'],
  ['unwritten', 'morningNotYetEntered'],
] as const

/** The zman and the numbers of each building; a number that no building has gets no column, but visits always do. */
export function Places({ places }: { places: readonly Place[] }) {
  const { t } = useWords('morning')
  const nameOf = useNameOf()
  const kinds = counted.filter(
    ([name]) => name === 'visits' || places.some((place) => place[name] > 0),
  )
  return (
    <section className={styles.card}>
      <h2>{t('morningByPlace')}</h2>
      <Table
        caption={t('morningByPlace')}
        rows={places}
        keyOf={({ locationId }) => locationId}
        columns={[
          {
            ...{ key: 'place', head: t('morningPlace') },
            cell: (place) => <bdi>{nameOf(place)}</bdi>,
          },
          {
            ...{ key: 'zman', head: t('morningZman') },
            cell: ({ zman }) => (zman === null ? '–' : <Time at={zman} />),
          },
          ...kinds.map(([name, word]) => ({
            ...{ key: name, head: t(word), end: true },
            cell: (place: Place) => <span className="num">{numberText(place[name])}</span>,
          })),
        ]}
      />
    </section>
  )
}
