import { IconBell, IconPhoneCall, IconShoppingBag } from '@tabler/icons-react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { HowLong } from '../facts/HowLong.tsx'
import { type RoomRequest, requestsOf } from '../room-requests/requests-of.ts'
import { SupplyActs } from '../room-requests/SupplyActs.tsx'
import { thingWord } from '../room-requests/supply-word.ts'
import styles from '../shell/Rows.module.css'
import { RowsPage } from '../shell/RowsPage.tsx'

/**
 * What patrons ask for from their rooms: calls first, and within each kind the longest waiting first. The list follows
 * the live connection.
 */
export function SuppliesScreen() {
  const { t } = useWords('desk-pages')
  const asked = useLiveQuery('rooms')
  return (
    <RowsPage
      title={t('pageSupplies')}
      rows={asked.data && requestsOf(asked.data)}
      asked={asked}
      none={{ icon: IconShoppingBag, title: t('askedNothing') }}
    >
      {(request) => <Ask key={request.id} asked={request} />}
    </RowsPage>
  )
}

function Ask({ asked }: { asked: RoomRequest }) {
  const { t } = useWords('desk-pages')
  const { t: say } = useWords('prepare')
  const askSupplies = useTell('askSupplies', { stale: ['rooms'] })
  const { isCallRequest, isAttendantRequest, item } = asked
  const sign = isCallRequest ? IconPhoneCall : isAttendantRequest ? IconBell : IconShoppingBag
  const what = [
    isCallRequest ? t('askedCall') : null,
    isAttendantRequest ? t('askedAttendant') : null,
    thingWord(item, say),
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <strong className={styles.room}>{t('askedRoom', { number: asked.room.number })}</strong>
      <span className={styles.what}>
        <Icon of={sign} />
        <bdi>{what.join(' · ')}</bdi>
        {asked.code ? <span className="num">{asked.code}</span> : null}
      </span>
      <HowLong status="Supply" since={asked.dateRequested} className={styles.since} />
      <span className={styles.acts}>
        <SupplyActs roomId={asked.room.id} supply={asked} />
        <ErrorAlert failure={askSupplies.error} />
        <Button
          size="small"
          kind="quiet"
          busy={askSupplies.isPending}
          onClick={() =>
            askSupplies.mutate({
              params: { id: String(asked.room.id) },
              body: { action: 'cancel', ids: [asked.id] },
            })
          }
        >
          {t('askedCancel')}
        </Button>
      </span>
    </li>
  )
}
