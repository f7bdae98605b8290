import type { Contract } from '@mikvah/contract/contract.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { Segmented } from '../../../parts/fields/Segmented.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './OptionsStep.module.css'

type Props = {
  places: Contract['locations']['answer']
  alternate: boolean
  onChange: (alternate: boolean) => void
}

/** Chooses the main building or the other one, by the facility's names. */
export function PlaceChoice({ places, alternate, onChange }: Props) {
  const { t, language } = useWords('reserve')
  return (
    <section>
      <h2 className={styles.legend}>{t('reserveWhere')}</h2>
      <Segmented
        label={t('reserveWhere')}
        options={[false, true].map((other) => {
          const place = places.find((one) => one.alternate === other)
          return {
            value: String(other),
            label: <bdi>{nameIn(language, place?.name ?? '', place?.nameHe ?? '')}</bdi>,
          }
        })}
        value={String(alternate)}
        onChange={(value) => onChange(value === 'true')}
      />
    </section>
  )
}
