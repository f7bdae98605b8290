import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { RowButton, RowList } from '../parts/RowList.tsx'
import type { Building, CubicleSetUp } from './building.ts'
import { EditCubicle } from './EditCubicle.tsx'
import styles from './Rooms.module.css'

type Props = { building: Building; placeId: string; onSaid: (said: string) => void }

/**
 * The cubicles of a building, each with its name and the point of its lock, or that it has no lock that opens from the
 * desk.
 */
export function Cubicles({ building, placeId, onSaid }: Props) {
  const { t } = useWords('building')
  const [editing, edit] = useState<CubicleSetUp | 'new' | null>(null)
  const own = building.cubicles.filter(({ locationId }) => locationId === placeId)
  return (
    <section className={styles.section} aria-labelledby="cubicles">
      <header>
        <h2 id="cubicles">{t('cubicles')}</h2>
        <Button size="small" icon={IconPlus} onClick={() => edit('new')}>
          {t('cubiclesAdd')}
        </Button>
      </header>
      <p className="muted small">
        {t('cubiclesHint')} <Link to="/admin/settings?group=flow">{t('placesToSettings')}</Link>
      </p>
      {own.length === 0 ? <p className="muted">{t('cubiclesNone')}</p> : null}
      <RowList>
        {own.map((cubicle) => (
          <RowButton key={cubicle.id} onClick={() => edit(cubicle)}>
            <b>
              <bdi>{cubicle.name}</bdi>
            </b>
            <span className="muted small">
              {cubicle.lock ? <code>{cubicle.lock}</code> : t('cubiclesNoLock')}
            </span>
          </RowButton>
        ))}
      </RowList>
      <EditCubicle
        open={editing !== null}
        cubicle={editing === 'new' ? null : editing}
        placeId={placeId}
        onClose={() => edit(null)}
        onSaid={onSaid}
      />
    </section>
  )
}
