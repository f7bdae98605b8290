import { useWords } from '../../words/use-words.ts'
import { StateDot } from '../parts/StateDot.tsx'
import { useTicked } from '../parts/ticks.ts'
import styles from './Screens.module.css'
import { looks, type Screen, type ScreenState, screenStates, stateOf } from './screen-state.ts'

const words = {
  well: 'screensWell',
  silent: 'screensSilent',
  unpaired: 'screensUnpaired',
} as const satisfies Record<ScreenState, string>

/** How many screens work, and how many need somebody. */
export function ByStates({ screens }: { screens: readonly Screen[] }) {
  const { t } = useWords('screens')
  const states = useTicked((now) => screens.map((screen) => stateOf(screen, now)).join(' '))
  return (
    <ul className={styles.states}>
      {screenStates.flatMap((state) => {
        const count = states.split(' ').filter((one) => one === state).length
        if (count === 0) return []
        return [
          <li key={state}>
            <StateDot state={looks[state]} />
            {t(words[state], { count })}
          </li>,
        ]
      })}
    </ul>
  )
}
