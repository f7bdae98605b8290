import { hours, type Ms, minutes } from '../time/ms.ts'

/**
 * The state of the facility as one process sees it. Each length says for how long something has been so; null where
 * it isn't so.
 */
export type Vitals = {
  refundOpen: Ms | null
  chargeOpen: Ms | null
  /** The oldest message to the world that is due and has failed before. */
  messageFailing: Ms | null
  /** The jobs that fail, each with how long it has. */
  jobsFailing: ReadonlyMap<string, Ms>
  /** Free bytes on the disk of an embedded database; null where the database lies elsewhere. */
  freeBytes: number | null
  /** How long ago the last backup was begun; null where none is expected, as in practice. */
  sinceBackup: Ms | 'never' | null
  /** The names of the house's screens that haven't been seen lately. */
  screensSilent: readonly string[]
}

/** One thing that somebody has to look after, and what there is to say of it. */
export type Alert =
  | { kind: 'refund-waits' | 'charge-waits' | 'messages-wait'; minutes: number }
  | { kind: 'jobs-fail'; names: string[] }
  | { kind: 'disk-low'; megabytes: number }
  | { kind: 'backup-old'; hours: number }
  | { kind: 'backup-never' }
  | { kind: 'screens-silent'; names: string[] }
export type AlertKind = Alert['kind']
export type OfSystem = Exclude<Alert, { kind: 'screens-silent' }>

const tooLong: Ms = minutes(10)
const failsTooLong: Ms = minutes(5)
/** What a disk must have free, in bytes. */
export const leastFree = 1_000_000_000
/**
 * How long a facility may go without a backup: a day, the hour more that a day has when summer time ends, and one for
 * the backup itself.
 */
const longestWithoutBackup: Ms = hours(26)

const waiting = (kind: 'refund-waits' | 'charge-waits' | 'messages-wait', since: Ms | null) =>
  since !== null && since > tooLong ? { kind, minutes: Math.floor(since / minutes(1)) } : null

/** Each kind of alert, with what judges whether it is due. */
const judges: { readonly [Kind in AlertKind]: (vitals: Vitals) => Alert | null } = {
  'refund-waits': ({ refundOpen }) => waiting('refund-waits', refundOpen),
  'charge-waits': ({ chargeOpen }) => waiting('charge-waits', chargeOpen),
  'messages-wait': ({ messageFailing }) => waiting('messages-wait', messageFailing),
  'jobs-fail': ({ jobsFailing }) => {
    const names = [...jobsFailing].filter(([, since]) => since > failsTooLong).map(([name]) => name)
    return names.length > 0 ? { kind: 'jobs-fail', names: names.toSorted() } : null
  },
  'disk-low': ({ freeBytes }) =>
    freeBytes !== null && freeBytes < leastFree
      ? { kind: 'disk-low', megabytes: Math.floor(freeBytes / 1_000_000) }
      : null,
  'backup-old': ({ sinceBackup }) =>
    typeof sinceBackup === 'number' && sinceBackup > longestWithoutBackup
      ? { kind: 'backup-old', hours: Math.floor(sinceBackup / hours(1)) }
      : null,
  'backup-never': ({ sinceBackup }) => (sinceBackup === 'never' ? { kind: 'backup-never' } : null),
  'screens-silent': ({ screensSilent }) =>
    screensSilent.length > 0 ? { kind: 'screens-silent', names: [...screensSilent] } : null,
}

/** What somebody has to look after now, the worst first. */
export const alertsOf = (vitals: Vitals): Alert[] =>
  Object.values(judges).flatMap((judge) => judge(vitals) ?? [])

/**
 * Whether an alert is about the system itself. Which screens are silent is shown at the desk and in the list of
 * devices.
 */
export const isOfSystem = (alert: Alert): alert is OfSystem => alert.kind !== 'screens-silent'

/**
 * Whether the office gets an e-mail about an alert. It gets none about silent screens, which are switched off by day,
 * nor about a facility that has never made a backup, which may have other means: there the hardware page and the doctor
 * say so.
 */
export const isWrittenOf = (alert: Alert): boolean =>
  isOfSystem(alert) && alert.kind !== 'backup-never'
