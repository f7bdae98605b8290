import { IconArrowsExchange } from '@tabler/icons-react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { weekdayText } from '../../../parts/times/evening-text.ts'
import { timeText } from '../../../parts/times/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { finish } from './finished-ways.ts'
import { leaveHold } from './holds-left.ts'
import { useReserveStep } from './steps.ts'
import { useOldVisit } from './use-old-visit.ts'

/** Says that she is editing a visit, which stays hers meanwhile, and how to stop; renders nothing otherwise. */
export function EditNotice() {
  const { t, language } = useWords('reserve')
  const { present, wayId, toVisit } = useReserveStep()
  const { old } = useOldVisit()
  if (!old) return null
  const draft = present?.step === 'reserve-payment' ? present.reservationId : undefined
  const keepIt = async () => {
    finish(wayId)
    if (draft) leaveHold(draft)
    await toVisit(old.reservationId)
  }
  const day = weekdayText(old.reservationDate, language, t)
  const time = timeText(old.reservationTime, language, t)
  return (
    <Alert
      kind="info"
      icon={IconArrowsExchange}
      action={
        <Button size="small" onClick={keepIt}>
          {t('reserveKeepOld')}
        </Button>
      }
    >
      {t('reserveChanging', { day, time })}
    </Alert>
  )
}
