import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { IconClock, IconMoon } from '@tabler/icons-react'
import { useDeskPhone } from '../../../facts/use-desk-phone.ts'
import { DeskPhone } from '../../../page/DeskPhone.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { eveningText } from '../../../parts/times/evening-text.ts'
import { timeText } from '../../../parts/times/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import type { WhyShut } from '../steps/nights.ts'
import { useDayOf } from '../steps/use-day-of.ts'

type Props = {
  night: ScheduleDayView
  why: WhyShut
  /** The present business day. */
  today: string | undefined
}

/** Why a day can't be chosen, as a warning in the facility's words (requirements P8). */
export function ShutNotice({ night, why, today }: Props) {
  const { t, language } = useWords('reserve')
  const desk = useDeskPhone()
  const dayOf = useDayOf()
  const isTonight = night.date === today
  const evening = isTonight && why === 'past-cut-off' ? t('reserveTonight') : null
  const name = evening ?? eveningText(night.date, language, t)
  // Tonight's booking closed at an hour of today, a later night's on an earlier day.
  const closedAt = (cutOff: string) => {
    const time = timeText(cutOff, language, t)
    return isTonight
      ? t('reserveClosedAt', { time })
      : t('reserveClosedOn', { time, day: dayOf(cutOff) })
  }
  return why === 'closed' ? (
    <Alert kind="warning" icon={IconMoon}>
      {t('reserveDateClosed', { night: name })}
    </Alert>
  ) : (
    <Alert
      kind="warning"
      icon={IconClock}
      action={
        desk ? (
          <a href={desk.href}>
            {t('reserveCallDesk')} <DeskPhone desk={desk} />
          </a>
        ) : null
      }
    >
      {t('reserveDatePastCutoff', {
        night: name,
        when: night.cutOff === null ? '' : closedAt(night.cutOff),
      })}
    </Alert>
  )
}
