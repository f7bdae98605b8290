import { IconBellRinging, IconCheck, IconPhoneCall } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { countdownText } from '../../parts/times/countdown-text.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import type { RoomRequest } from '../room-requests/requests-of.ts'
import { thingWord } from '../room-requests/supply-word.ts'
import { useThisDesk } from '../this-desk/chosen.ts'
import styles from './Calls.module.css'

/** The call that has waited longest, and how many more there are, as an alert; it stays empty while nobody calls. */
export function Calls({ calls }: { calls: readonly RoomRequest[] }) {
  const [first, ...others] = calls
  return (
    <div role="alert">
      {first ? <Call key={first.id} call={first} others={others.length} /> : null}
    </div>
  )
}

function Call({ call, others }: { call: RoomRequest; others: number }) {
  const { t } = useWords('attendant')
  const { t: say } = useWords('prepare')
  const { extension } = useThisDesk()
  const askSupplies = useTell('askSupplies', { stale: ['rooms'] })
  const ring = useTell('callRoom')
  const params = { id: String(call.room.id) }
  const seconds = useTicked((now) =>
    Math.max(0, Math.floor((now - Date.parse(call.dateRequested)) / 1000)),
  )
  const complete = () =>
    askSupplies.mutate({ params, body: { action: 'complete', ids: [call.id] } })
  return (
    <section className={styles.call}>
      <div>
        <p className={styles.who}>
          <Icon of={IconBellRinging} /> {t('attendantCalls', { room: call.room.number })} ·{' '}
          <span className="num" aria-hidden="true">
            {countdownText(seconds * 1000)}
          </span>
          {others > 0 ? <span>{t('attendantAndMore', { count: others })}</span> : null}
        </p>
        <h2>
          {thingWord(call.item, say) ?? t(call.isCallRequest ? 'askedCall' : 'askedAttendant')}
        </h2>
        <ErrorAlert failure={askSupplies.error ?? ring.error} />
      </div>
      <div className={styles.acts}>
        {extension === '' ? null : (
          <Button
            kind="stone"
            icon={IconPhoneCall}
            busy={ring.isPending}
            onClick={() => ring.mutate({ params, body: { fromExtension: extension } })}
          >
            {t('askedCallRoom')}
          </Button>
        )}
        <Button
          kind={extension === '' ? 'stone' : 'quiet'}
          icon={IconCheck}
          busy={askSupplies.isPending}
          onClick={complete}
        >
          {t(call.isCallRequest ? 'askedAnswered' : 'attendantOnMyWay')}
        </Button>
      </div>
    </section>
  )
}
