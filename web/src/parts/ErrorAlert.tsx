import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type Props = { failure: unknown; onTryAgain?: () => void }

/** What went wrong in the server's words, and the way to try again. Nothing when nothing did. */
export function ErrorAlert({ failure, onTryAgain }: Props) {
  const { t } = useWords()
  if (!failure) return null
  return (
    <Alert
      kind="danger"
      action={
        onTryAgain ? (
          <Button size="small" onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
        ) : null
      }
    >
      {wordsOfFailure(failure, t)}
    </Alert>
  )
}
