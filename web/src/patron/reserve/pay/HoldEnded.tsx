import { IconHourglassEmpty } from '@tabler/icons-react'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Says calmly that her place has been let go, and that there are others. */
export function HoldEnded({ onChoose }: { onChoose: () => void }) {
  const { t } = useWords('pay')
  return (
    <Empty
      icon={IconHourglassEmpty}
      title={t('payHoldEndedTitle')}
      action={
        <Button kind="solid" arrow onClick={onChoose}>
          {t('payChooseAgain')}
        </Button>
      }
    >
      {t('payHoldEndedText')}
    </Empty>
  )
}
