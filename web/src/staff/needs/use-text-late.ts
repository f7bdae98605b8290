import type { Language } from '@mikvah/rules/words/language.ts'
import type { Dispatch, SetStateAction } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { type Unreached, unreachedAfter } from '../messages/unreached.ts'
import { keepTexted } from './texted.ts'

type Given = {
  /** By the ids of reservations. */
  onUnreached: Dispatch<SetStateAction<Unreached>>
  /** Shows the result beside the line. */
  say: (said: string) => void
}

/**
 * `text` writes to the patrons of late visits, each in the language she reads. The server sends one text for each
 * visit, however many desks tap.
 */
export function useTextLate({ onUnreached, say }: Given) {
  const { t } = useWords('desk-pages')
  const sendSms = useTell('sendSms', { stale: ['sentMessages'] })
  /** Gives true once the server has answered; after a failure, `error` says what failed. */
  const text = async (to: readonly VisitSeen[], words: Record<Language, string>) => {
    const late = to.map(({ reservationId }) => reservationId)
    const body = { msg: words.en.trim(), msgHe: words.he.trim(), users: [], numbers: [], late }
    const answer = await sendSms.mutateAsync({ body }).catch(() => null)
    if (!answer) return false
    const { failed, sent, already } = answer.result
    const why = new Map(failed.map(({ userId, errorMessage }) => [userId, errorMessage]))
    const missed = to.flatMap(({ reservationId, userId }) => {
      const because = why.get(userId ?? '')
      return because === undefined ? [] : ([[reservationId, because]] as const)
    })
    onUnreached((before) => unreachedAfter(before, late, new Map(missed)))
    const missedIds = missed.map(([id]) => id)
    keepTexted(late.filter((id) => !missedIds.includes(id)))
    if (missed.length > 0) say(t('needTextedSome', { sent, failed: missed.length }))
    else if (sent === 0) say(t('needTextedBefore', { count: already }))
    else say(t('needTexted', { count: sent }))
    return true
  }
  return { text, isPending: sendSms.isPending, error: sendSms.error }
}
