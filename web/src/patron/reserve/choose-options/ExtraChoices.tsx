import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import type { OptionFacts, OptionRefusal } from '@mikvah/rules/reservation/options.ts'
import { flagOf, numberOf, textOf } from '@mikvah/rules/settings/read.ts'
import { IconBrush, IconClock, IconHandStop, IconLock, IconParking } from '@tabler/icons-react'
import { CheckboxRow } from '../../../parts/fields/CheckboxRow.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import { opensByPhone } from '../../garage/opens-by-phone.ts'
import type { Chosen } from '../steps/chosen.ts'
import { addedBy, type Extra, extras, isOffered, isOn, refusalOf, switched } from './extras.ts'
import styles from './OptionsStep.module.css'

type Props = {
  chosen: Chosen
  facts: OptionFacts
  standing: Standing
  onChange: (more: Partial<Chosen>) => void
}

const signs = {
  private: { icon: IconLock, label: 'reservePrivate' },
  parking: { icon: IconParking, label: 'reserveParking' },
  manicure: { icon: IconHandStop, label: 'reserveManicure' },
  both: { icon: IconBrush, label: 'reserveBoth' },
  double: { icon: IconClock, label: 'reserveDouble' },
} as const

/** Extras with their prices, and why one can't be added. */
export function ExtraChoices({ chosen, facts, standing, onChange }: Props) {
  const { t, language } = useWords('reserve')
  const offered = extras.filter((extra) => isOffered(extra, chosen, facts))
  if (offered.length === 0) return null
  const ownLabel =
    (language === 'he' ? textOf(facts.values, 'privateRoomLabelHe') : null) ??
    textOf(facts.values, 'privateRoomLabel')
  return (
    <fieldset>
      <legend className={styles.legend}>{t('reserveExtras')}</legend>
      <div className={styles.extras}>
        {offered.map((extra) => {
          const checked = isOn(extra, chosen)
          const refusal = checked ? null : refusalOf(extra, chosen, facts)
          const added = addedBy(extra, chosen, facts, standing)
          return (
            <CheckboxRow
              key={extra}
              name={extra}
              icon={signs[extra].icon}
              label={extra === 'private' && ownLabel ? ownLabel : t(signs[extra].label)}
              hint={refusal ? t(whyNot(refusal)) : <Hint {...{ extra, chosen, facts }} />}
              end={added === null ? null : <Money amount={added} whole added />}
              checked={checked}
              disabled={refusal !== null}
              onChange={({ target }) => onChange(switched(extra, target.checked))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

type HintProps = { extra: Extra; chosen: Chosen; facts: OptionFacts }

function Hint({ extra, chosen, facts: { values } }: HintProps) {
  const { t } = useWords('reserve')
  const minutes = numberOf(values, 'reservationMinutesDoubleSlot')
  if (extra === 'parking') {
    const prepaid = flagOf(values, 'reservationsRequirePrepayParking') === true
    if (opensByPhone(chosen, values))
      return t(prepaid ? 'reserveParkingPrepaid' : 'reserveParkingHint')
    return prepaid ? t('reserveParkingAhead') : null
  }
  if (extra === 'double' && minutes !== null) return t('reserveDoubleHint', { minutes })
  return null
}

const reasons: Partial<Record<OptionRefusal, WordKey>> = {
  'manicure-or-both': 'reserveOnlyOne',
  'salon-needs-parking': 'reserveNeedsParking',
  'salon-not-with-room': 'reserveNotWithRoom',
  'double-not-with-room': 'reserveNotWithRoom',
  'private-not-offered': 'reserveNotWithRoom',
}
const whyNot = (refusal: OptionRefusal) => reasons[refusal] ?? 'reserveNotThatNight'
