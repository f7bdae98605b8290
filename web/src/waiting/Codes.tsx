import { classes } from '../parts/classes.ts'
import type { AnswerOf } from '../talk/call.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Codes.module.css'

/** The codes that are called, in arches, and those that wait, in a plain row; no names, rooms or reasons. */
export function Codes({ codes }: { codes: AnswerOf<'listWaiting'> }) {
  const { t } = useWords('waiting')
  const called = codes.filter((one) => one.called)
  const waiting = codes.filter((one) => !one.called)
  return (
    <div className={styles.codes} aria-live="polite">
      <section className={styles.called} aria-labelledby="called">
        {/* While no code is called, the words below say enough, and the heading is only for screen readers. */}
        <h2 id="called" className={classes(called.length === 0 && 'sr-only')}>
          {t(called.length > 0 ? 'waitingCalled' : 'waitingNoneCalled')}
        </h2>
        {called.length > 0 ? (
          <ul
            data-many={called.length > 2 || undefined}
            data-crowd={crowdOf(called.length, [8, 12, 24])}
          >
            {called.map(({ waitingCode }) => (
              <li key={waitingCode} className={styles.door}>
                <span className="num">{waitingCode}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t('waitingNotCalled')}</p>
        )}
      </section>
      <section aria-labelledby="waiting">
        <h2 id="waiting">{t('waitingRest')}</h2>
        {waiting.length > 0 ? (
          <ul className={styles.row} data-crowd={crowdOf(waiting.length, [15, 24, 35])}>
            {waiting.map(({ waitingCode }) => (
              <li key={waitingCode}>
                <span className="num">{waitingCode}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t('waitingNobody')}</p>
        )}
      </section>
    </div>
  )
}

/**
 * Nobody scrolls a display on a wall, so the more codes there are, the smaller they are. `most` is how many fit on it
 * in full size and in the next two.
 */
function crowdOf(count: number, most: readonly [full: number, some: number, large: number]) {
  const [full, some, large] = most
  if (count <= full) return undefined
  if (count <= some) return 'some'
  return count <= large ? 'large' : 'vast'
}
