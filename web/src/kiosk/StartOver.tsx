import type { Ms } from '@mikvah/rules/time/ms.ts'
import { Button } from '../parts/Button.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

type Props = {
  /** After how long without a touch the screen is cleared, in milliseconds. */
  longest: Ms
  /** How much of that has passed, from 0 to 1. */
  still: number
  /** Called to clear the screen; null while nobody has begun. */
  onOver: (() => void) | null
}

/** Shows how long until the screen is cleared, with a button to clear it at once. */
export function StartOver({ longest, still, onOver }: Props) {
  const { t } = useWords('kiosk')
  return (
    <div className={styles.over}>
      <div className={styles.timer} aria-hidden="true">
        <i style={{ inlineSize: `${Math.max(0, 100 - still * 100)}%` }} />
      </div>
      <p className="muted">{t('kioskClears', { seconds: longest / 1000 })}</p>
      {onOver ? (
        <Button kind="quiet" onClick={onOver}>
          {t('kioskStartOver')}
        </Button>
      ) : null}
    </div>
  )
}
