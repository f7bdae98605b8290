/**
 * The types of the parts of Recharts that are used here. Its own types accept any data and any prop; besides, with
 * these the code can be checked before the package is installed.
 */
declare module 'recharts' {
  import type { ReactNode } from 'react'

  type Shown = { name?: string | number; value?: string | number; payload?: { name: string } }
  type Axis = { tickLine: false; axisLine: false }

  export function ResponsiveContainer(props: {
    width: '100%'
    height: number
    children: ReactNode
  }): ReactNode
  export function BarChart(props: {
    data: readonly object[]
    accessibilityLayer: true
    title: string
    barCategoryGap: string
    maxBarSize: number
    margin: { top: number; bottom: number; left: number; right: number }
    children: ReactNode
  }): ReactNode
  export function CartesianGrid(props: { vertical: boolean; stroke: string }): ReactNode
  export function XAxis(
    props: Axis & {
      dataKey: string
      reversed: boolean
      xAxisId?: string
      height?: number
      minTickGap?: number
      interval: 'preserveStartEnd' | 0
    },
  ): ReactNode
  export function YAxis(
    props: Axis & { orientation: 'left' | 'right'; width: number; allowDecimals: boolean },
  ): ReactNode
  export function Tooltip(props: {
    cursor: { fill: string }
    isAnimationActive: boolean
    content: (shown: { active?: boolean; payload?: readonly Shown[] }) => ReactNode
  }): ReactNode
  export function Bar(props: {
    dataKey: string
    name: string
    stackId: string
    fill: string
    isAnimationActive: boolean
  }): ReactNode
}
