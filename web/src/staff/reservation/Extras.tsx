import {
  IconBrush,
  IconBuilding,
  IconClock,
  IconDropletHalf2,
  IconHandStop,
  IconParking,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Money } from '../../parts/Money.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'
import { type DeskExtra, type DeskWish, extras } from './wish.ts'

const words = {
  parking: 'bookParking',
  salonManicure: 'bookManicure',
  salonBoth: 'bookBoth',
  doubleSlot: 'bookDouble',
  chabadBor: 'bookChabadBor',
} as const satisfies Record<DeskExtra, string>

const icons: Record<DeskExtra, TablerIcon> = {
  parking: IconParking,
  salonManicure: IconHandStop,
  salonBoth: IconBrush,
  doubleSlot: IconClock,
  chabadBor: IconDropletHalf2,
}

/** Choosing one of these deselects the other. */
const instead: Partial<Record<DeskExtra, DeskExtra>> = {
  salonManicure: 'salonBoth',
  salonBoth: 'salonManicure',
}

type Props = {
  wish: DeskWish
  /**
   * What an extra adds to the price; null while it isn't on sale, undefined while that isn't known or it is part of
   * the price.
   */
  priceOf: (extra: DeskExtra) => number | null | undefined
  onChange: (more: Partial<DeskWish>) => void
}

/**
 * The extras of a room, and the choice of the second building where there is one. Which of them don't go together the
 * server says with the price.
 */
export function Extras({ wish, priceOf, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  const hasSecond = useHasSecondBuilding()
  const put = (extra: DeskExtra, on: boolean) => {
    const other = instead[extra]
    onChange({
      extras: { ...wish.extras, [extra]: on, ...(on && other ? { [other]: false } : {}) },
    })
  }
  return (
    <section className={styles.part}>
      <h2>{t('bookExtras')}</h2>
      <div className={styles.extras}>
        {extras.map((extra) => {
          const price = priceOf(extra)
          return (
            <CheckboxRow
              key={extra}
              icon={icons[extra]}
              label={t(words[extra])}
              hint={price === null ? t('bookNotOnSale') : null}
              end={price == null ? null : <Money amount={price} whole added />}
              disabled={price === null && !wish.extras[extra]}
              checked={wish.extras[extra]}
              onChange={({ target }) => put(extra, target.checked)}
            />
          )
        })}
        {wish.alternateLocation || hasSecond ? (
          <CheckboxRow
            icon={IconBuilding}
            label={t('bookAlternate')}
            checked={wish.alternateLocation}
            onChange={({ target }) => onChange({ alternateLocation: target.checked })}
          />
        ) : null}
      </div>
    </section>
  )
}

function useHasSecondBuilding(): boolean {
  const { data = [] } = useAsk(
    'locations',
    { query: { activeonly: 'true' } },
    { staleTime: 3_600_000 },
  )
  return data.some(({ alternate }) => alternate)
}
