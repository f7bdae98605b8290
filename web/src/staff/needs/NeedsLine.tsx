import {
  IconAlertTriangle,
  IconCandle,
  IconClock,
  IconMoonStars,
  IconReceipt,
  IconWifiOff,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ComponentType, useMemo } from 'react'
import { useLive } from '../../live/use-live.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useAlarm } from '../room-requests/use-alarm.ts'
import { useSaid } from '../visit/use-said.ts'
import { Late } from './Late.tsx'
import { LeftOver } from './LeftOver.tsx'
import { Locked } from './Locked.tsx'
import styles from './NeedsLine.module.css'
import type { NeedProps } from './need-props.ts'
import { Owing } from './Owing.tsx'
import { SheetWaits } from './SheetWaits.tsx'
import { Silent } from './Silent.tsx'
import { type Needs, useNeeds } from './use-needs.ts'

type Kinds = {
  [Kind in keyof Needs]: {
    icon: TablerIcon
    Need: ComponentType<NeedProps<Needs[Kind][number]>>
  }
}

/** Everything that may need the desk, in the order of the line, with its words and its act. */
const kinds: Kinds = {
  locks: { icon: IconAlertTriangle, Need: Locked },
  silent: { icon: IconWifiOff, Need: Silent },
  late: { icon: IconClock, Need: Late },
  sheets: { icon: IconCandle, Need: SheetWaits },
  leftOver: { icon: IconMoonStars, Need: LeftOver },
  owing: { icon: IconReceipt, Need: Owing },
}

/**
 * What needs the desk, in one line, each with its act, and what was just done about it; while there is neither, the
 * line isn't shown. A lock and a screen that falls silent are heard, unless this desk is muted.
 */
export function NeedsLine({ onVisit }: Pick<NeedProps<unknown>, 'onVisit'>) {
  const { t } = useWords('desk-pages')
  const needs = useNeeds()
  const { said, say } = useSaid()
  useAlarm('needs', useHeard(needs))
  const present = kindNames.filter((kind) => needs[kind].length > 0)
  return (
    <div className={styles.line} hidden={present.length === 0 && said === null}>
      {present.length > 0 ? <strong id="needs-you">{t('needsYou')}</strong> : null}
      <ul className={styles.needs} aria-labelledby="needs-you">
        {present.map((kind) => (
          <OfKind key={kind} kind={kind} those={needs[kind]} say={say} onVisit={onVisit} />
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

/**
 * The names, for `useAlarm`, of what comes of a sudden and holds somebody up until a hand helps: locks and screens that
 * have fallen silent. All else comes with the clock, and is no news that has to be heard. Null until both are loaded,
 * and while no events come: a screen is silent here then because this desk hears nothing.
 */
function useHeard({ locks, silent }: Needs): readonly string[] | null {
  const { live } = useLive()
  const knowsLocks = useLiveQuery('locks').data !== undefined
  const knowsScreens = useLiveQuery('devices').data !== undefined
  const knows = live && knowsLocks && knowsScreens
  return useMemo(
    () =>
      knows
        ? [...locks.map(({ id }) => `lock ${id}`), ...silent.map(({ id }) => `silent ${id}`)]
        : null,
    [knows, locks, silent],
  )
}

const kindNames = Object.keys(kinds) as (keyof Needs)[]

function OfKind<Kind extends keyof Needs>({
  kind,
  ...props
}: { kind: Kind } & NeedProps<Needs[Kind][number]>) {
  const { icon, Need } = kinds[kind]
  return (
    <li data-need={kind}>
      <Icon of={icon} />
      <Need {...props} />
    </li>
  )
}
