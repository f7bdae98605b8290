import { basePriceOf } from '@mikvah/rules/price/base-price.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import type { OptionFacts } from '@mikvah/rules/reservation/options.ts'
import { IconBath, IconDroplets, IconSun } from '@tabler/icons-react'
import { RadioCard } from '../../../parts/fields/RadioCard.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type Chosen, flagsOf } from '../steps/chosen.ts'
import { roomText } from '../steps/visit-text.ts'
import styles from './OptionsStep.module.css'

type Props = {
  chosen: Chosen
  offered: readonly Chosen['room'][]
  facts: OptionFacts
  standing: Standing
  onChange: (more: Partial<Chosen>) => void
}

const signs = { shower: IconDroplets, bath: IconBath, segula: IconSun } as const

/** Shower, bath or segula, with length and price. */
export function RoomChoice({ chosen, offered, facts, standing, onChange }: Props) {
  const { t } = useWords('reserve')
  return (
    <fieldset>
      <legend className={styles.legend}>{t('reserveRoom')}</legend>
      <div className={styles.rooms}>
        {offered.map((room) => (
          <RadioCard
            key={room}
            name="room"
            icon={signs[room]}
            label={roomText(room, t)}
            hint={<LengthAndPrice chosen={{ ...chosen, room }} facts={facts} standing={standing} />}
            checked={chosen.room === room}
            onChange={() => onChange({ room })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function LengthAndPrice({ chosen, facts, standing }: Pick<Props, 'chosen' | 'facts' | 'standing'>) {
  const { t } = useWords('reserve')
  const plain = { ...flagsOf(chosen), privateRoom: false, doubleSlot: false }
  const price = basePriceOf(plain, facts.night, standing, facts.values)
  return (
    <>
      <span className="num">{lengthOf(plain, facts.night, facts.values)}</span>{' '}
      {t('reserveMinutes')}
      {price ? (
        <>
          {' · '}
          <Money amount={dollarsOf(price.cents)} whole />
        </>
      ) : null}
    </>
  )
}
