import { useEffect, useRef } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Time } from '../../../parts/Time.tsx'
import { wordsOfFailure } from '../../../talk/words-of-failure.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { failure: unknown; alternatives: readonly string[]; onChoose: (time: string) => void }

/** The server's words when the place couldn't be held, and the nearest times that still fit as buttons. */
export function HoldRefused({ failure, alternatives, onChoose }: Props) {
  const { t } = useWords('reserve')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  if (!failure) return null
  const near = alternatives.length > 0
  return (
    <div ref={place}>
      <Alert
        kind="danger"
        action={
          near
            ? alternatives.map((time) => (
                <Button key={time} size="small" onClick={() => onChoose(time)}>
                  <Time at={time} />
                </Button>
              ))
            : null
        }
      >
        {wordsOfFailure(failure, t)} {near ? t('reserveNearest') : null}
      </Alert>
    </div>
  )
}
