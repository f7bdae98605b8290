import { Tick } from '../parts/fields/Tick.tsx'
import { useWords } from '../words/use-words.ts'
import { preparations } from './preparations.ts'
import type { useTicks } from './use-ticks.ts'

type Props = Pick<ReturnType<typeof useTicks>, 'ticked' | 'tick'> & {
  styles: Readonly<Record<string, string>>
}

/** The ten preparations, each with a tick. The screen that shows them gives the styles. */
export function Preparations({ ticked, tick, styles }: Props) {
  const { t } = useWords('prepare')
  return (
    <ul className={styles.items}>
      {preparations.map((item) => (
        <li key={item}>
          <label className={styles.item}>
            <Tick
              type="checkbox"
              checked={ticked.includes(item)}
              onChange={({ target }) => tick(item, target.checked)}
            />
            {t(item)}
          </label>
        </li>
      ))}
    </ul>
  )
}
