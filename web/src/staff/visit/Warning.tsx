import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { Meanwhile } from './Meanwhile.tsx'

type Props = { failure: unknown; onTryAgain?: () => void }

/** What the server said no to, as a warning (spec, staff 7): the choice is still open. */
export function Warning({ failure, onTryAgain }: Props) {
  const { t } = useWords()
  if (!failure) return null
  const again = onTryAgain ? (
    <Button size="small" onClick={onTryAgain}>
      {t('tryAgain')}
    </Button>
  ) : null
  return (
    <Alert kind="warning" action={again}>
      {wordsOfFailure(failure, t)}
      <Meanwhile failure={failure} />
    </Alert>
  )
}
