import { Table } from '../../../parts/Table.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../Reports.module.css'
import { PlaceName } from './PlaceName.tsx'
import { useHand } from './use-hand.ts'
import type { Door, MorningView } from './view.ts'

/** Which doors were opened from a screen, by whom, for whom, and how it ended. */
export function Doors({ report: { doors, places } }: { report: MorningView }) {
  const { t } = useWords('morning')
  const hand = useHand()
  return (
    <section className={styles.card}>
      <h2>{t('morningDoors')}</h2>
      {doors.length === 0 ? (
        <p className="muted">{t('morningNoDoors')}</p>
      ) : (
        <Table
          caption={t('morningDoors')}
          rows={doors.map((door, nth) => ({ ...door, key: String(nth) }))}
          keyOf={({ key }) => key}
          columns={[
            { key: 'at', head: t('morningAt'), cell: ({ at }) => <Time at={at} /> },
            { key: 'door', head: t('morningDoor'), cell: (door) => <DoorName door={door} /> },
            ...(places.length > 1
              ? [
                  {
                    ...{ key: 'place', head: t('morningPlace') },
                    cell: ({ locationId }: Door) => <PlaceName of={locationId} places={places} />,
                  },
                ]
              : []),
            {
              ...{ key: 'code', head: t('morningCode') },
              cell: ({ reservationCode }) =>
                reservationCode === null ? '–' : <span className="num">{reservationCode}</span>,
            },
            { key: 'by', head: t('morningBy'), cell: (door) => <bdi>{hand(door)}</bdi> },
            {
              ...{ key: 'ended', head: t('morningDoorEnded') },
              cell: ({ ended }) => t(`ended.${ended ?? 'unknown'}`),
            },
          ]}
        />
      )}
    </section>
  )
}

function DoorName({ door: { door, of, test } }: { door: Door }) {
  const { t } = useWords('morning')
  const isOne = door === 'garage' || door === 'gate'
  const name = isOne ? t(`door.${door}`) : of ? t(`door.${door}`, { of }) : t(`doorGone.${door}`)
  return test ? (
    <>
      {name} <span className="muted">({t('morningTest')})</span>
    </>
  ) : (
    name
  )
}
