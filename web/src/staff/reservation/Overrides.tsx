import { lengths } from '@mikvah/rules/lengths.ts'
import { IconHistory } from '@tabler/icons-react'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'
import type { DeskWish } from './wish.ts'

const overrides = [
  ['ignoreAvailability', 'bookIgnoreAvailability'],
  ['ignoreCutoff', 'bookIgnoreCutoff'],
  ['discount', 'bookDiscount'],
] as const

type Props = {
  wish: DeskWish
  /** Whether her hour is so near that she may be here already. */
  mayBeHere: boolean
  onChange: (more: Partial<DeskWish>) => void
}

/**
 * Everything that the desk can do against the rules, in one place under a tag that says that it is logged; below it
 * whether she is here already, and the desk's note.
 */
export function Overrides({ wish, mayBeHere, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  return (
    <>
      <section className={styles.overrides}>
        <p className={styles.name}>
          <span>{t('bookOverride')}</span>
          <Tag kind="late" icon={IconHistory}>
            {t('bookWritten')}
          </Tag>
        </p>
        {overrides.map(([field, word]) => (
          <SwitchRow
            key={field}
            label={t(word)}
            hint={t(`${word}Hint`)}
            checked={wish[field]}
            onChange={({ target }) => onChange({ [field]: target.checked })}
          />
        ))}
      </section>
      {mayBeHere ? (
        <SwitchRow
          label={t('bookIsHere')}
          hint={t('bookIsHereHint')}
          checked={wish.isHere}
          onChange={({ target }) => onChange({ isHere: target.checked })}
        />
      ) : null}
      <TextArea
        label={t('bookNote')}
        rows={2}
        maxLength={lengths.visitNote}
        value={wish.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}
