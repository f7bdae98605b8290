import { useCallFor } from '../talk/ways-to-call.ts'
import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type Props = { failure: unknown; onTryAgain?: () => void }

/**
 * A failure in the server's words, or in general ones where it gave none, with a number where they say to call, and
 * with `onTryAgain` a button to try again. Renders nothing without a failure.
 */
export function ErrorAlert({ failure, onTryAgain }: Props) {
  const { t } = useWords()
  const call = useCallFor(failure)
  if (!failure) return null
  return (
    <Alert
      kind="danger"
      action={
        call || onTryAgain ? (
          <>
            {call}
            {onTryAgain ? (
              <Button size="small" onClick={onTryAgain}>
                {t('tryAgain')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {wordsOfFailure(failure, t)}
    </Alert>
  )
}
