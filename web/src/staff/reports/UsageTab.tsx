import { visitKinds } from '@mikvah/rules/reports/visit-kind.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { IconChartBar } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Table } from '../../parts/Table.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import {
  type Bucket,
  bucketsOf,
  festivalsOf,
  sumsOf,
  type Unit,
  type UsageRow,
  unitOf,
} from './buckets.ts'
import { Chart } from './Chart.tsx'
import { type Figure, Figures } from './Figures.tsx'
import { monthText, numberText, percentChange, percentText } from './numbers.ts'
import { type Days, shifted } from './period.ts'
import styles from './Reports.module.css'

/** How many patrons came, for what kind of visit and when, and how many didn't. */
export function UsageTab({ days }: { days: Days }) {
  const { t } = useWords('reports')
  const asked = useAsk('usageReport', { query: { dt: days.from, dtTo: days.to } })
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={IconChartBar} title={t('reportsNothing')} />
        ) : (
          <Usage days={days} rows={rows} />
        )
      }
    </QuietlyLoaded>
  )
}

/**
 * Each kind has one color in all charts, and kallahs are gold. The kinds are in the order of the bars, from the bottom.
 */
const colors = {
  shower: 'var(--c1)',
  bath: 'var(--c2)',
  wheelchair: 'var(--c7)',
  private: 'var(--c3)',
  segula: 'var(--c5)',
  kallah: 'var(--c6)',
} as const
const drawn = visitKinds.toReversed()
const titles = {
  night: 'reportsByNight',
  week: 'reportsByWeek',
  month: 'reportsByMonth',
} as const
const barTitles = {
  night: 'reportsOfNight',
  week: 'reportsOfWeek',
  month: 'reportsOfMonth',
} as const

function Usage({ days, rows }: { days: Days; rows: readonly UsageRow[] }) {
  const { t, language } = useWords('reports')
  const unit = unitOf(days)
  const buckets = bucketsOf(rows, days)
  const festivals = festivalsOf(days)
  const sums = sumsOf(rows)
  const kinds = drawn.filter((kind) => sums[kind] > 0)
  const markOf = ({ start }: Bucket) => {
    const festival = festivals.get(start)
    return festival ? t(`festival.${festival}`) : null
  }
  const nameOf = (bucket: Bucket) => {
    const name = t(barTitles[unit], { date: textOf(bucket.start, unit, language, 'long') })
    return [name, markOf(bucket)].filter(Boolean).join(' · ')
  }
  return (
    <>
      <UsageFigures days={days} rows={rows} />
      {buckets.length > 1 && sums.visits > 0 ? (
        <Chart
          title={t(titles[unit])}
          series={kinds.map((kind) => ({
            key: kind,
            name: t(`kind.${kind}`),
            color: colors[kind],
          }))}
          rows={buckets.map((bucket) => ({
            label: textOf(bucket.start, unit, language, 'short'),
            title: nameOf(bucket),
            mark: markOf(bucket),
            values: Object.fromEntries(kinds.map((kind) => [kind, bucket[kind]])),
          }))}
          textOf={numberText}
        />
      ) : null}
      <section className={styles.card}>
        <h2>{t('reportsByKind')}</h2>
        <Table
          caption={t('reportsByKind')}
          rows={kinds}
          keyOf={(kind) => kind}
          columns={[
            {
              key: 'kind',
              head: t('reportsKind'),
              cell: (kind) => (
                <span className={styles.named}>
                  <i style={{ background: colors[kind] }} aria-hidden="true" />
                  {t(`kind.${kind}`)}
                </span>
              ),
            },
            {
              ...{ key: 'visits', head: t('reportsVisits'), end: true },
              cell: (kind) => <span className="num">{numberText(sums[kind])}</span>,
            },
            {
              ...{ key: 'share', head: t('reportsShare'), end: true },
              cell: (kind) => <span className="num">{percentText(sums[kind], sums.visits)}</span>,
            },
          ]}
        />
      </section>
      <details className={styles.card}>
        <summary>{t('reportsTable')}</summary>
        <Table
          caption={t(titles[unit])}
          rows={buckets.filter(({ visits, noShows }) => visits + noShows > 0)}
          keyOf={({ start }) => start}
          columns={[
            { key: 'when', head: t('reportsWhen'), cell: nameOf },
            ...kinds.map((kind) => ({
              ...{ key: kind, head: t(`kind.${kind}`), end: true },
              cell: (bucket: Bucket) => <span className="num">{numberText(bucket[kind])}</span>,
            })),
            {
              ...{ key: 'visits', head: t('reportsTotal'), end: true },
              cell: ({ visits }) => <b className="num">{numberText(visits)}</b>,
            },
            {
              ...{ key: 'noShows', head: t('reportsDidNotCome'), end: true },
              cell: ({ noShows }) => <span className="num">{numberText(noShows)}</span>,
            },
          ]}
        />
      </details>
    </>
  )
}

const textOf = (start: string, unit: Unit, language: Language, form: 'long' | 'short'): string =>
  unit === 'month'
    ? monthText(start, language, form)
    : dateText(start, form === 'long' ? 'short' : 'dayMonth', language)

function UsageFigures({ days, rows }: { days: Days; rows: readonly UsageRow[] }) {
  const { t, language } = useWords('reports')
  const before = shifted(days, -1)
  const { data: earlier } = useAsk('usageReport', { query: { dt: before.from, dtTo: before.to } })
  const sums = sumsOf(rows)
  const change = earlier ? percentChange(sums.visits, sumsOf(earlier).visits) : null
  const { busiest } = sums
  const figures: Figure[] = [
    {
      ...{ name: t('reportsVisits'), value: numberText(sums.visits) },
      beside:
        change === null || change === 0
          ? null
          : t(change > 0 ? 'reportsMore' : 'reportsFewer', { percent: Math.abs(change) }),
    },
    ...(sums.expected > 0
      ? [{ name: t('reportsExpected'), value: numberText(sums.expected) }]
      : []),
    ...(sums.nights > 1 && busiest
      ? [
          {
            name: t('reportsANight'),
            value: numberText(Math.round(sums.visits / sums.nights)),
          },
          {
            ...{ name: t('reportsBusiest'), value: numberText(busiest.visits) },
            beside: dateText(busiest.date, 'short', language),
          },
        ]
      : []),
    {
      ...{
        name: t('reportsDidNotCome'),
        value: percentText(sums.noShows, sums.noShows + sums.visits),
      },
      beside: numberText(sums.noShows),
    },
    { name: t('reportsFirst'), value: numberText(sums.firstVisits) },
  ]
  return <Figures figures={figures} />
}
