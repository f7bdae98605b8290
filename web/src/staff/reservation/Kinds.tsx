import type { Contract } from '@mikvah/contract/contract.ts'
import {
  IconBath,
  IconCrown,
  IconDroplets,
  IconLock,
  IconSun,
  IconWheelchair,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { Money } from '../../parts/Money.tsx'
import { useWords } from '../../words/use-words.ts'
import { leftOf } from './left-of.ts'
import styles from './ReservationScreen.module.css'
import { type DeskWish, type Kind, kindNames, type Timed } from './wish.ts'

const icons: Record<Kind, TablerIcon> = {
  shower: IconDroplets,
  bath: IconBath,
  'private-shower': IconLock,
  'private-bath': IconLock,
  'accessible-shower': IconWheelchair,
  'accessible-bath': IconWheelchair,
  segula: IconSun,
  kallah: IconCrown,
}

type Props = {
  wish: Timed
  slots: Contract['availableReservations']['answer']
  /** What a kind costs her; null while it isn't on sale, undefined while that isn't known. */
  priceOf: (kind: Kind) => number | null | undefined
  onChange: (more: Partial<DeskWish>) => void
}

/**
 * Every kind of room with its price and how many are left at her hour, or else at another of that night (`leftOf`); one
 * that isn't on sale says so.
 */
export function Kinds({ wish, slots, priceOf, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  const hintOf = (kind: Kind) => {
    const price = priceOf(kind)
    if (price === null) return t('bookNotOnSale')
    const places = leftOf(slots, { ...wish, kind })
    const left =
      places === null ? null : places > 0 ? t('bookLeft', { places }) : t('bookPlacesFull')
    return (
      <>
        {price === undefined ? null : <Money amount={price} whole />}
        {price !== undefined && left ? ' · ' : null}
        {left ? <span className={styles.whole}>{left}</span> : null}
      </>
    )
  }
  return (
    <fieldset className={styles.part}>
      <legend>{t('bookRoom')}</legend>
      <div className={styles.kinds}>
        {kindNames.map((kind) => (
          <RadioRow
            key={kind}
            name="kind"
            value={kind}
            icon={icons[kind]}
            label={t(`bookKind_${kind}`)}
            hint={hintOf(kind)}
            disabled={priceOf(kind) === null && wish.kind !== kind}
            checked={wish.kind === kind}
            onChange={() => onChange({ kind })}
          />
        ))}
      </div>
    </fieldset>
  )
}
