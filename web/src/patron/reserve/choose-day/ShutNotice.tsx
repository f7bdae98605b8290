import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { IconClock, IconMoon } from '@tabler/icons-react'
import { useDeskPhone } from '../../../facts/use-desk-phone.ts'
import { DeskPhone } from '../../../page/DeskPhone.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { timeText } from '../../../parts/times/time-text.ts'
import type { Language } from '../../../words/language.ts'
import type { Say } from '../../../words/say.ts'
import { useWords } from '../../../words/use-words.ts'
import { eveningText, weekdayText } from '../steps/evening-text.ts'
import type { WhyShut } from '../steps/nights.ts'

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
  const isTonight = night.date === today
  const evening = isTonight && why === 'past-cut-off' ? t('reserveTonight') : null
  const name = evening ?? eveningText(night.date, language, t)
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
        when: whenClosed(night.cutOff, isTonight, language, t),
      })}
    </Alert>
  )
}

/** When booking closed: tonight's at an hour of today, a later night's on an earlier day. */
function whenClosed(cutOff: string | null, isTonight: boolean, language: Language, t: Say): string {
  if (cutOff === null) return ''
  const time = timeText(cutOff, language, t)
  return isTonight
    ? t('reserveClosedAt', { time })
    : t('reserveClosedOn', { time, day: weekdayText(cutOff.slice(0, 10), language, t) })
}
