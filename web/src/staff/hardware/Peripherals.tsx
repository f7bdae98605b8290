import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { icons, type Peripheral } from './device.ts'
import { EditPeripheral } from './EditPeripheral.tsx'
import styles from './Hardware.module.css'

type Props = { peripherals: readonly Peripheral[]; onSaid: (said: string) => void }

/** Printers and card readers as they are set up, those out of use too, for desks and kiosks to choose. */
export function Peripherals({ peripherals, onSaid }: Props) {
  const { t } = useWords('hardware')
  const [editing, edit] = useState<Peripheral | 'new' | null>(null)
  return (
    <section aria-labelledby="peripherals">
      <div className={styles.groupHead}>
        <h2 id="peripherals">{t('peripherals')}</h2>
        <Button size="small" icon={IconPlus} onClick={() => edit('new')}>
          {t('peripheralsAdd')}
        </Button>
      </div>
      <p className="muted small">{t('peripheralsHint')}</p>
      <ul className={styles.list}>
        {peripherals.map((one) => (
          <li key={one.id} className={styles.setUp}>
            <Icon of={icons[one.kind]} size="26px" />
            <span className={styles.name}>
              <b>
                <bdi>{one.name}</bdi>
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
              aria-label={`${t('peripheralsChange')}: ${one.name}`}
              onClick={() => edit(one)}
            >
              {t('peripheralsChange')}
            </Button>
          </li>
        ))}
      </ul>
      <EditPeripheral
        open={editing !== null}
        peripheral={editing === 'new' ? null : editing}
        onClose={() => edit(null)}
        onSaid={onSaid}
      />
    </section>
  )
}
