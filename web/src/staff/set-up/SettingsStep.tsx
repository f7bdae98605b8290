import type { ReactNode } from 'react'
import { Form } from '../../page/Form.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { PreviewModal } from '../settings/PreviewModal.tsx'
import { SettingRow } from '../settings/SettingRow.tsx'
import type { Setting } from '../settings/setting.ts'
import { useSettingWords } from '../settings/use-setting-words.ts'
import { acceptStep } from './accepted-steps.ts'
import styles from './SetUp.module.css'
import { StepFoot } from './StepFoot.tsx'
import { askedKeys, type SetUpStep } from './steps.ts'
import { useStep } from './use-step.ts'

type Values = Readonly<Record<string, string>>
type Props = {
  step: SetUpStep
  settings: readonly Setting[]
  onBack: (() => void) | null
  onNext: () => void
  /** What is shown above the settings; it gets the values as they would be saved. */
  above?: (values: Values, type: (more: Values) => void) => ReactNode
  beside?: (values: Values) => ReactNode
  /** What is shown below the settings, outside their form. */
  below?: ReactNode
}

/**
 * A step that asks for settings, with the fields, help and limits of the settings page. What is typed is saved by the
 * button that goes on, after a preview where it changes more than that.
 */
export function SettingsStep({ step, settings, onBack, onNext, above, beside, below }: Props) {
  const wordsOf = useSettingWords()
  const form = useStep(settings, onNext, () => {
    acceptStep(step.name)
    onNext()
  })
  const { save, typed, values, errorOf } = form
  const keys = askedKeys(step, values)
  const asked = keys.flatMap((key) => settings.filter((setting) => setting.key === key))
  return (
    <>
      <div className={styles.columns} data-beside={beside ? true : undefined}>
        <Form className={styles.asks} onSend={form.leave}>
          {above?.(values, form.type)}
          {asked.map((setting) => (
            <SettingRow
              key={setting.key}
              setting={setting}
              words={wordsOf(setting.key)}
              typed={typed[setting.key]?.value}
              error={errorOf(setting.key)}
              onType={(value) => form.type({ [setting.key]: value })}
            />
          ))}
          <button type="submit" hidden />
        </Form>
        {beside?.(values)}
      </div>
      {below}
      <ErrorAlert failure={save.failure} />
      <StepFoot
        onBack={onBack}
        onNext={form.leave}
        onLater={form.isTyped ? form.later : null}
        saves={form.isTyped}
        busy={save.isAsking}
      />
      <PreviewModal
        preview={save.previewed}
        wordsOf={wordsOf}
        busy={save.isSaving}
        failure={save.saveFailure}
        onSave={save.save}
        onClose={save.begin}
      />
    </>
  )
}
