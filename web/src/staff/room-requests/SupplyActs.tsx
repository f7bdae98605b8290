import { IconCheck, IconPhone } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from '../this-desk/chosen.ts'

type Props = { roomId: number; supply: { id: number; isCallRequest: boolean } }

/**
 * The buttons of one request. What was asked for is marked as brought. If a call was asked for, a desk with an
 * extension can ring the room's telephone, and then the request is done. At any desk a call is marked as answered too,
 * because she was called from another telephone, or somebody went to her.
 */
export function SupplyActs({ roomId, supply: { id, isCallRequest } }: Props) {
  const { t } = useWords('desk-pages')
  const askSupplies = useTell('askSupplies', { stale: ['rooms'] })
  const ring = useTell('callRoom')
  const { extension } = useThisDesk()
  const params = { id: String(roomId) }
  const complete = () =>
    askSupplies.mutateAsync({ params, body: { action: 'complete', ids: [id] } }).catch(() => null)
  const call = async () => {
    try {
      await ring.mutateAsync({ params, body: { fromExtension: extension } })
    } catch {
      return
    }
    await complete()
  }
  return (
    <>
      <ErrorAlert failure={ring.error ?? askSupplies.error} />
      {isCallRequest && extension !== '' ? (
        <Button
          size="small"
          icon={IconPhone}
          busy={ring.isPending || askSupplies.isPending}
          onClick={call}
        >
          {t('askedCallRoom')}
        </Button>
      ) : null}
      <Button
        size="small"
        icon={IconCheck}
        busy={askSupplies.isPending && !ring.isPending}
        onClick={complete}
      >
        {t(isCallRequest ? 'askedAnswered' : 'askedDone')}
      </Button>
    </>
  )
}
