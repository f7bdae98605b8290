import { useState } from 'react'
import { Countdown } from '../../parts/times/Countdown.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './WipeCover.module.css'

/** How long wiping the screen takes. */
const lasts = 10_000

/**
 * Until when the screen is locked for wiping, by this device's clock in milliseconds; null while it isn't. `begin`
 * locks it for ten seconds.
 */
export function useWipe() {
  const [until, setUntil] = useState<number | null>(null)
  return { until, begin: () => setUntil(Date.now() + lasts), end: () => setUntil(null) }
}

/** Covers the screen while it is wiped, so that no touch does anything. */
export function WipeCover({ until, onEnd }: { until: number | null; onEnd: () => void }) {
  const { t } = useWords('mikvah')
  if (until === null) return null
  return (
    <div className={styles.cover} role="status">
      <p>
        {t('mikvahWiping')} <Countdown until={until} onEnd={onEnd} />
      </p>
    </div>
  )
}
