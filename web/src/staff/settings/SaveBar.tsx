import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './SaveBar.module.css'

type Props = {
  count: number
  /** How many of them have something said against them; some of it may be overruled. */
  wrong: number
  mayBeSent: boolean
  busy: boolean
  failure: unknown
  onShowWrong: () => void
  onDiscard: () => void
}

/**
 * How many settings are typed and not saved, with the buttons that save and discard them; the bar stays in view while
 * there are any.
 */
export function SaveBar({ count, wrong, mayBeSent, busy, failure, onShowWrong, onDiscard }: Props) {
  const { t } = useWords('office')
  if (count === 0) return null
  return (
    <div className={styles.bar}>
      <ErrorAlert failure={failure} />
      <div className={styles.acts}>
        <Button type="submit" kind="solid" busy={busy} disabled={!mayBeSent}>
          {t('settingsSave', { count })}
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          {t('settingsDiscard')}
        </Button>
        <span role="status">
          {wrong > 0 ? (
            <>
              <span className={styles.wrong}>{t('settingsWrong', { count: wrong })}</span>{' '}
              <Button kind="quiet" size="small" onClick={onShowWrong}>
                {t('settingsShowWrong')}
              </Button>
            </>
          ) : null}
        </span>
      </div>
    </div>
  )
}
