import { useCallback, useState } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { Say } from '../../words/say.ts'
import { useWords } from '../../words/use-words.ts'
import { isWordKey } from '../../words/words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { MissingNames } from './MissingNames.tsx'
import { type Text, type TextsNarrowing, textsShown, views } from './narrow-texts.ts'
import { TextEditor } from './TextEditor.tsx'
import { TextRow } from './TextRow.tsx'
import styles from './Texts.module.css'

const viewNames = { all: 'textsAll', own: 'textsOwn', missing: 'textsMissing' } as const
const step = 60

/** The areas that these texts belong to, in the order of their names. */
const areasOf = (texts: readonly Text[], t: Say) =>
  [...new Set(texts.map(({ area }) => area))]
    .map((area) => {
      const key = `area.${area}`
      return { area, name: isWordKey(key) ? t(key) : area }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Every text of the product, both languages side by side. */
export function TextsScreen() {
  const { t } = useWords('content')
  const asked = useAsk('texts')
  const [narrowing, narrow] = useState<TextsNarrowing>({ search: '', area: 'home', view: 'all' })
  const { said, say } = useSaid()
  return (
    <OfficePage
      title={t('officeTexts')}
      beside={
        <SearchBox
          label={t('textsSearch')}
          typed={narrowing.search}
          onType={(search) => narrow({ ...narrowing, search })}
        />
      }
    >
      <div className={styles.page}>
        <p className="muted">{t('textsLead')}</p>
        <QuietlyLoaded asked={asked} notLoaded={t('textsNotLoaded')}>
          {(texts) => (
            <>
              <div className={styles.narrow}>
                <Segmented
                  label={t('textsShow')}
                  look="chips"
                  value={narrowing.view}
                  options={views.map((view) => ({ value: view, label: t(viewNames[view]) }))}
                  onChange={(view) => narrow({ ...narrowing, view })}
                />
                <SelectField
                  label={t('textsArea')}
                  value={narrowing.area}
                  onChange={({ target }) => narrow({ search: '', view: 'all', area: target.value })}
                >
                  <option value="">{t('textsEveryArea')}</option>
                  {areasOf(texts, t).map(({ area, name }) => (
                    <option key={area} value={area}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              </div>
              <Rows
                key={JSON.stringify(narrowing)}
                texts={texts}
                narrowing={narrowing}
                onSaved={() => say(t('textSaved'))}
              />
            </>
          )}
        </QuietlyLoaded>
        <MissingNames />
      </div>
      <SaidLine said={said} />
    </OfficePage>
  )
}

type RowsProps = { texts: readonly Text[]; narrowing: TextsNarrowing; onSaved: () => void }

/** Shows a limited number of rows at a time, because two thousand are more than anybody reads. */
function Rows({ texts, narrowing, onSaved }: RowsProps) {
  const { t } = useWords('content')
  const [most, setMost] = useState(step)
  const [opened, open] = useState<string | null>(null)
  const edit = useCallback((key: string) => open(key), [])
  const shown = textsShown(texts, narrowing)
  const text = texts.find(({ key }) => key === opened)
  if (shown.length === 0 && !text) return <p className="muted">{t('textsNone')}</p>
  return (
    <>
      <ul className={styles.rows}>
        {shown.slice(0, most).map((one) => (
          <TextRow key={one.key} text={one} onEdit={edit} />
        ))}
      </ul>
      {shown.length > most ? (
        <Button onClick={() => setMost(most + step)}>{t('textsMore')}</Button>
      ) : null}
      <TypedModal
        open={text !== undefined}
        onClose={() => open(null)}
        wide
        title={<code dir="ltr">{text?.key}</code>}
      >
        {text ? (
          <TextEditor
            text={text}
            texts={texts}
            onSaved={() => {
              open(null)
              onSaved()
            }}
          />
        ) : null}
      </TypedModal>
    </>
  )
}
