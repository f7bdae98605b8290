import type { Contract } from '@mikvah/contract/contract.ts'
import {
  IconBath,
  IconCrown,
  IconDroplets,
  IconLock,
  IconSparkles,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'
import { type Kind, kindNames, timesOf, type Wish } from './wish.ts'

const icons: Record<Kind, TablerIcon> = {
  shower: IconDroplets,
  bath: IconBath,
  'private-shower': IconLock,
  'private-bath': IconLock,
  'accessible-shower': IconWheelchair,
  'accessible-bath': IconWheelchair,
  segula: IconSparkles,
  kallah: IconCrown,
}

type Props = {
  wish: Wish
  slots: Contract['availableReservations']['answer']
  onChange: (more: Partial<Wish>) => void
}

/** Every kind of room there is; of those on sale at her time how many are left. */
export function Kinds({ wish, slots, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  const leftOf = (kind: Kind) =>
    timesOf(slots, { ...wish, kind }).find(({ at }) => at === wish.time)?.places
  return (
    <fieldset className={styles.part}>
      <legend>{t('bookRoom')}</legend>
      <div className={styles.kinds}>
        {kindNames.map((kind) => {
          const places = leftOf(kind)
          return (
            <RadioRow
              key={kind}
              name="kind"
              icon={icons[kind]}
              label={t(`bookKind_${kind}`)}
              hint={places === undefined ? null : t('bookLeft', { places })}
              checked={wish.kind === kind}
              onChange={() => onChange({ kind })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
