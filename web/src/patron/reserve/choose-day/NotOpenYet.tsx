import { IconMoon } from '@tabler/icons-react'
import { useDeskPhone } from '../../../facts/use-desk-phone.ts'
import { DeskPhone } from '../../../page/DeskPhone.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'

/** Says that a new facility isn't open for booking yet, and whom to call. */
export function NotOpenYet() {
  const { t } = useWords('reserve')
  const desk = useDeskPhone()
  return (
    <div className={`wrap ${styles.step}`}>
      <StepHead step="reserve-date" title={t('reserveStart')} />
      <Alert
        kind="info"
        icon={IconMoon}
        title={t('reserveNotOpenTitle')}
        action={
          desk ? (
            <a href={desk.href}>
              {t('reserveCallDesk')} <DeskPhone desk={desk} />
            </a>
          ) : null
        }
      >
        {t('reserveNotOpen')}
      </Alert>
    </div>
  )
}
