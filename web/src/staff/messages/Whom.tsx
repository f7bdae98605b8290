import { IconAlertTriangle, IconBan, IconCheck, IconSend } from '@tabler/icons-react'
import type { VisitSeen } from '../../live/live-event.ts'
import { VisitHour } from '../../night/VisitHour.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { equipmentSigns, extraSigns } from '../facts/visit-signs.ts'
import { Sign } from '../parts/Sign.tsx'
import { useShownName } from '../visit/use-shown-name.ts'
import { isLost, type SentText, stateWords } from './sent.ts'
import styles from './Whom.module.css'

type Props = {
  visit: VisitSeen
  /** Why no message reaches her, or why the last one didn't. */
  unreached: string | undefined
  /** The last message to her, if there was one lately. */
  latest: SentText | null
}

/**
 * Her code and hour, her name where the facility shows names and else the signs of her visit, the last digits of her
 * number, so that namesakes can be told apart, and how far the last message to her has come, or why none reaches her.
 */
export function Whom({ visit, unreached, latest }: Props) {
  const name = useShownName(visit)
  const ending = visit.user?.userName?.slice(-4)
  return (
    <span className={styles.whom}>
      <span className={`num ${styles.code}`}>{visit.reservationCode}</span>
      <span>
        <VisitHour visit={visit} />
      </span>
      <span className={styles.name}>
        {name ? (
          <bdi>{name}</bdi>
        ) : (
          [...equipmentSigns(visit), ...extraSigns(visit)].map((sign) => (
            <Sign key={sign.word} {...sign} />
          ))
        )}
      </span>
      {ending ? <bdi className="num muted">··{ending}</bdi> : <span />}
      <span className={styles.state}>
        {unreached ? (
          <span className={styles.unreached}>
            <Icon of={IconBan} /> {unreached}
          </span>
        ) : latest ? (
          <Latest message={latest} />
        ) : null}
      </span>
    </span>
  )
}

function Latest({ message }: { message: SentText }) {
  const { t } = useWords('desk-pages')
  const lost = isLost(message)
  const delivered = message.state === 'delivered'
  return (
    <span className={lost ? styles.unreached : delivered ? styles.delivered : undefined}>
      <Icon of={lost ? IconAlertTriangle : delivered ? IconCheck : IconSend} />{' '}
      {t(stateWords[message.state])} <Time at={message.at} />
    </span>
  )
}
