import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import { useState } from 'react'
import type { RoomView } from '../../../live/live-event.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { Button } from '../../../parts/Button.tsx'
import { classes } from '../../../parts/classes.ts'
import { SelectField } from '../../../parts/fields/SelectField.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { codesOfWhoAvoid } from '../../facts/who-avoids.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { Warning } from '../Warning.tsx'
import { type SectionTonight, useAttendantsTonight, useSections } from './use-sections.ts'
import styles from './WhoHasWhat.module.css'

/** `onSaid` is called with what was done, once it is. */
type Props = { onSaid: (said: string) => void }

/**
 * The start of an evening: which attendant has which section, filled in with last night's, and one button that opens
 * all that have one. It is shown until a section is open, by this or room by room; a section that stays closed tonight
 * is left out.
 */
export function WhoHasWhat({ onSaid }: Props) {
  const { tonight } = useAttendantsTonight(false)
  const mine = tonight.filter(({ closed }) => !closed)
  const isBegun = useIsBegun(tonight)
  if (mine.length === 0 || isBegun) return null
  return <Begin key={mine[0]?.date} mine={mine} onSaid={onSaid} />
}

const noRooms: RoomView[] = []

/** Statuses that show that an evening has begun: one in which every room is occupied has begun too. */
const opened: readonly RoomStatus[] = ['Ready', 'Occupied']

function useIsBegun(tonight: readonly SectionTonight[]): boolean {
  const { data: rooms = noRooms } = useLiveQuery('rooms')
  return (
    tonight.some((section) => section.opened) ||
    rooms.some(({ status, section }) => section.attendant !== null && opened.includes(status))
  )
}

function Begin({ mine, onSaid }: Props & { mine: readonly SectionTonight[] }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { helpers, error: unknown } = useAttendantsTonight(true)
  const { open, swipe, isPending, error } = useSections()
  const [chosen, choose] = useState<Record<string, string>>({})
  // Only an attendant whom the list shows is assigned.
  const of = ({ section, attendant, last }: SectionTonight) => {
    const meant = chosen[section.id] ?? attendant?.id ?? last?.id
    return helpers.find(({ id }) => id === meant)?.id ?? ''
  }
  const { data: rooms = noRooms } = useLiveQuery('rooms')
  // Before an evening begins a patron may be in a room all the same: one who comes by day, or was left over.
  const avoided = (one: SectionTonight) => {
    const inside = rooms.filter(({ section }) => section.id === one.section.id)
    const codes = codesOfWhoAvoid(inside, of(one))
    return codes.length > 0 ? t('deskAvoidsHer', { codes: codes.join(', ') }) : undefined
  }
  const given = mine
    .map((one) => ({
      sectionId: one.section.id,
      attendantId: of(one),
      was: one.attendant?.id ?? null,
    }))
    .filter(({ attendantId }) => attendantId !== '')
  return (
    <section className={styles.begin} aria-labelledby="who-has-what">
      <header>
        <h2 id="who-has-what">{t('deskWhoHasWhat')}</h2>
        <p className={classes('muted', 'small', styles.hint)}>{t('deskWhoHasWhatHint')}</p>
      </header>
      <Warning failure={error ?? unknown} />
      <div className={styles.sections}>
        {mine.map((one) => (
          <SelectField
            key={one.section.id}
            label={<bdi>{nameOf(one.section)}</bdi>}
            help={avoided(one)}
            value={of(one)}
            onChange={({ target }) => choose({ ...chosen, [one.section.id]: target.value })}
          >
            {/* Whoever has it is replaced here; a section is taken from her by closing it. */}
            {one.attendant && of(one) !== '' ? null : (
              <option value="">{t('deskNoAttendant')}</option>
            )}
            {helpers.map(({ id, ...named }) => (
              <option key={id} value={id}>
                {nameOf(named)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <Button
        kind="solid"
        busy={isPending}
        disabled={given.length === 0}
        onClick={async () => {
          if (await open(given)) onSaid(t('deskSectionsOpened'))
        }}
      >
        {t('deskOpenWithThese')}
      </Button>
      <SwipeModal swipe={swipe} />
    </section>
  )
}
