import { AtReader } from '../../paying/AtReader.tsx'
import type { CardAtReader } from '../../paying/use-card-at-reader.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Till.module.css'

type Props = {
  name: string
  stands: Extract<CardAtReader, { at: 'reader' }>
  owed: number
  onCancel: () => void
}

/** Shown while a reader waits for a card; its words speak to the receptionist about the patron. */
export function ReaderAsks({ name, ...rest }: Props) {
  const { t } = useWords('till')
  return (
    <AtReader
      {...rest}
      words={{
        ...{ hold: t('tillReaderHold'), look: t('tillReaderLook', { name }) },
        ...{ lost: t('tillReaderLost'), lostText: t('tillReaderLostText') },
        ...{ cancel: t('tillReaderCancel'), stopping: t('tillReaderStopping') },
      }}
      look={{ whole: styles.atReader, sum: styles.asked }}
    />
  )
}
