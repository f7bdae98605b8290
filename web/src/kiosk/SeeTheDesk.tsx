import { IconUsers } from '@tabler/icons-react'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { CallFailed } from '../talk/call-failed.ts'
import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'

type Props = { failure: unknown; onOver: () => void }

/** Whatever it is, the desk helps: unknown, too early, here already or locked are one sentence. */
export function SeeTheDesk({ failure, onOver }: Props) {
  const { t } = useWords('kiosk')
  const known = failure instanceof CallFailed && failure.status === 404
  return (
    <div role="status">
      <Empty
        icon={IconUsers}
        title={t('kioskDesk')}
        action={<Button onClick={onOver}>{t('kioskStartOver')}</Button>}
      >
        {known ? t('kioskDeskText') : wordsOfFailure(failure, t)}
      </Empty>
    </div>
  )
}
