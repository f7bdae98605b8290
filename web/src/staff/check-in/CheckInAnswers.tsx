import type { Reservation } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { IconNote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../parts/Card.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { notesOfHers } from '../parts/notes-of-hers.ts'
import styles from './CheckInScreen.module.css'

type Props = {
  visit: Reservation
  language: Language
  onLanguage: (language: Language) => void
  /** How many cubicles are free, and whether she gets one; null where the facility has none. */
  cubicle: { free: number | undefined; given: boolean } | null
  onGive: (given: boolean) => void
  /** The note as it is typed; null while it is as it was written before. */
  note: string | null
  onNote: (note: string) => void
}

/** What can be changed before she is checked in: her language, her cubicle and the desk's note. */
export function CheckInAnswers({ visit, language, cubicle, note, ...on }: Props) {
  const { t } = useWords('check-in')
  return (
    <Card>
      <div className={styles.rows}>
        <Row name={t('checkInLanguage')}>
          <Segmented
            label={t('checkInLanguage')}
            value={language}
            onChange={on.onLanguage}
            options={languages.map((value) => ({ value, label: nameOfLanguage[value] }))}
          />
        </Row>
        {cubicle ? (
          <Row name={t('checkInCubicle')}>
            <Cubicle {...cubicle} onGive={on.onGive} />
          </Row>
        ) : null}
        <Row name={t('checkInNote')}>
          {notesOfHers(visit).map((text) => (
            <p key={text} className={styles.hers}>
              <Icon of={IconNote} />
              <span>
                {t('checkInFromHer')}: <bdi>{text}</bdi>
              </span>
            </p>
          ))}
          <TextArea
            label={t('checkInAddNote')}
            rows={2}
            maxLength={lengths.visitNote}
            value={note ?? visit.notes ?? ''}
            onChange={({ target }) => on.onNote(target.value)}
          />
        </Row>
      </div>
    </Card>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.row} aria-label={name}>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
)

type CubicleProps = { free: number | undefined; given: boolean; onGive: (given: boolean) => void }

/** Whether she gets a cubicle, once it is known how many are free. */
function Cubicle({ free, given, onGive }: CubicleProps) {
  const { t } = useWords('check-in')
  if (free === undefined) return <Skeleton lines={1} />
  if (free === 0) return <p className="muted">{t('checkInNoCubicle')}</p>
  return (
    <CheckboxRow
      label={t('checkInGiveCubicle')}
      hint={t('checkInCubiclesFree', { count: free })}
      checked={given}
      onChange={({ target }) => onGive(target.checked)}
    />
  )
}
