import { IconClockHour4 } from '@tabler/icons-react'
import { useState } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { Chart } from './Chart.tsx'
import { Figures } from './Figures.tsx'
import { type GroupQuestion, type NightsView, questions, useNightWords } from './night-words.ts'
import type { Days } from './period.ts'
import { RoomWaits } from './RoomWaits.tsx'
import { StaysTable } from './StaysTable.tsx'
import { barsOf, longestOf, statusColor, statusesIn, wholeVisitOf } from './stays.ts'

/** Where an evening loses time: how long patrons waited, and how long they were in each status. */
export function NightsTab({ days }: { days: Days }) {
  const { t } = useWords('reports')
  const asked = useAsk('nightsReport', { query: { dt: days.from, dtTo: days.to } })
  return (
    <>
      <p className="muted">
        {t('reportsNightsHow')} {t('reportsRounded')}
      </p>
      <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
        {(report) => (
          <>
            {report.uncounted > 0 ? (
              <p>{t('reportsUncounted', { count: report.uncounted })}</p>
            ) : null}
            {report.stays.length === 0 ? (
              <Empty icon={IconClockHour4} title={t('reportsNothing')} />
            ) : (
              <Nights report={report} />
            )}
            {report.leftOut > 0 ? (
              <p className="muted">{t('reportsLeftOut', { count: report.leftOut })}</p>
            ) : null}
          </>
        )}
      </QuietlyLoaded>
    </>
  )
}

function Nights({ report }: { report: NightsView }) {
  const { t } = useWords('reports')
  const [question, ask] = useState<GroupQuestion>('hour')
  const { groupText, minutesText } = useNightWords()
  const statuses = statusesIn(report)
  const longest = longestOf(report)
  return (
    <>
      <Figures
        figures={[
          { name: t('reportsNightsCount'), value: report.nights },
          {
            ...{ name: t('reportsWholeVisit'), inWords: true as const },
            value: minutesText(wholeVisitOf(report)),
          },
          ...(longest
            ? [
                {
                  ...{ name: t('reportsLongest'), inWords: true as const },
                  value: minutesText(longest.meanMinutes),
                  beside: t(`status${longest.status}`),
                },
              ]
            : []),
        ]}
      />
      <div className="no-print">
        <Segmented
          label={t('reportsAskBy')}
          value={question}
          onChange={ask}
          options={questions.map((one) => ({ value: one, label: t(`ask.${one}`) }))}
        />
      </div>
      <Chart
        title={t('reportsMeanMinutes')}
        series={statuses.map((status) => ({
          key: status,
          name: t(`status${status}`),
          color: statusColor(status),
        }))}
        rows={barsOf(report, question).map(({ group, values }) => ({
          label: groupText(question, group),
          title: groupText(question, group),
          values,
        }))}
        textOf={minutesText}
      />
      {question === 'season' ? <p className="muted">{t('reportsSeasonHow')}</p> : null}
      <StaysTable report={report} question={question} />
      <RoomWaits report={report} />
    </>
  )
}
