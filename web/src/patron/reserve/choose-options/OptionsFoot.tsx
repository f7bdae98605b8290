import { ActionFoot } from '../../../parts/ActionFoot.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Money } from '../../../parts/Money.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Chosen } from '../steps/chosen.ts'
import { addedText, roomText } from '../steps/visit-text.ts'
import styles from './OptionsStep.module.css'

type Props = {
  chosen: Chosen
  /** Whether the night is in Shabbos mode, in which there is no choice of room. */
  shabbosMode: boolean
  /** The price in dollars; null until the server has answered. */
  total: number | null
  /** Whether the price waits for a network. */
  waits: boolean
  /** Whether there is anything left to choose. */
  isOpen: boolean
  busy: boolean
  onContinue: (() => void) | null
}

/** What is chosen so far, its price, and Continue, which is disabled while `onContinue` is null. */
export function OptionsFoot(props: Props) {
  const { chosen, shabbosMode, total, waits, isOpen, busy, onContinue } = props
  const { t, language } = useWords('reserve')
  const added = addedText(chosen, t, language)
  return (
    <ActionFoot
      summary={
        <>
          <div className={styles.sum}>
            {shabbosMode ? null : <span>{roomText(chosen.room, t)}</span>}
            {chosen.time ? <Time at={chosen.time} /> : null}
            {total === null || !isOpen ? null : <Money amount={total} />}
          </div>
          <div className="small muted">
            {isOpen ? (chosen.time ? added : t('reserveChooseTime')) : t('reserveNoSlots')}
          </div>
          <div className="small" role="status">
            {waits && isOpen ? t('reservePriceWaits') : null}
          </div>
        </>
      }
    >
      <Button
        kind="solid"
        arrow
        busy={busy}
        disabled={onContinue === null}
        onClick={onContinue ?? undefined}
      >
        {t('reserveContinue')}
      </Button>
    </ActionFoot>
  )
}
