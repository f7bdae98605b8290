import { useWords } from '../../words/use-words.ts'

type Props = { by: 'setUpProviderSaid' | 'setUpProcessorSaid'; words: string }

/** What a service outside has answered, in its own words, which are English as a rule. */
export function Answered({ by, words }: Props) {
  const { t } = useWords('set-up')
  return (
    <p>
      {t(by)}{' '}
      <bdi dir="ltr" lang="en">
        {words}
      </bdi>
    </p>
  )
}
