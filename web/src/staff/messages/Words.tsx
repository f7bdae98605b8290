import { lengths } from '@mikvah/rules/lengths.ts'
import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import type { Both } from '../facts/use-both-words.ts'
import styles from './MessagesScreen.module.css'

type OwnProps = { text: string; error: string | null; onChange: (text: string) => void }

/**
 * The field for a text of the desk's own, in one language, so that everybody gets the same; with its length, and how it
 * reads.
 */
export function OwnWords({ text, error, onChange }: OwnProps) {
  const { t } = useWords('desk-pages')
  return (
    <>
      <TextArea
        label={t('messageText')}
        help={t('messageDiscreet')}
        error={error}
        maxLength={lengths.textMessage}
        rows={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {text ? (
        <>
          <Length text={text} />
          <p className={styles.reads}>
            <span className="sr-only">{t('messageReads')}: </span>
            <bdi dir="auto">{text}</bdi>
          </p>
        </>
      ) : null}
    </>
  )
}

type BothProps = {
  texts: Both
  error: string | null
  onChange: (language: Language, text: string) => void
}

/**
 * The fields for the texts of a template in both languages, each with its length; each patron gets the one she reads.
 */
export function BothWords({ texts, error, onChange }: BothProps) {
  const { t } = useWords('desk-pages')
  return (
    <>
      <p className="muted">{t('needEachHers')}</p>
      {languages.map((language) => (
        <div key={language}>
          <TextArea
            label={nameOfLanguage[language]}
            error={texts[language].trim() === '' ? error : null}
            maxLength={lengths.textMessage}
            rows={3}
            dir="auto"
            value={texts[language]}
            onChange={({ target }) => onChange(language, target.value)}
          />
          <Length text={texts[language]} />
        </div>
      ))}
    </>
  )
}

/** How many letters the text has of how many allowed, and in how many parts it is sent. */
function Length({ text }: { text: string }) {
  const { t } = useWords('desk-pages')
  const { units, segments, room } = segmentsOf(text)
  return (
    <p className={styles.count}>
      <span className="num">{t('messageLetters', { units, size: room })}</span> ·{' '}
      {t('messageSegments', { count: segments })}
    </p>
  )
}
