import { isSettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './PreviewModal.module.css'
import type { Preview } from './preview.ts'
import type { WordsOf } from './use-setting-words.ts'

type Night = Preview['nights'][number]
type Figure<Of extends 'prices' | 'places'> = Night[Of][number]['was']

type Props<Of extends 'prices' | 'places'> = {
  title: string
  of: Of
  nights: Night[]
  nameOf: (locationId: string) => string | undefined
  wordsOf: WordsOf
  show: (figure: Figure<Of>) => ReactNode
}

/**
 * The prices or places that a change would alter, each with the old and the new value; nights with the same changes
 * are shown together.
 */
export function FiguresThatChange<Of extends 'prices' | 'places'>({
  title,
  of,
  nights,
  nameOf,
  wordsOf,
  show,
}: Props<Of>) {
  const { language } = useWords()
  const alike = Map.groupBy(
    nights.filter((night) => night[of].length > 0),
    (night) => JSON.stringify([night.locationId, night[of]]),
  )
  if (alike.size === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {[...alike].map(([key, [first, ...others]]) =>
        first ? (
          <div key={key} className={styles.night}>
            <h4>
              {[
                [first, ...others]
                  .map(({ date }) => dateText(date, 'dayMonth', language))
                  .join(', '),
                nameOf(first.locationId),
              ]
                .filter(Boolean)
                .join(' · ')}
            </h4>
            <dl>
              {first[of].map((one) =>
                isSettingKey(one.key) ? (
                  <div key={one.key}>
                    <dt>{wordsOf(one.key).label}</dt>
                    <dd>
                      <span className={styles.old}>{show(one.was)}</span>{' '}
                      <Icon of={IconArrowRight} /> <span>{show(one.becomes)}</span>
                    </dd>
                  </div>
                ) : null,
              )}
            </dl>
          </div>
        ) : null,
      )}
    </section>
  )
}
