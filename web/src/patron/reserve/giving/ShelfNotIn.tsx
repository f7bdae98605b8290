import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { useWords } from '../../../words/use-words.ts'

/**
 * Says that the sum is without what she chose of the shelf and couldn't be saved, with a button that tries again;
 * nothing where there is no `tryAgain`.
 */
export function ShelfNotIn({ tryAgain }: { tryAgain: (() => void) | undefined }) {
  const { t } = useWords('pay')
  if (!tryAgain) return null
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('payShelfNotIn')}
    </Alert>
  )
}
