import { useWords } from '../../words/use-words.ts'
import { At } from './At.tsx'
import type { GivenCommand } from './device.ts'
import { endWords, opWords } from './device-words.ts'
import styles from './Hardware.module.css'

/** One command that went to a device, when, and how it ended. */
export function CommandRow({
  command: { at, op, ended },
  name,
}: {
  command: GivenCommand
  name?: string
}) {
  const { t } = useWords('hardware')
  return (
    <li className={styles.told}>
      <At at={at} />
      <span>
        {name ? (
          <>
            <b>
              <bdi>{name}</bdi>
            </b>
            {' · '}
          </>
        ) : null}
        {t(opWords[op].toDo)}
      </span>
      <span className={styles.end} data-ended={ended}>
        {t(endWords[ended])}
      </span>
    </li>
  )
}
