import type { Contract } from '@mikvah/contract/contract.ts'
import { Segmented } from '../../../parts/Segmented.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './OptionsStep.module.css'

type Props = {
  places: Contract['locations']['answer']
  alternate: boolean
  onChange: (alternate: boolean) => void
}

/** The main building or the other one, by the names the facility gives them. */
export function PlaceChoice({ places, alternate, onChange }: Props) {
  const { t } = useWords('reserve')
  return (
    <section>
      <h2 className={styles.legend}>{t('reserveWhere')}</h2>
      <Segmented
        label={t('reserveWhere')}
        options={[false, true].map((other) => ({
          value: String(other),
          label: <bdi>{places.find((place) => place.alternate === other)?.name}</bdi>,
        }))}
        value={String(alternate)}
        onChange={(value) => onChange(value === 'true')}
      />
    </section>
  )
}
