import { numberOf, type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './PlaceChoice.module.css'
import { towns } from './towns.ts'

const PlaceMap = lazy(() => import('./PlaceMap.tsx').then((file) => ({ default: file.PlaceMap })))

type Props = { values: SettingValues; onPlace: (more: Readonly<Record<string, string>>) => void }

/** A town to begin with, and a map whose pictures aren't fetched from anybody before a tap (decision 0038). */
export function PlaceChoice({ values, onPlace }: Props) {
  const { t, language } = useWords('set-up')
  const [shown, setShown] = useState(false)
  const tiles = textOf(values, 'websiteMapTilesUrl')
  const point = pointIn(values)
  const chosen = towns.find(({ fills }) =>
    Object.entries(fills).every(([key, value]) => values[key] === value),
  )
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('setUpTown')}
        help={t('setUpTownHelp')}
        value={chosen?.en ?? ''}
        onChange={({ target }) => {
          const town = towns.find(({ en }) => en === target.value)
          if (town) onPlace(town.fills)
        }}
      >
        <option value="">{t('setUpTownNone')}</option>
        {towns.map((town) => (
          <option key={town.en} value={town.en}>
            {town[language]}
          </option>
        ))}
      </SelectField>
      {tiles && point && shown ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PlaceMap
            at={point}
            tiles={tiles}
            label={t('setUpMap')}
            onPoint={({ lat, long }) =>
              onPlace({ locationLat: lat.toFixed(4), locationLong: long.toFixed(4) })
            }
          />
        </Suspense>
      ) : null}
      {tiles && point && !shown ? (
        <div className={styles.show}>
          <Button onClick={() => setShown(true)}>{t('setUpMapShow')}</Button>
          <p className="muted small">{t('setUpMapHelp', { host: hostOf(tiles) })}</p>
        </div>
      ) : null}
    </div>
  )
}

const hostOf = (tiles: string) => /^https?:\/\/([^/]+)/.exec(tiles)?.[1] ?? tiles

function pointIn(values: SettingValues) {
  const number = (key: 'locationLat' | 'locationLong') => {
    try {
      return numberOf(values, key)
    } catch {
      return null
    }
  }
  const [lat, long] = [number('locationLat'), number('locationLong')]
  const isPoint = lat !== null && long !== null && Math.abs(lat) <= 85 && Math.abs(long) <= 180
  return isPoint ? { lat, long } : null
}
