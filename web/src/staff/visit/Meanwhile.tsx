import type { VisitSeen } from '../../live/live-event.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'

/** Whether a failure is the refusal by which a call is told that another desk was faster. */
export const isMovedOn = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && failure.code === 'moved-on'

type Seen = Partial<VisitSeen>

/** What another desk has done with her visit meanwhile, since when, and who did it. */
export function Meanwhile({ failure }: { failure: unknown }) {
  if (!isMovedOn(failure)) return null
  // A refused placing tells the room beside the visit.
  const now = (failure.answer as { result?: (Seen & { reservation?: Seen }) | null } | null)?.result
  return now ? <Standing visit={now.reservation ?? now} /> : null
}

/** The status of a visit, its room, since when, and who set it. */
export function Standing({ visit: now }: { visit: Seen }) {
  const { t } = useWords('desk')
  const accountName = useAccountName()
  if (!now.reservationStatus) return null
  const by = now.statusHistory?.at(-1)?.setByName
  return (
    <p>
      <StatusTag visit={now.reservationStatus} />
      {now.room ? (
        <>
          {' '}
          {t('deskRoom')} <span className="num">{now.room.number}</span>
        </>
      ) : null}
      {now.statusSince ? (
        <>
          {' '}
          · {t('deskSince')} <Time at={now.statusSince} />
        </>
      ) : null}
      {by ? (
        <>
          {' '}
          · <bdi>{accountName(by)}</bdi>
        </>
      ) : null}
    </p>
  )
}
