import { IconCar, IconId } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../facts/use-me.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { useTell } from '../../talk/tell.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './LicensePlate.module.css'
import { PhotoPick } from './PhotoPick.tsx'
import { formOf, type Papers, papersErrorsOf } from './papers-errors.ts'

type Props = {
  userId: string
  /** Whether she has plates, so that it matters whether a new one is added or replaces them. */
  hasPlate: boolean
  onSent: () => void
}

/**
 * The form for two pictures, an e-mail address, and what becomes of her present plate. What she chose and typed stays
 * until it is sent or she leaves the page.
 */
export function PapersForm({ userId, hasPlate, onSent }: Props) {
  const { t } = useWords('license-plate')
  const [search] = useSearchParams()
  const { data: me } = useMe()
  const form = useForm<Papers>({
    known: { image0: null, image1: null, email: me?.email ?? '', way: 'replace' },
    errorsOf: papersErrorsOf,
    typed: useTyped<Partial<Papers>>('license-plate', {}),
  })
  const { fields, put, field, errorIn } = form
  const isMissing = form.isRefused && !(fields.image0 && fields.image1)
  const sendPapers = useTell('sendPapers', {
    stale: ['plates'],
    onDone: () => {
      form.begin()
      onSent()
    },
  })
  const send = () =>
    sendPapers.mutate({ params: { id: userId }, body: formOf(fields, search.get('reservation')) })
  return (
    <FormStack form={form} onSend={send}>
      <div className={styles.photos}>
        {(
          [
            ['image0', 'plateLicense', IconId],
            ['image1', 'plateRegistration', IconCar],
          ] as const
        ).map(([name, label, icon]) => (
          <PhotoPick
            key={name}
            label={t(label)}
            icon={icon}
            picture={fields[name]}
            error={fields[name] ? errorIn(name) : null}
            invalid={errorIn(name) !== null}
            onPick={(picture) => put({ [name]: picture })}
          />
        ))}
      </div>
      <Field
        {...field('email')}
        label={t('plateEmail')}
        type="email"
        autoComplete="email"
        ltr
        optional
      />
      {hasPlate ? (
        <fieldset className={styles.way}>
          <legend>{t('plateWay')}</legend>
          {(
            [
              ['replace', 'plateReplace', 'plateReplaceHint'],
              ['add', 'plateAdd', 'plateAddHint'],
            ] as const
          ).map(([way, label, hint]) => (
            <RadioRow
              key={way}
              name="way"
              value={way}
              label={t(label)}
              hint={t(hint)}
              checked={fields.way === way}
              onChange={() => put({ way })}
            />
          ))}
        </fieldset>
      ) : null}
      <p className="muted small">{t('platePrivate')}</p>
      {isMissing ? <Alert kind="danger">{t('plateMissing')}</Alert> : null}
      <ErrorAlert failure={sendPapers.error} />
      <div role="status">{sendPapers.isPending ? <p>{t('plateSending')}</p> : null}</div>
      <FormFoot>
        <Button type="submit" kind="solid" busy={sendPapers.isPending}>
          {t('plateSubmit')}
        </Button>
      </FormFoot>
    </FormStack>
  )
}
