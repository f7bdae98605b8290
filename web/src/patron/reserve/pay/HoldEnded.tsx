import { IconHourglassEmpty } from '@tabler/icons-react'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type EndedHold, isFree } from './is-free.ts'

/**
 * Says calmly that her place has been let go, what becomes of what was paid for it, and that there are other times.
 */
export function HoldEnded({ visit, onChoose }: { visit: EndedHold; onChoose: () => void }) {
  const { t } = useWords('pay')
  return (
    <Empty
      icon={IconHourglassEmpty}
      title={t('payHoldEndedTitle')}
      action={
        <>
          {isFree(visit) ? null : <MoneyAfterCancel visit={visit} />}
          <Button kind="solid" arrow onClick={onChoose}>
            {t('payChooseAgain')}
          </Button>
        </>
      }
    >
      {isFree(visit) ? t('payHoldEndedFree') : null} {t('payHoldEndedText')}
    </Empty>
  )
}
