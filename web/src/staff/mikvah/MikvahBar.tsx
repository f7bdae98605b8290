import { IconHandStop } from '@tabler/icons-react'
import type { ReadyView } from '../../live/live-event.ts'
import { Button } from '../../parts/Button.tsx'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { LiveMark } from '../shell/LiveMark.tsx'
import { MenuButton } from '../shell/MenuButton.tsx'
import { NightClock } from '../shell/NightClock.tsx'
import { ZmanBox } from '../shell/ZmanBox.tsx'
import styles from './MikvahBar.module.css'

/**
 * Whether the account is that of the pools alone. On a wall, in reach of wet hands, a menu would only lead away, to
 * pages of a patron.
 */
const leadsOnlyHere = (roles: readonly string[]) =>
  roles.length > 0 && roles.every((role) => role === 'Mikvah')

type Props = { corridor: ReadyView['corridor'] | null; onWipe: () => void }

/** The hour, the zman, how full the corridor is, and the button that locks the screen while it is wiped. */
export function MikvahBar({ corridor, onWipe }: Props) {
  const { t } = useWords('mikvah')
  const roles = useSession()?.roles ?? []
  return (
    <header className={styles.bar}>
      {leadsOnlyHere(roles) ? null : <MenuButton />}
      <div className={styles.clock}>
        <NightClock />
      </div>
      <div className={styles.zman}>
        <ZmanBox />
      </div>
      <span className={styles.rest} />
      {corridor?.limit ? <CorridorCount used={corridor.used} limit={corridor.limit} /> : null}
      <LiveMark />
      <Button icon={IconHandStop} onClick={onWipe}>
        {t('mikvahWipe')}
      </Button>
      <LanguageSwitch className={styles.language} />
    </header>
  )
}

function CorridorCount({ used, limit }: { used: number; limit: number }) {
  const { t } = useWords('mikvah')
  return (
    <p className={styles.corridor}>
      <span className={styles.arches} aria-hidden="true">
        {Array.from({ length: limit }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <i key={nth} data-full={nth < used || undefined} />
        ))}
      </span>
      <span>
        {t('mikvahCorridor')}
        <strong>{t('mikvahCorridorOf', { used, limit })}</strong>
      </span>
    </p>
  )
}
