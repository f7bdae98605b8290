import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import type { Building } from './building.ts'

type Props = {
  building: Pick<Building, 'locations' | 'sections'>
  value: string
  onChange: (sectionId: string) => void
}

/** Chooses a room's section, and with it the building of that section. */
export function SectionSelect({ building, value, onChange }: Props) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const { locations, sections } = building
  return (
    <SelectField
      label={t('roomsInSection')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {locations.map((place) => (
        <optgroup key={place.id} label={nameOf(place)}>
          {sections
            .filter(({ locationId }) => locationId === place.id)
            .map((section) => (
              <option key={section.id} value={section.id}>
                {nameOf(section)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
