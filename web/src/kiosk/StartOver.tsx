import { Button } from '../parts/Button.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'
import { longestStillness } from './use-stillness.ts'

type Props = {
  /** How much of the idle timeout (`longestStillness`) has passed, from 0 to 1. */
  still: number
  /** Called to clear the screen; null while nobody has begun. */
  onOver: (() => void) | null
}

/** Shows how long until the screen is cleared, with a button to clear it at once. */
export function StartOver({ still, onOver }: Props) {
  const { t } = useWords('kiosk')
  return (
    <div className={styles.over}>
      <div className={styles.timer} aria-hidden="true">
        <i style={{ inlineSize: `${Math.max(0, 100 - still * 100)}%` }} />
      </div>
      <p className="muted">{t('kioskClears', { seconds: longestStillness / 1000 })}</p>
      {onOver ? (
        <Button kind="quiet" onClick={onOver}>
          {t('kioskStartOver')}
        </Button>
      ) : null}
    </div>
  )
}
