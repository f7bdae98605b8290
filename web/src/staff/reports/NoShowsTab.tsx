import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { sumsOf } from './buckets.ts'
import { Figures } from './Figures.tsx'
import { numberText, percentText } from './numbers.ts'
import type { Days } from './period.ts'
import { VisitRows } from './VisitRows.tsx'

/** Who had a reservation and didn't come. */
export function NoShowsTab({ days }: { days: Days }) {
  const { t } = useWords('reports')
  const { data } = useAsk('usageReport', { query: { dt: days.from, dtTo: days.to } })
  const sums = data ? sumsOf(data) : null
  return (
    <>
      <p className="muted">{t('reportsNoShowsHow')}</p>
      {sums ? (
        <Figures
          figures={[
            { name: t('reportsDidNotCome'), value: numberText(sums.noShows) },
            {
              name: t('reportsNoShowShare'),
              value: percentText(sums.noShows, sums.noShows + sums.visits),
            },
          ]}
        />
      ) : null}
      <VisitRows days={days} noShowsOnly />
    </>
  )
}
