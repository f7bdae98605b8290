import { useCallback, useState } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useWords } from '../../words/use-words.ts'
import { marksThatFit } from './marks-that-fit.ts'
import styles from './StackedBars.module.css'

/** One bar: its label on the axis, its title in the tooltip, and its numbers by the key of the series. */
export type BarRow = {
  label: string
  title: string
  /** What stands under the axis here, as the name of a festival. */
  mark?: string | null
  values: Record<string, number>
}
export type Series = { key: string; name: string; color: string }

type Props = {
  /** The description of the chart for screen readers; its numbers are in a table beside it. */
  title: string
  rows: readonly BarRow[]
  series: readonly Series[]
  /** Writes a number as text. */
  textOf: (value: number) => string
}

/** A stacked bar chart whose time axis follows the reading direction. Arrow keys move from bar to bar. */
export function StackedBars({ title, rows, series, textOf }: Props) {
  const { language } = useWords()
  const rtl = language === 'he'
  const { letters, width, watch } = useLetters()
  const marks = marksThatFit(
    rows.map(({ mark }) => mark ?? ''),
    { bar: (width - (5 + 24 + 46) * letters) / rows.length, letter: 7 * letters },
  )
  const data = rows.map(({ label, title: name, values }, nth) => ({
    ...{ ...values, label, name, mark: marks[nth] ?? '' },
  }))
  return (
    <div className={styles.room}>
      <div ref={watch} className={styles.chart} dir="ltr" data-rtl={rtl || undefined}>
        <ResponsiveContainer width="100%" height={290 * letters}>
          <BarChart
            data={data}
            accessibilityLayer
            title={title}
            barCategoryGap="14%"
            maxBarSize={96}
            // The label of the last bar reaches beyond it.
            margin={{
              top: 5 * letters,
              bottom: 5,
              left: rtl ? 24 * letters : 5,
              right: rtl ? 5 : 24 * letters,
            }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="label"
              reversed={rtl}
              tickLine={false}
              axisLine={false}
              height={30 * letters}
              minTickGap={16}
              interval="preserveStartEnd"
            />
            {rows.some(({ mark }) => mark) ? (
              <XAxis
                xAxisId="marks"
                dataKey="mark"
                reversed={rtl}
                tickLine={false}
                axisLine={false}
                height={20 * letters}
                interval={0}
              />
            ) : null}
            <YAxis
              orientation={rtl ? 'right' : 'left'}
              width={46 * letters}
              tickLine={false}
              axisLine={false}
              allowDecimals={false}
            />
            <Tooltip
              cursor={{ fill: 'var(--primary-soft)' }}
              isAnimationActive={false}
              content={({ active, payload }) =>
                active && payload?.length ? (
                  <Said
                    dir={rtl ? 'rtl' : 'ltr'}
                    name={payload[0]?.payload?.name ?? ''}
                    parts={payload.map((part) => ({
                      name: String(part.name),
                      value: textOf(Number(part.value)),
                      shown: Number(part.value) > 0,
                    }))}
                  />
                ) : null
              }
            />
            {series.map(({ key, name, color }) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                stackId="all"
                fill={color}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}

/** A board's letters are the largest that the room of a chart's axes is made for. */
const ordinary = 18

/**
 * By how much larger than ordinary the letters are, and how wide the chart is, in pixels. The chart grows with both, and
 * so sees when they are changed.
 */
function useLetters() {
  const [letters, setLetters] = useState(1)
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const watch = useCallback((chart: HTMLElement | null) => {
    if (!chart) return undefined
    const seen = new ResizeObserver(() => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setLetters(Math.max(1, size / ordinary))
      setWidth(chart.clientWidth)
    })
    seen.observe(chart)
    return () => seen.disconnect()
  }, [])
  return { letters, width, watch }
}

type SaidProps = {
  dir: 'ltr' | 'rtl'
  name: string
  parts: readonly { name: string; value: string; shown: boolean }[]
}

const Said = ({ dir, name, parts }: SaidProps) => (
  <div className={styles.said} dir={dir}>
    <b>{name}</b>
    {parts
      .filter(({ shown }) => shown)
      .map((part) => (
        <span key={part.name}>
          {part.name} <span className="num">{part.value}</span>
        </span>
      ))}
  </div>
)
