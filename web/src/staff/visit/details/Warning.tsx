import { Alert } from '../../../parts/Alert.tsx'
import { wordsOfFailure } from '../../../talk/words-of-failure.ts'
import { useWords } from '../../../words/use-words.ts'

/** What the server said no to, as a warning (spec, staff 7): the choice is still open. */
export function Warning({ failure }: { failure: unknown }) {
  const { t } = useWords()
  return failure ? <Alert kind="warning">{wordsOfFailure(failure, t)}</Alert> : null
}
