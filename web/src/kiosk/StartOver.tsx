import { Button } from '../parts/Button.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

type Props = {
  /** How far the thirty seconds have gone, from 0 to 1. */
  still: number
  /** Null while nobody has begun. */
  onOver: (() => void) | null
}

/** How long it still stands for her, and the way to clear it at once. */
export function StartOver({ still, onOver }: Props) {
  const { t } = useWords('kiosk')
  return (
    <div className={styles.over}>
      <div className={styles.timer} aria-hidden="true">
        <i style={{ inlineSize: `${Math.max(0, 100 - still * 100)}%` }} />
      </div>
      <p className="muted">{t('kioskClears')}</p>
      {onOver ? (
        <Button kind="quiet" onClick={onOver}>
          {t('kioskStartOver')}
        </Button>
      ) : null}
    </div>
  )
}
