import { Link } from 'react-router'
import type { VisitSeen } from '../../live/told.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import type { NeedProps } from './need-props.ts'
import { keepTexted } from './texted.ts'

/** Whose time has come and who isn't here: one message for all of them, once for each. */
export function Late({ those, say }: NeedProps<VisitSeen>) {
  const { t } = useWords('desk-pages')
  const told = useTell('sendSms', { stale: ['sentMessages'] })
  const send = async () => {
    if (told.isPending) return
    const users = [...new Set(those.flatMap(({ userId }) => userId ?? []))]
    const sent = await told
      .mutateAsync({ body: { msg: t('messageTextExpected'), users, numbers: [] } })
      .catch(() => null)
    if (!sent) return
    const { result } = sent
    const notReached = new Set(result.failed.map(({ userId }) => userId))
    const texted = those.filter(({ userId }) => userId && !notReached.has(userId))
    keepTexted(texted.map(({ reservationId }) => reservationId))
    const failed = result.failed.length
    say(
      failed > 0
        ? t('needTextedSome', { sent: result.sent, failed })
        : t('needTexted', { count: result.sent }),
    )
  }
  return (
    <>
      <span title={those.map(({ reservationCode }) => reservationCode).join(', ')}>
        {t('needLate', { count: those.length })}
      </span>
      <ErrorAlert failure={told.error} />
      <button type="button" aria-disabled={told.isPending || undefined} onClick={send}>
        {t('needTextAll', { count: those.length })}
      </button>
      <Link to="/receptionist/messages">{t('needOwnWords')}</Link>
    </>
  )
}
