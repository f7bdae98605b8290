import { flagOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Effect } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import { type NoticeKey, noticeOf } from './patron-notices.ts'

type ToSend = {
  key: NoticeKey
  params?: Record<string, string>
  /** Of whom or what it is told, so that it is told once. */
  dedupe: string
  /** Not before this moment of the app's clock; at once when nothing is said. */
  dueAt?: Ms
  /** For how long it is still worth saying; a day when nothing is said. */
  worthMs?: Ms
  /** Whatever holds it back, not after this moment. */
  lateAt?: Ms
  /** The visit it is about, when it is worth saying only while that stands. */
  visit?: string
}

/** Whether the facility sends such a notice at all. */
export const isSent = (key: NoticeKey, { content }: Pick<Moment, 'content'>): boolean =>
  noticeOf(key).always || flagOf(content.values, noticeOf(key).setting) === true

/** Whether she gets such a notice: the facility sends it, she wishes it, and there is a way to her. */
export function wantsNotice(key: NoticeKey, moment: Pick<Moment, 'content'>, her: Account) {
  const { hers } = noticeOf(key)
  const wishes = hers === null || her[hers]
  return isSent(key, moment) && wishes && waysTo(key, moment.content.values, her).length > 0
}

type Way = { channel: 'sms' | 'email'; to: string }

function waysTo(key: NoticeKey, values: SettingValues, her: Account): Way[] {
  const { phone, email } = her
  const ways: Way[] = []
  if (phone && flagOf(values, 'notificationBySms')) ways.push({ channel: 'sms', to: phone })
  if (email && flagOf(values, 'notificationByEmail') && wishesEmail(key, her))
    ways.push({ channel: 'email', to: email })
  if (ways.length === 0 && phone && noticeOf(key).always) return [{ channel: 'sms', to: phone }]
  return ways
}

/** What she has switches for goes by e-mail where she has chosen that; of her year, for which she gave it, always. */
const wishesEmail = (key: NoticeKey, her: Account): boolean =>
  noticeOf(key).hers === null || her.notificationByEmail

/**
 * A notice to a patron in her language, by text and by e-mail as the facility sends them, held while it is Shabbos or
 * Yom Tov; none for her who doesn't get it.
 */
export function tellPatron(moment: Moment, her: Account, toSend: ToSend): Effect[] {
  const { key, params = {}, dedupe, dueAt = moment.now, worthMs = hours(24) } = toSend
  const { visit, lateAt } = toSend
  const { values, texts } = moment.content
  if (!wantsNotice(key, moment, her)) return []
  const { language } = her
  const payload = {
    language,
    text: textIn(language, key, params, texts),
    lateAfterSeconds: worthMs / 1000,
    ...(visit === undefined ? {} : { visit }),
    ...(lateAt === undefined ? {} : { lateAt }),
  }
  const subject = textIn(language, noticeOf(key).subject, {}, texts)
  // An e-mail address isn't shown to be hers: what is sent there is known for hers by her id alone.
  const when = { dueAt, heldInQuiet: true }
  const stop = textIn(language, 'noticeEmailStop', {}, texts)
  const wayOut =
    noticeOf(key).hers === null ? {} : { text: `${payload.text}\n\n${stop}`, chosen: true }
  return waysTo(key, values, her).map((way) =>
    way.channel === 'sms'
      ? { do: 'message', ...when, dedupe: `${key}:${dedupe}`, payload: { ...payload, ...way } }
      : {
          do: 'email',
          ...when,
          dedupe: `${key}:${dedupe}:email:${her.id}`,
          payload: { ...payload, ...way, subject, ...wayOut },
        },
  )
}
