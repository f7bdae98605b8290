import type { Contract } from '@mikvah/contract/contract.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconHistory } from '@tabler/icons-react'
import { classes } from '../../../parts/classes.ts'
import { CheckboxRow } from '../../../parts/fields/CheckboxRow.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Chosen } from '../steps/chosen.ts'
import { isSameKind } from '../steps/last-time.ts'
import { addedText, roomText } from '../steps/visit-text.ts'
import styles from './DayStep.module.css'

type Props = {
  last: Chosen
  places: Contract['locations']['answer']
  chosen: Chosen | undefined
  /** Whether the chosen night is in Shabbos mode, in which there is nothing to choose. */
  shut: boolean
  onChange: (chosen: Chosen | undefined) => void
}

/** Chooses the room, building and extras of last time in one tap, or takes them back; she chooses the hour herself. */
export function LastTime({ last, places, chosen, shut, onChange }: Props) {
  const { t, language } = useWords('reserve')
  const place = last.alternateLocation ? places.find(({ alternate }) => alternate) : undefined
  const kind = `${roomText(last.room, t)} ${addedText(last, t, language)}`.trim()
  return (
    <div className={styles.last}>
      <CheckboxRow
        icon={IconHistory}
        label={t('reserveLastTime')}
        hint={
          shut ? (
            t('reserveNotThatNight')
          ) : (
            <>
              {kind}
              {place ? (
                <>
                  {' · '}
                  <bdi>{nameIn(language, place.name, place.nameHe)}</bdi>
                </>
              ) : null}
            </>
          )
        }
        checked={!shut && isSameKind(chosen, last)}
        disabled={shut}
        onChange={({ target }) => onChange(target.checked ? last : undefined)}
      />
    </div>
  )
}

/**
 * Keeps the place of LastTime while that is loading, and where there was none after all, so that the days below don't
 * move.
 */
export function PlaceOfLastTime() {
  const { t } = useWords('reserve')
  return (
    <div className={classes(styles.last, styles.unknown)} aria-hidden="true">
      <CheckboxRow
        icon={IconHistory}
        label={t('reserveLastTime')}
        hint={t('reserveShower')}
        disabled
      />
    </div>
  )
}
