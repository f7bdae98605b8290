import { isNoticeSent, type NoticeKey, noticesOfPatrons } from '@mikvah/rules/messages/notices.ts'
import { flagOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import type { Effect } from '../outbox/add-effect.ts'
import type { Account } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import { subjects } from './patron-notices.ts'

type ToSend = {
  key: NoticeKey
  params?: Record<string, string>
  /** Whom or what the notice is about, so that it is sent once. */
  dedupe: string
  /** The moment of the app's clock at which it is sent; left out, it is sent at once. */
  dueAt?: Ms
  /** For how long it is worth sending; left out, for a day. */
  worthMs?: Ms
  /** The moment after which it isn't sent, whatever has held it back. */
  lateAt?: Ms
  /** The visit it is about: it isn't sent once that no longer stands. */
  visit?: string
}

/** Whether she gets such a notice: the facility sends it, she wants it, and there is a way to reach her. */
export function wantsNotice(key: NoticeKey, { content }: Pick<Moment, 'content'>, her: Account) {
  const { hers } = noticesOfPatrons[key]
  const wishes = hers === null || her[hers]
  return isNoticeSent(key, content.values) && wishes && waysTo(key, content.values, her).length > 0
}

type Way = { channel: 'sms' | 'email'; to: string }

function waysTo(key: NoticeKey, values: SettingValues, her: Account): Way[] {
  const { phone, email } = her
  const ways: Way[] = []
  if (phone && flagOf(values, 'notificationBySms')) ways.push({ channel: 'sms', to: phone })
  if (email && flagOf(values, 'notificationByEmail') && wishesEmail(key, her))
    ways.push({ channel: 'email', to: email })
  if (ways.length === 0 && phone && noticesOfPatrons[key].always)
    return [{ channel: 'sms', to: phone }]
  return ways
}

/**
 * Whether a notice goes to her by e-mail. Those with a switch of hers do if she has chosen e-mail; those about her
 * membership always, as she gave her address for that.
 */
const wishesEmail = (key: NoticeKey, her: Account): boolean =>
  noticesOfPatrons[key].hers === null || her.notificationByEmail

/**
 * The effects that send her a notice, in her language, by text and by e-mail as the settings and she say, after Shabbos
 * or Yom Tov; where these leave no way, one that is `always` sent goes by text. None where she doesn't get it.
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
  const subject = textIn(language, subjects[key], {}, texts)
  // Nobody has shown that the e-mail address is hers, so the name of the effect has her id in it, by which it is
  // found as hers.
  const when = { dueAt, heldInQuiet: true }
  const stop = textIn(language, 'noticeEmailStop', {}, texts)
  const wayOut =
    noticesOfPatrons[key].hers === null ? {} : { text: `${payload.text}\n\n${stop}`, chosen: true }
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
