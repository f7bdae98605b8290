import { IconBath, IconBrush, IconDroplets, IconLock, IconParking } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { QuantityStepper } from '../../parts/fields/QuantityStepper.tsx'
import { RadioCard } from '../../parts/fields/RadioCard.tsx'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Money } from '../../parts/Money.tsx'
import { Specimen } from './Specimen.tsx'

export function ChoiceSpecimens() {
  const name = useId()
  const [place, setPlace] = useState<'main' | 'satellite'>('main')
  const [count, setCount] = useState(2)
  return (
    <>
      <Specimen name="RadioCard" shape="pair">
        <RadioCard name={`${name}room`} icon={IconDroplets} label="Shower" hint="30 minutes" />
        <RadioCard
          name={`${name}room`}
          icon={IconBath}
          label="Bath"
          hint="60 minutes"
          defaultChecked
        />
      </Specimen>
      <Specimen name="Segmented">
        <Segmented
          label="Where"
          value={place}
          onChange={setPlace}
          options={[
            { value: 'main', label: 'Main building' },
            { value: 'satellite', label: 'Satellite' },
          ]}
        />
      </Specimen>
      <Specimen name="CheckboxRow, RadioRow">
        <CheckboxRow icon={IconLock} label="Private room" end={<Money amount={20} whole added />} />
        <CheckboxRow
          icon={IconParking}
          label="Parking"
          hint="Opens the garage from your phone. Paid in advance."
          end={<Money amount={5} whole added />}
          defaultChecked
        />
        <CheckboxRow
          icon={IconBrush}
          label="Both, polish"
          hint="Manicure or both, not the two together."
          end={<Money amount={55} whole added />}
          disabled
        />
        <RadioRow name={`${name}language`} label="English" defaultChecked />
        <RadioRow name={`${name}language`} label="עברית" />
      </Specimen>
      <Specimen name="QuantityStepper">
        <QuantityStepper name="Soap" value={count} onChange={setCount} />
      </Specimen>
      <Specimen name="Field, SelectField, TextArea">
        <Field
          label="Phone"
          ltr
          type="tel"
          defaultValue="+1 (201) 555-0142"
          help="We send a code."
        />
        <Field label="Name" error="At least three letters." defaultValue="Mi" />
        <SelectField label="Language">
          <option>English</option>
          <option>עברית</option>
        </SelectField>
        <TextArea label="Note" optional />
      </Specimen>
    </>
  )
}
