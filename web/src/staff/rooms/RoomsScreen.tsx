import { IconBuilding, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { useSearch } from '../../page/use-search.ts'
import { Button } from '../../parts/Button.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { AddRoom } from './AddRoom.tsx'
import { AttendantsTonight } from './AttendantsTonight.tsx'
import type { Building, SectionSetUp } from './building.ts'
import { Cubicles } from './Cubicles.tsx'
import { EditSection } from './EditSection.tsx'
import { GiveSection, useGiveSection } from './GiveSection.tsx'
import { RoomPanel } from './RoomPanel.tsx'
import styles from './Rooms.module.css'
import { SectionColumn } from './SectionColumn.tsx'

/**
 * The rooms of a building by section, which attendant each section has tonight, and the cubicles. The building and the
 * room are in the address; on a phone the chosen room comes before the list.
 */
export function RoomsScreen() {
  const { t } = useWords('building')
  const asked = useLiveQuery('building')
  const nameOf = useNameOf()
  const [params, setParams] = useSearch()
  const [adding, add] = useState<'room' | SectionSetUp | 'section' | null>(null)
  const { said, say } = useSaid()
  const places = asked.data?.locations.filter(({ active }) => active) ?? []
  const place = places.find(({ id }) => id === params.get('place')) ?? places[0]
  const close = () => add(null)
  return (
    <OfficePage
      title={t('officeRooms')}
      beside={
        <>
          {place && places.length > 1 ? (
            <Segmented
              label={t('officeBuildings')}
              value={place.id}
              onChange={(id) => setParams({ place: id })}
              options={places.map((one) => ({ value: one.id, label: nameOf(one) }))}
            />
          ) : null}
          <Button icon={IconPlus} onClick={() => add('section')}>
            {t('roomsSection')}
          </Button>
          <Button icon={IconPlus} onClick={() => add('room')}>
            {t('roomsRoom')}
          </Button>
          <LinkButton icon={IconBuilding} to="/admin/buildings">
            {t('roomsToBuildings')}
          </LinkButton>
        </>
      }
    >
      <QuietlyLoaded asked={asked} notLoaded={t('buildingNotLoaded')}>
        {(building) =>
          place ? (
            <Inside
              building={building}
              placeId={place.id}
              chosen={Number(params.get('room'))}
              onChoose={(room) =>
                setParams(
                  room === null ? { place: place.id } : { place: place.id, room: String(room) },
                )
              }
              onEdit={add}
              onSaid={say}
            />
          ) : null
        }
      </QuietlyLoaded>
      <SaidLine said={said} />
      {asked.data && place ? (
        <>
          <AddRoom
            open={adding === 'room'}
            sections={asked.data.sections.filter(({ locationId }) => locationId === place.id)}
            onClose={close}
            onAdded={({ id, number }) => {
              say(t('roomsRoomMade', { number }))
              setParams({ place: place.id, room: String(id) })
            }}
          />
          <EditSection
            section={typeof adding === 'object' ? adding : null}
            open={adding !== null && adding !== 'room'}
            placeId={place.id}
            onClose={close}
            onSaid={say}
          />
        </>
      ) : null}
    </OfficePage>
  )
}

type Props = {
  building: Building
  placeId: string
  chosen: number
  onChoose: (room: number | null) => void
  onEdit: (section: SectionSetUp) => void
  onSaid: (said: string) => void
}

function Inside({ building, placeId, chosen, onChoose, onEdit, onSaid }: Props) {
  const { t } = useWords('building')
  const { data: rooms = [], isLoading: roomsCome } = useLiveQuery('rooms')
  const { data: tonight = [], isLoading: tonightComes } = useLiveQuery('attendantsTonight')
  const give = useGiveSection(rooms, building.attendants, onSaid)
  const sections = building.sections.filter(({ locationId }) => locationId === placeId)
  const room = building.rooms.find(({ id }) => id === chosen)
  return (
    <div className={styles.page} data-chosen={room ? true : undefined}>
      <div className={styles.plan}>
        <AttendantsTonight attendants={building.attendants} tonight={tonight} />
        {sections.length === 0 ? <p className="muted">{t('roomsNoSection')}</p> : null}
        <div className={styles.sections}>
          {sections.map((section) => {
            const has = tonight.find((one) => one.section.id === section.id)?.attendant ?? null
            return (
              <SectionColumn
                key={section.id}
                section={section}
                building={building}
                rooms={rooms}
                attendant={has}
                // The question before a change needs the rooms and tonight's attendants, so nothing is assigned until
                // both are loaded.
                busy={roomsCome || tonightComes}
                chosen={chosen}
                onChoose={onChoose}
                onEdit={() => onEdit(section)}
                onGive={(attendantId) => give.ask(section, { attendantId, was: has?.id ?? null })}
              />
            )
          })}
        </div>
        <Cubicles building={building} placeId={placeId} onSaid={onSaid} />
        <Pools />
      </div>
      {room ? (
        <RoomPanel
          key={room.id}
          room={room}
          building={building}
          live={rooms.find(({ id }) => id === room.id)}
          onSaid={onSaid}
          onClose={() => onChoose(null)}
        />
      ) : null}
      <GiveSection give={give} />
    </div>
  )
}

/** The pools, which belong to the facility without being rooms. */
function Pools() {
  const { t } = useWords('building')
  const pools = useStaffSettings()?.poolsAvailable
  return (
    <p className="muted">
      {pools ? `${t('roomsPools', { count: Number(pools) })} · ` : null}
      <Link to="/admin/settings?group=flow">{t('roomsToPools')}</Link>
    </p>
  )
}
