import type { SettingKey } from '../settings/catalogue.ts'
import { flagOf, type SettingValues } from '../settings/read.ts'

/** Her own switches for what the program sends her by itself. */
export const herSwitches = [
  'notificationReservations',
  'notificationDayBefore',
  'notificationDayOf',
] as const
export type HerSwitch = (typeof herSwitches)[number]

type Notice = {
  /** The setting that sends this notice while it is True. */
  setting: SettingKey
  /** Her own switch for it; null where she has none. */
  hers: HerSwitch | null
  /** True for a notice that is sent whatever the settings say: without it she may not be charged. */
  always?: true
}

const made = {
  setting: 'notificationReservationCreated',
  hers: 'notificationReservations',
} as const
const canceled = {
  setting: 'notificationReservationCanceled',
  hers: 'notificationReservations',
} as const
const year = { setting: 'notificationMembership', hers: null } as const

const kinds = {
  noticeReserved: made,
  noticeMoved: made,
  noticeRequested: made,
  noticeCanceled: canceled,
  noticeRequestCanceled: canceled,
  noticeRefunded: canceled,
  noticeDayBefore: { setting: 'notificationDayBefore', hers: 'notificationDayBefore' },
  noticeDayOf: { setting: 'notificationDayOf', hers: 'notificationDayOf' },
  noticeMembershipRenews: { ...year, always: true },
  noticeMembershipRenewed: year,
  noticeMembershipFailed: year,
} as const satisfies Record<string, Notice>

/** A notice that the program sends patrons by itself; it is also the key of its words. */
export type NoticeKey = keyof typeof kinds

/** Every notice that the program sends patrons by itself, and the switches for it. */
export const noticesOfPatrons: Readonly<Record<NoticeKey, Notice>> = kinds

/** Whether the facility sends such a notice at all. */
export const isNoticeSent = (key: NoticeKey, values: SettingValues): boolean =>
  noticesOfPatrons[key].always === true || flagOf(values, noticesOfPatrons[key].setting) === true

/** Which notices that a switch of hers is for the facility sends at present. */
export const sentFor = (hers: HerSwitch, values: SettingValues): NoticeKey[] =>
  (Object.keys(kinds) as NoticeKey[]).filter(
    (key) => noticesOfPatrons[key].hers === hers && isNoticeSent(key, values),
  )
