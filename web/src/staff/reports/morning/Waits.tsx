import { Table } from '../../../parts/Table.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { useNightWords } from '../night-words.ts'
import { numberText } from '../numbers.ts'
import styles from '../Reports.module.css'
import type { Place, Wait } from './view.ts'

type Row = { place: Place; wait: Wait }

/**
 * How many minutes patrons waited for the water: those who were ready by the zman from then on, the others from when
 * they were ready.
 */
export function Waits({ places }: { places: readonly Place[] }) {
  const { t } = useWords('morning')
  const { minutesText } = useNightWords()
  const nameOf = useNameOf()
  const rows = places.flatMap((place) => place.waits.map((wait) => ({ place, wait })))
  const leftOut = places.reduce((all, place) => all + place.leftOut, 0)
  const [only] = places
  const minutes = (key: 'meanMinutes' | 'nineInTen' | 'longest', head: string) => ({
    ...{ key, head, end: true },
    cell: ({ wait }: Row) => <span className={styles.minutes}>{minutesText(wait[key])}</span>,
  })
  return (
    <section className={styles.card}>
      <h2>{t('morningWaits')}</h2>
      {places.length === 1 && only?.zman ? (
        <p>
          {t('morningZman')} <Time at={only.zman} />
        </p>
      ) : null}
      {rows.length === 0 ? (
        <p className="muted">{t('morningNoWaits')}</p>
      ) : (
        <>
          <Table
            caption={t('morningWaits')}
            rows={rows}
            keyOf={({ place, wait }) => `${place.locationId} ${wait.group}`}
            columns={[
              ...(places.length > 1
                ? [
                    {
                      ...{ key: 'place', head: t('morningPlace') },
                      cell: ({ place }: Row) => <bdi>{nameOf(place)}</bdi>,
                    },
                  ]
                : []),
              { key: 'group', head: t('morningWho'), cell: ({ wait }) => t(`wait.${wait.group}`) },
              {
                ...{ key: 'count', head: t('reportsVisits'), end: true },
                cell: ({ wait }) => <span className="num">{numberText(wait.count)}</span>,
              },
              minutes('meanMinutes', t('reportsMean')),
              minutes('nineInTen', t('morningNineInTen')),
              minutes('longest', t('morningLongest')),
            ]}
          />
          <p className="muted">
            {t('morningWaitsHow')} {t('reportsRounded')}
          </p>
        </>
      )}
      {leftOut > 0 ? <p className="muted">{t('morningLeftOut', { count: leftOut })}</p> : null}
    </section>
  )
}
