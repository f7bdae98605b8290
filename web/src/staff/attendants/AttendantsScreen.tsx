import { IconPlus, IconUserHeart } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { RowButton, RowList, RowTags } from '../parts/RowList.tsx'
import type { Helper } from '../rooms/building.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { AttendantForm } from './AttendantForm.tsx'
import styles from './Attendants.module.css'

/**
 * The attendants: their names, their cards, and which section each has tonight. Those who no longer work here come
 * last.
 */
export function AttendantsScreen() {
  const { t } = useWords('building')
  const asked = useLiveQuery('building')
  const [opened, open] = useState<Helper | 'new' | null>(null)
  const { said, say } = useSaid()
  return (
    <OfficePage
      title={t('officeAttendants')}
      beside={
        <Button kind="solid" icon={IconPlus} onClick={() => open('new')}>
          {t('helpersAdd')}
        </Button>
      }
    >
      <div className={styles.page}>
        <p className="muted">{t('helpersLead')}</p>
        <QuietlyLoaded asked={asked} notLoaded={t('buildingNotLoaded')}>
          {({ attendants }) =>
            attendants.length === 0 ? (
              <Empty icon={IconUserHeart} title={t('helpersNone')} />
            ) : (
              <RowList>
                {attendants
                  .toSorted((one, other) => Number(other.active) - Number(one.active))
                  .map((helper) => (
                    <Row key={helper.id} helper={helper} onOpen={() => open(helper)} />
                  ))}
              </RowList>
            )
          }
        </QuietlyLoaded>
      </div>
      <SaidLine said={said} />
      <AttendantForm opened={opened} onClose={() => open(null)} onSaid={say} />
    </OfficePage>
  )
}

function Row({ helper, onOpen }: { helper: Helper; onOpen: () => void }) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const { data: tonight = [] } = useLiveQuery('attendantsTonight')
  const has = tonight.filter(({ attendant }) => attendant?.id === helper.id)
  return (
    <RowButton onClick={onOpen}>
      <Icon of={IconUserHeart} size="24px" />
      <b>
        <bdi>{nameOf(helper)}</bdi>
      </b>
      <RowTags>
        {has.map(({ section }) => (
          <Tag key={section.id} kind="new">
            <bdi>{nameOf(section)}</bdi>
          </Tag>
        ))}
        <Tag>{t(helper.hasCard ? 'helpersHasCard' : 'helpersNoCard')}</Tag>
        {helper.active ? null : <Tag kind="late">{t('helpersRetired')}</Tag>}
      </RowTags>
    </RowButton>
  )
}
