import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { AddBuilding } from './AddBuilding.tsx'
import { BuildingForm } from './BuildingForm.tsx'
import styles from './Buildings.module.css'

/** The buildings of the facility. A reservation names one of two, so a second can be added but no third. */
export function BuildingsScreen() {
  const { t } = useWords('building')
  const asked = useLiveQuery('building')
  const [adding, add] = useState(false)
  const { said, say } = useSaid()
  const places = asked.data?.locations ?? []
  return (
    <OfficePage
      title={t('officeBuildings')}
      beside={
        <>
          {places.length === 1 ? (
            <Button icon={IconPlus} onClick={() => add(true)}>
              {t('placesAdd')}
            </Button>
          ) : null}
          <LinkButton to="/admin/rooms">{t('officeRooms')}</LinkButton>
        </>
      }
    >
      <div className={styles.page}>
        <QuietlyLoaded asked={asked} notLoaded={t('buildingNotLoaded')}>
          {({ locations }) =>
            locations
              .toSorted((one, other) => Number(one.alternate) - Number(other.alternate))
              .map((place) => <BuildingForm key={place.id} place={place} onSaid={say} />)
          }
        </QuietlyLoaded>
      </div>
      <SaidLine said={said} />
      <AddBuilding open={adding} onClose={() => add(false)} onSaid={say} />
    </OfficePage>
  )
}
