import { textOf } from '@mikvah/rules/settings/read.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { lazy, Suspense, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import ground from '../../look/art/map.svg?inline'
import { Button } from '../../parts/Button.tsx'
import { directionsTo } from '../../parts/ways-out.ts'
import { useAsk } from '../../talk/ask.ts'
import { untilItComes } from '../../talk/until-it-comes.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Places.module.css'

const PlacesMap = lazy(() =>
  untilItComes(() => import('./PlacesMap.tsx').then((file) => ({ default: file.PlacesMap }))),
)

/**
 * The facility's buildings, with their addresses. The map server is asked only once she taps, so that it doesn't learn
 * of everybody who looked.
 */
export function Places() {
  const { t, language } = useWords('home')
  const { data } = useAsk('locations', { query: { activeonly: 'true' } }, { staleTime: 3_600_000 })
  const tiles = textOf(useSettings(), 'websiteMapTilesUrl')
  const [shown, setShown] = useState(false)
  const places = (data ?? []).map((place) => ({
    ...place,
    name: nameIn(language, place.name, place.nameHe),
    shownAddress: nameIn(language, place.address, place.addressHe),
  }))
  if (places.length === 0) return null
  return (
    <section>
      <h2>{t('homeWhere')}</h2>
      <div className={`no-print ${styles.map}`}>
        {shown && tiles ? (
          <Suspense fallback={<img src={ground} alt="" />}>
            <PlacesMap places={places} tiles={tiles} label={t('homeMap')} />
          </Suspense>
        ) : (
          <>
            <img src={ground} alt="" />
            {places.slice(0, 2).map(({ id }, at) => (
              <span key={id} aria-hidden className={`num ${styles.pin} ${styles.drawn}`}>
                {at + 1}
              </span>
            ))}
            {tiles ? (
              <span className={styles.show}>
                <Button onClick={() => setShown(true)}>{t('homeShowMap')}</Button>
              </span>
            ) : null}
          </>
        )}
      </div>
      <ul className={styles.places}>
        {places.map((place, at) => (
          <li key={place.id}>
            <span className={`num ${styles.number}`}>{at + 1}</span>
            <div>
              <h3>
                <bdi>{place.name}</bdi>
              </h3>
              <p className="muted">
                <bdi>{place.shownAddress}</bdi>
              </p>
              <a href={directionsTo(place.address)} target="_blank" rel="noreferrer">
                {t('homeDirections')}
                <span className="sr-only">
                  : {place.name} ({t('opensInNewTab')})
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
