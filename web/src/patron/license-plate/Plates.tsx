import { platesText } from '@mikvah/rules/garage/plates.ts'
import { IconCar, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../page/Section.tsx'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './LicensePlate.module.css'

/** Her saved plates. She may remove one; a new one needs papers. */
export function Plates({ userId, plates }: { userId: string; plates: readonly string[] }) {
  const { t } = useWords('license-plate')
  const [going, setGoing] = useState<string | null>(null)
  const close = () => setGoing(null)
  const change = useTell('changeUser', { stale: ['plates', 'user'], onDone: close })
  const remove = () => {
    const value = platesText(plates.filter((plate) => plate !== going))
    change.mutate({ params: { id: userId }, body: [{ op: 'add', path: '/plateNumber', value }] })
  }
  return (
    <Section title={t('plateYours')}>
      {plates.length === 0 ? <Empty icon={IconCar} title={t('plateNone')} /> : null}
      <ul className={styles.plates}>
        {plates.map((plate) => (
          <li key={plate}>
            <bdi className={styles.plate}>{plate}</bdi>
            <IconButton
              icon={IconX}
              label={t('plateRemove', { plate })}
              onClick={() => {
                change.reset()
                setGoing(plate)
              }}
            />
          </li>
        ))}
      </ul>
      <AskFirst
        open={going !== null}
        title={t('plateRemoveSure')}
        keep={t('plateKeep')}
        onKeep={close}
        go={t('plateRemoveNow')}
        onGo={remove}
        busy={change.isPending}
        failure={change.error}
      >
        <p>
          <bdi className={styles.plate}>{going}</bdi>
        </p>
        <p>{t('plateRemoveText')}</p>
      </AskFirst>
    </Section>
  )
}
