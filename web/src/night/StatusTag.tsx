import '../look/statuses.css'
import { classes } from '../parts/classes.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './StatusTag.module.css'
import { lookOfRoom, lookOfVisit, type RoomStatus, type VisitStatus } from './statuses.ts'

type Props = { visit: VisitStatus; room?: never } | { room: RoomStatus; visit?: never }

/** A status by colour, icon and word. */
export function StatusTag({ visit, room }: Props) {
  const { t } = useWords()
  const { icon, className } = visit ? lookOfVisit[visit] : lookOfRoom[room]
  return (
    <span className={classes(styles.tag, className)}>
      <Icon of={icon} size="1.15em" />
      {t(visit ? `status${visit}` : `room${room}`)}
    </span>
  )
}
