import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MarkedRow } from './marks.ts'
import { outcomeIcons } from './Outcomes.tsx'
import styles from './SheetRow.module.css'

/**
 * A row that is recorded, and the button that corrects it. A canceled visit has no such button: it may be refunded
 * already, so the desk books a new one.
 */
export function WrittenRow({ row, onChange }: { row: MarkedRow; onChange: () => void }) {
  const { t } = useWords('after-shabbos')
  const { became, room, reservationCode: code } = row
  if (became === null) return null
  return (
    <div className={styles.written}>
      <span className={styles.became} data-became={became}>
        <Icon of={outcomeIcons[became]} />
        {t(`afterBecame${became}`)}
      </span>
      {room ? (
        <span className={styles.inRoom}>
          {t('afterRoom')} <span className="num">{room.number}</span>
        </span>
      ) : null}
      {became === 'canceled' ? null : (
        <Button
          size="small"
          kind="quiet"
          aria-label={t('afterChangeOf', { code })}
          onClick={onChange}
        >
          {t('afterChange')}
        </Button>
      )}
    </div>
  )
}
