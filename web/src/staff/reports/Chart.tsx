import { lazy, Suspense } from 'react'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Reports.module.css'
import type { BarRow, Series } from './StackedBars.tsx'

/** The chart library is loaded only by this page. */
const StackedBars = lazy(() =>
  import('./StackedBars.tsx').then((file) => ({ default: file.StackedBars })),
)

type Props = {
  title: string
  rows: readonly BarRow[]
  series: readonly Series[]
  textOf: (value: number) => string
}

/** A chart with its title and a legend of its colors. */
export function Chart({ title, rows, series, textOf }: Props) {
  const { t } = useWords('reports')
  return (
    <section className={styles.card}>
      <div className={styles.chartHead}>
        <h2>{title}</h2>
        <ul className={styles.legend}>
          {series.map(({ key, name, color }) => (
            <li key={key}>
              <i style={{ background: color }} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <Suspense fallback={<Skeleton lines={8} />}>
        <StackedBars {...{ title, rows, series, textOf }} />
      </Suspense>
      <p className="no-print muted">{t('reportsChartHow')}</p>
    </section>
  )
}
