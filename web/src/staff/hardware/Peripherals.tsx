import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { icons, type Peripheral } from './device.ts'
import { EditPeripheral } from './EditPeripheral.tsx'
import styles from './Hardware.module.css'

/** The printer or card reader whose form is open: `new` for one to be added, null for none. */
export type Editing = Peripheral | 'new' | null

type Props = {
  peripherals: readonly Peripheral[]
  editing: Editing
  onEdit: (editing: Editing) => void
  onSaid: (said: string) => void
}

/** Printers and card readers as they are set up, those out of use too, for desks and kiosks to choose. */
export function Peripherals({ peripherals, editing, onEdit, onSaid }: Props) {
  const { t } = useWords('hardware')
  const nameOf = useNameOf()
  return (
    <section aria-labelledby="peripherals">
      <div className={styles.groupHead}>
        <h2 id="peripherals">{t('peripherals')}</h2>
      </div>
      <p className="muted small">{t('peripheralsHint')}</p>
      <ul className={styles.list}>
        {peripherals.map((one) => (
          <li key={one.id} className={styles.setUp}>
            <Icon of={icons[one.kind]} size="26px" />
            <span className={styles.name}>
              <b>
                <bdi>{nameOf(one)}</bdi>
              </b>
              <span className={styles.where}>
                <span>{t(`peripheralsAt.${one.usedAt}`)}</span>
                <span>
                  <code>{one.point}</code>
                </span>
              </span>
            </span>
            {one.active ? null : <Tag kind="late">{t('peripheralsOut')}</Tag>}
            <Button
              size="small"
              aria-label={`${t('peripheralsChange')}: ${nameOf(one)}`}
              onClick={() => onEdit(one)}
            >
              {t('peripheralsChange')}
            </Button>
          </li>
        ))}
      </ul>
      <EditPeripheral
        open={editing !== null}
        peripheral={editing === 'new' ? null : editing}
        onClose={() => onEdit(null)}
        onSaid={onSaid}
      />
    </section>
  )
}
