import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { Meanwhile } from './Meanwhile.tsx'

type Props = { failure: unknown; onTryAgain?: () => void }

/** A refusal of the server as a warning, when the choice can still be changed (requirements S7). */
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
