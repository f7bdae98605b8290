import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { QuantityStepper } from '../../../parts/fields/QuantityStepper.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Shelf.module.css'
import type { useShelf } from './use-shelf.ts'

/** Merchandise, 0 to 10 of each. */
export function Shelf({ shelf }: { shelf: ReturnType<typeof useShelf> }) {
  const { t, language } = useWords('pay')
  if (shelf.onSale.length === 0) return null
  return (
    <>
      <ul>
        {shelf.onSale.map(({ item, itemHe, description, descriptionHe, price }) => {
          const name = nameIn(language, item, itemHe)
          return (
            <li key={item} className={styles.item}>
              <span>
                <bdi>{name}</bdi>
                <span className="small muted">
                  <br />
                  <bdi>{nameIn(language, description, descriptionHe)}</bdi>
                  <br />
                  <Money amount={price} />
                </span>
              </span>
              <QuantityStepper
                name={name}
                value={shelf.taken(item)}
                onChange={(quantity) => shelf.put(item, quantity)}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.unsaved}>
        <ErrorAlert failure={shelf.failure} onTryAgain={shelf.tryAgain} />
        {shelf.dropped ? <p className="small muted">{t('payShelfUndone')}</p> : null}
      </div>
    </>
  )
}
