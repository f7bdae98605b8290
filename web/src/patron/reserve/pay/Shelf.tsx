import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Money } from '../../../parts/Money.tsx'
import { QuantityStepper } from '../../../parts/QuantityStepper.tsx'
import styles from './Shelf.module.css'
import type { useShelf } from './use-shelf.ts'

/** What can be taken along, 0 to 10 of each. */
export function Shelf({ shelf }: { shelf: ReturnType<typeof useShelf> }) {
  if (shelf.onSale.length === 0) return null
  return (
    <>
      <ul>
        {shelf.onSale.map(({ item, description, price }) => (
          <li key={item} className={styles.item}>
            <span>
              {item}
              <span className="small muted">
                <br />
                {description}
                <br />
                <Money amount={price} />
              </span>
            </span>
            <QuantityStepper
              name={item}
              value={shelf.taken(item)}
              onChange={(quantity) => shelf.put(item, quantity)}
            />
          </li>
        ))}
      </ul>
      <ErrorAlert failure={shelf.failure} />
    </>
  )
}
