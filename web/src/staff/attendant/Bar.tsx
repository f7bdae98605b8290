import { IconAdjustments, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { LiveMark } from '../shell/LiveMark.tsx'
import { MenuButton } from '../shell/MenuButton.tsx'
import { NightClock } from '../shell/NightClock.tsx'
import { chooseForThisDesk, useThisDesk } from '../this-desk/chosen.ts'
import styles from './Bar.module.css'
import { sectionsIn } from './in-section.ts'
import { MySection } from './MySection.tsx'

type Props = { all: readonly RoomView[]; mine: readonly RoomView[] }

/**
 * The bar of the attendant's phone: her section with its attendant and how many rooms it has, or every room; the hour,
 * whether the live connection works, and whether calls make a sound.
 */
export function Bar({ all, mine }: Props) {
  const { t } = useWords('attendant')
  const { sound } = useThisDesk()
  const [choosing, choose] = useState(false)
  const nameOf = useNameOf()
  const sections = sectionsIn(mine)
  const [only] = sections
  const isOne = only && sections.length === 1
  const silent = sound === 'off'
  const facts = [
    isOne && only.attendant ? nameOf(only.attendant) : null,
    t('attendantRooms', { count: mine.length }),
  ].filter(Boolean)
  return (
    <header className={styles.bar}>
      <MenuButton />
      <button type="button" className={styles.section} onClick={() => choose(true)}>
        <b>{isOne ? <bdi>{nameOf(only)}</bdi> : t('attendantEveryRoom')}</b>
        <span>
          <bdi>{facts.join(' · ')}</bdi>
        </span>
      </button>
      <NightClock />
      <span className={styles.live}>
        <LiveMark />
      </span>
      <IconButton
        icon={silent ? IconVolumeOff : IconVolume}
        label={t(silent ? 'attendantSilent' : 'attendantSound')}
        aria-pressed={!silent}
        onClick={() => chooseForThisDesk({ sound: silent ? '' : 'off' })}
      />
      <IconButton
        icon={IconAdjustments}
        label={t('attendantThisDevice')}
        onClick={() => choose(true)}
      />
      <LanguageSwitch className={styles.language} />
      <MySection open={choosing} onClose={() => choose(false)} rooms={all} />
    </header>
  )
}
