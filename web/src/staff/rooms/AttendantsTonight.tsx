import type { AnswerOf } from '../../talk/call.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { DragHandle } from '../parts/DragHandle.tsx'
import { useDraggable } from '../parts/use-draggable.ts'
import type { Helper } from './building.ts'
import styles from './Rooms.module.css'

type Tonight = AnswerOf<'attendantsTonight'>
type Props = { attendants: readonly Helper[]; tonight: Tonight }

/** An attendant who is dragged to a section. */
export type Carried = { helper: Helper }

/** Whether what is dragged is an attendant. */
export const isHelper = (carried: unknown): carried is Carried =>
  typeof carried === 'object' && carried !== null && 'helper' in carried

/** The attendants who still work here and can be dragged to a section; one who has a section already says so. */
export function AttendantsTonight({ attendants, tonight }: Props) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const helping = attendants.filter(({ active }) => active)
  return (
    <section className={styles.pool} aria-labelledby="attendants-tonight">
      <header>
        <h2 id="attendants-tonight">{t('roomsTonight')}</h2>
        <span className="muted small">{t('roomsTonightHint')}</span>
      </header>
      {helping.length === 0 ? <p className="muted">{t('helpersNone')}</p> : null}
      <ul>
        {helping.map((helper) => (
          <Chip
            key={helper.id}
            helper={helper}
            has={tonight
              .filter(({ attendant }) => attendant?.id === helper.id)
              .map(({ section }) => nameOf(section))}
          />
        ))}
      </ul>
    </section>
  )
}

function Chip({ helper, has }: { helper: Helper; has: readonly string[] }) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const { dragProps, dragButtonProps, isDragging } = useDraggable(
    { helper } satisfies Carried,
    helper.id,
  )
  return (
    <li
      {...(dragProps as object)}
      className={styles.chip}
      data-away={has.length === 0 || undefined}
      data-carried={isDragging || undefined}
    >
      <DragHandle drag={dragButtonProps} label={t('roomsCarry', { name: nameOf(helper) })} />
      <span>
        <b>
          <bdi>{nameOf(helper)}</bdi>
        </b>
        <small>
          {has.length === 0
            ? t('roomsNotTonight')
            : has.map((name) => <bdi key={name}>{name}</bdi>)}
        </small>
      </span>
    </li>
  )
}
