import type { AuditDetail } from '@mikvah/contract/audited.ts'
import { type PaymentMethod, paymentMethods } from '@mikvah/rules/payments/methods.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { lookOfRoom, lookOfVisit, type RoomStatus, type VisitStatus } from '../../night/statuses.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Money } from '../../parts/Money.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { useWords } from '../../words/use-words.ts'
import { isWordKey } from '../../words/words.ts'
import styles from './AuditScreen.module.css'

/**
 * The details of an entry: a change as from and to, money as an amount; other fields by name and value, and those that
 * are true by name alone. The last day of a list is left out where it is the first one too.
 */
export function Details({ of }: { of: Record<string, unknown> }) {
  const { t } = useWords('audit-acts')
  const { from, to, cents, dtTo, expireTo, ...others } = of
  // An end stands behind its beginning, and a list of one day says it once.
  const rest = {
    ...others,
    ...(dtTo === undefined || dtTo === others.dt ? {} : { dtTo }),
    ...(expireTo === undefined ? {} : { expireTo }),
  }
  const change = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  const both = from !== undefined && to !== undefined
  return (
    <span className={styles.details}>
      {both ? (
        <span>
          <Said of={from} /> <Icon of={IconArrowRight} /> <Said of={to} />
        </span>
      ) : null}
      {typeof cents === 'number' ? <Money amount={dollarsOf(cents)} /> : null}
      {Object.entries(both ? rest : { ...change, ...rest }).map(([name, value]) => (
        <span key={name}>
          {isWorded(name) ? t(`detail.${name}`) : <code dir="ltr">{name}</code>}{' '}
          {value === true ? null : <Said of={value} />}
        </span>
      ))}
    </span>
  )
}

function Said({ of }: { of: unknown }) {
  const { t } = useWords('audit-acts')
  const { t: say } = useWords('till')
  if (of === null) return t('auditSaysNone')
  if (of === true || of === 'True') return t('auditSaysYes')
  if (of === false || of === 'False') return t('auditSaysNo')
  if (isVisitStatus(of)) return t(`status${of}`)
  if (isRoomStatus(of)) return t(`room${of}`)
  if (isMethod(of)) return say(`tillMethod${of}`)
  if (Array.isArray(of))
    return of.map((one, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list in the log never changes
      <Fragment key={nth}>
        {nth > 0 ? ', ' : null}
        <Said of={one} />
      </Fragment>
    ))
  if (typeof of === 'string' && isCivilDate(of)) return <CivilDate date={of} form="short" />
  return isId(of) ? <code dir="ltr">{of}</code> : <bdi data-written>{textOf(of)}</bdi>
}

const isWorded = (name: string): name is AuditDetail => isWordKey(`detail.${name}`)
const isVisitStatus = (value: unknown): value is VisitStatus =>
  typeof value === 'string' && Object.hasOwn(lookOfVisit, value)
const isRoomStatus = (value: unknown): value is RoomStatus =>
  typeof value === 'string' && Object.hasOwn(lookOfRoom, value)
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{20}$/.test(value)
const isMethod = (value: unknown): value is PaymentMethod =>
  paymentMethods.some((one) => one === value)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value || '–' : JSON.stringify(value)
