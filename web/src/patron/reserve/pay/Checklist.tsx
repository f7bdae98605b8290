import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../../parts/Card.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Checklist.module.css'
import { keepTicks, preparations, ticksOf } from './checklist-ticks.ts'

/** Ten things before immersion; she ticks them for herself. */
export function Checklist({ visit }: { visit: string }) {
  const { t } = useWords('prepare')
  const [ticked, setTicked] = useState(() => ticksOf(visit))
  const tick = (item: string, on: boolean) => {
    const next = on ? [...ticked, item] : ticked.filter((one) => one !== item)
    keepTicks(visit, next)
    setTicked(next)
  }
  return (
    <Card>
      <details className={styles.fold} open>
        <summary>
          <span>
            {t('prepareTitle')}
            {ticked.length > 0 ? (
              <small>{t('prepareDone', { done: ticked.length, of: preparations.length })}</small>
            ) : null}
          </span>
          <Icon of={IconChevronDown} />
        </summary>
        <ul className={styles.items}>
          {preparations.map((item) => (
            <li key={item}>
              <label className={styles.item}>
                <input
                  type="checkbox"
                  checked={ticked.includes(item)}
                  onChange={({ target }) => tick(item, target.checked)}
                />
                {t(item)}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
