import { lengths } from '@mikvah/rules/lengths.ts'
import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import styles from './Screens.module.css'
import type { Screen } from './screen-state.ts'

type Props = { screen: Screen | null; onClose: () => void; onPaired: (said: string) => void }

/** Pairs a screen: explains how, and asks for the code that the screen shows. */
export function PairScreen({ screen, onClose, onPaired }: Props) {
  const { t } = useWords('screens')
  const name = screen?.name ?? ''
  return (
    <TypedModal open={screen !== null} onClose={onClose} title={t('screenPairTitle', { name })}>
      {screen ? (
        <Code
          screen={screen}
          onPaired={() => {
            onClose()
            onPaired(t('screenPaired', { name }))
          }}
        />
      ) : null}
    </TypedModal>
  )
}

const digitsOf = (code: string) => code.replaceAll(/\D/g, '')

function Code({ screen, onPaired }: { screen: Screen; onPaired: () => void }) {
  const { t } = useWords('screens')
  const form = useForm<{ code: string }>({
    known: { code: '' },
    errorsOf: ({ code }) =>
      digitsOf(code).length === codeDigits.pairing ? {} : { code: 'screenPairCodeNeeded' },
  })
  const pair = useTell('pairDevice', { stale: ['devices'], onDone: onPaired })
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (pair.isPending) return
        pair.mutate({ params: { id: screen.id }, body: { code: digitsOf(form.fields.code) } })
      }}
    >
      {screen.pairedAt ? <Alert kind="warning">{t('screenPairInstead')}</Alert> : null}
      <ol className={styles.steps}>
        <li>
          {t('screenPairOpen')} <bdi className={styles.address}>{`${location.host}/screen`}</bdi>
        </li>
        <li>{t('screenPairType')}</li>
      </ol>
      <Field
        {...form.field('code')}
        label={t('screenPairCode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={lengths.typedCode}
        ltr
      />
      <ErrorAlert failure={pair.error} />
      <Button type="submit" kind="solid" wide busy={pair.isPending}>
        {t('screenPair')}
      </Button>
    </Form>
  )
}
