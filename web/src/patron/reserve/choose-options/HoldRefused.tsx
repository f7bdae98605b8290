import { useEffect, useRef } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { readFirst } from '../../../parts/read-first.ts'
import { Time } from '../../../parts/times/Time.tsx'
import { useCallFor } from '../../../talk/ways-to-call.ts'
import { wordsOfFailure } from '../../../talk/words-of-failure.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { failure: unknown; alternatives: readonly string[]; onChoose: (time: string) => void }

/**
 * Why the place couldn't be held, with buttons for the nearest times that still fit, and a number where the words say
 * to call.
 */
export function HoldRefused({ failure, alternatives, onChoose }: Props) {
  const { t } = useWords('reserve')
  const place = useRef<HTMLDivElement>(null)
  const call = useCallFor(failure)
  useEffect(() => {
    if (!failure || !place.current) return
    place.current.scrollIntoView({ block: 'center' })
    // The button she tapped is disabled until she has chosen again.
    readFirst(place.current)
  }, [failure])
  if (!failure) return null
  const near = alternatives.length > 0
  // The notice disappears with her choice, so the focus moves to the times.
  const choose = (time: string) => {
    const times = place.current?.closest('section')?.querySelector('h2')
    if (times) readFirst(times)
    onChoose(time)
  }
  return (
    <div ref={place}>
      <Alert
        kind="danger"
        action={
          near || call ? (
            <>
              {alternatives.map((time) => (
                <Button key={time} size="small" onClick={() => choose(time)}>
                  <Time at={time} />
                </Button>
              ))}
              {call}
            </>
          ) : null
        }
      >
        {wordsOfFailure(failure, t)} {near ? t('reserveNearest') : null}
      </Alert>
    </div>
  )
}
