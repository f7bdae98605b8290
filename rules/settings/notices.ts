import { standardReminderHours } from '../messages/reminders.ts'
import type { SettingGroup } from './entry.ts'

const flag = { type: 'flag', seenBy: 'admins', standard: 'True' } as const
const hour = {
  type: 'hour',
  unit: 'hour of the day',
  min: 5,
  max: 23.99,
  seenBy: 'admins',
} as const

/** Which notices go out, when and which way, and where alerts go. Their words are texts; patrons have switches too. */
export const notices = {
  notificationReservationCreated: {
    ...flag,
    seenBy: 'patrons',
    label: 'Notice: reservation made',
    help: 'True: a patron who wishes it hears when her reservation is made or changed.',
  },
  notificationReservationCanceled: {
    ...flag,
    seenBy: 'patrons',
    label: 'Notice: reservation canceled',
    help: 'True: a patron hears when her reservation is canceled or refunded by the desk.',
  },
  notificationDayBefore: {
    ...flag,
    seenBy: 'patrons',
    label: 'Notice: day before',
    help: 'True: a patron who wishes it is reminded the day before.',
  },
  notificationDayBeforeHour: {
    ...hour,
    seenBy: 'patrons',
    label: 'Hour of the day-before notice',
    standard: `${standardReminderHours.dayBefore}`,
    help: 'When it is sent, in 24-hour decimal (19 means 7pm). If that falls in Shabbos or Yom Tov it goes an hour before candle lighting. Blank: 7pm.',
  },
  notificationDayOf: {
    ...flag,
    seenBy: 'patrons',
    label: 'Notice: day of',
    help: 'True: a patron who wishes it is reminded on the day.',
  },
  notificationDayOfHour: {
    ...hour,
    seenBy: 'patrons',
    label: 'Hour of the day-of notice',
    standard: `${standardReminderHours.dayOf}`,
    help: 'When it is sent, in 24-hour decimal (10 means 10am). If that falls in Shabbos or Yom Tov it goes an hour before candle lighting. Blank: 10am.',
  },
  notificationMembership: {
    ...flag,
    label: 'Notice: membership',
    help: 'True: a member hears when her membership was renewed, and when it could not. That it is about to she always hears.',
  },
  notificationBySms: {
    ...flag,
    seenBy: 'patrons',
    label: 'Notices by SMS',
    help: 'True: notices go out by SMS. Sign-in codes always do.',
  },
  notificationByEmail: {
    ...flag,
    label: 'Notices by e-mail',
    help: 'True: a patron who chooses it gets notices of visits at her e-mail address too. Without notices by SMS these are the only ones of visits.',
  },
  notificationByPush: {
    notYet: true,
    ...flag,
    label: 'Notices in the app',
    help: 'Whether notices may also go to the app on a patron’s phone. None go there yet, whatever is chosen.',
  },
  webPushPublicKey: {
    notYet: true,
    type: 'text',
    maxLength: 200,
    seenBy: 'everyone',
    label: 'Push public key',
    standard: '',
    help: 'The public VAPID key for notices in the app, of which none go out yet. Blank: none is kept.',
  },
  webPushPrivateKey: {
    notYet: true,
    type: 'secret',
    maxLength: 200,
    seenBy: 'admins',
    label: 'Push private key',
    standard: '',
    help: 'The private VAPID key that belongs to it. Blank: none is kept.',
  },
  adminEmail: {
    type: 'email',
    seenBy: 'admins',
    label: 'E-mail for alarms',
    standard: '',
    help: 'Who learns when something needs a person: many refused cards, a door that does not answer, messages that cannot be sent. Blank: the office’s address.',
  },
} as const satisfies SettingGroup
