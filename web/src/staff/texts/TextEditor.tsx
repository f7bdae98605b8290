import { fitsInAddress, lengths } from '@mikvah/rules/lengths.ts'
import { formsOf, leftOutBlanks, wrongBlanks } from '@mikvah/rules/settings/text-blanks.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { sampleOf, shownIn, type Text } from './narrow-texts.ts'
import styles from './Texts.module.css'

const names = { en: 'textEnglish', he: 'textHebrew' } as const
const directions = { en: 'ltr', he: 'rtl' } as const

type Props = { text: Text; texts: readonly Text[]; onSaved: () => void }

/**
 * The form of one text in both languages, with the standard wording and a sample of how it will read, and of the words
 * about it.
 */
export function TextEditor({ text, texts, onSaved }: Props) {
  const { t } = useWords('content')
  const [typed, setTyped] = useState({ en: shownIn(text, 'en'), he: shownIn(text, 'he') })
  const [description, describe] = useState(text.description)
  const stale = ['texts', 'languageTexts'] as const
  const reword = useTell('setLanguageText', { stale: [...stale] })
  const about = useTell('setLanguageDescription', { stale: [...stale] })
  const forms = formsOf(text.key)
  const standards = texts
    .filter(({ key }) => forms.includes(key))
    .flatMap(({ en, he }) => [en.standard, he.standard])
  const whyWrong = (language: Language) => {
    if (wrongBlanks(typed[language], standards).length > 0) return t('textWrongBlank')
    return fitsInAddress(typed[language]) ? null : t('textTooLong')
  }
  const save = async () => {
    for (const language of languages) {
      const now = typed[language].trim()
      const value = now === text[language].standard ? '' : now
      if (value !== (text[language].own ?? ''))
        await reword.mutateAsync({ query: { language, key: text.key, value } })
    }
    if (description.trim() !== text.description)
      await about.mutateAsync({ query: { key: text.key, description: description.trim() } })
    onSaved()
  }
  return (
    <Form
      className={styles.editor}
      onSend={() => {
        if (!languages.some(whyWrong)) save().catch(() => null)
      }}
    >
      <div className={styles.sides}>
        {languages.map((language) => {
          const leftOut = leftOutBlanks(typed[language], text[language].standard)
          return (
            <div key={language} className={styles.side}>
              <TextArea
                label={t(names[language])}
                lang={language}
                rows={4}
                maxLength={lengths.wording}
                error={whyWrong(language)}
                value={typed[language]}
                onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
              />
              {leftOut.length > 0 ? (
                <p className="muted small">
                  {t('textLeftOut', { names: '' })} <code dir="ltr">{leftOut.join(', ')}</code>
                </p>
              ) : null}
              <p className={styles.label}>{t('textPreview')}</p>
              <p className={styles.preview} lang={language} dir={directions[language]}>
                {sampleOf(typed[language])}
              </p>
              {typed[language] === text[language].standard ? null : (
                <>
                  <p className={styles.label}>{t('textStandard')}</p>
                  <p className={styles.standard} lang={language} dir={directions[language]}>
                    {text[language].standard}
                  </p>
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => setTyped({ ...typed, [language]: text[language].standard })}
                  >
                    {t('textRestore')}
                  </Button>
                </>
              )}
            </div>
          )
        })}
      </div>
      <Field
        label={t('textAbout')}
        help={t('textAboutHelp')}
        optional
        maxLength={lengths.wordingNote}
        value={description}
        onChange={({ target }) => describe(target.value)}
      />
      <ErrorAlert failure={reword.error ?? about.error} />
      <Button type="submit" kind="solid" busy={reword.isPending || about.isPending}>
        {t('textSave')}
      </Button>
    </Form>
  )
}
