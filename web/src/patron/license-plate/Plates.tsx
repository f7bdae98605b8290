import { platesText } from '@mikvah/rules/garage/plates.ts'
import { IconCar, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../page/Section.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
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
      <Modal
        open={going !== null}
        onClose={close}
        title={t('plateRemoveSure')}
        actions={
          <>
            <Button onClick={close}>{t('plateKeep')}</Button>
            <Button kind="cancelNow" busy={change.isPending} onClick={remove}>
              {t('plateRemoveNow')}
            </Button>
          </>
        }
      >
        <p>
          <bdi className={styles.plate}>{going}</bdi>
        </p>
        <p>{t('plateRemoveText')}</p>
        <ErrorAlert failure={change.error} />
      </Modal>
    </Section>
  )
}
