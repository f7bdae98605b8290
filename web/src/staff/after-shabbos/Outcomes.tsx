import { type Outcome, outcomes } from '@mikvah/rules/visit/from-paper.ts'
import { IconCheck, IconCircleX, IconX, type Icon as TablerIcon } from '@tabler/icons-react'
import { useId } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Outcomes.module.css'

export const outcomeIcons: Record<Outcome, TablerIcon> = {
  came: IconCheck,
  didnt: IconX,
  canceled: IconCircleX,
}

type Props = { code: string; value: Outcome | null; onChange: (became: Outcome) => void }

/** Came, didn't come, or canceled: one of the three is chosen, or none yet. */
export function Outcomes({ code, value, onChange }: Props) {
  const { t } = useWords('after-shabbos')
  const name = useId()
  return (
    <fieldset className={styles.outcomes}>
      <legend className="sr-only">{t('afterBecame', { code })}</legend>
      {outcomes.map((became) => (
        <label key={became} className={styles[became]}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={became === value}
            onChange={() => onChange(became)}
          />
          {became === value ? <Icon of={outcomeIcons[became]} /> : null}
          {t(`afterBecame${became}`)}
        </label>
      ))}
    </fieldset>
  )
}
