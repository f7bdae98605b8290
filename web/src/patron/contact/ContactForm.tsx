import { lengths } from '@mikvah/rules/lengths.ts'
import { useLocation, useSearchParams } from 'react-router'
import { useMe } from '../../facts/use-me.ts'
import { useContactForm } from '../../office/use-contact-form.ts'
import { FieldPair, FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { News } from '../../parts/News.tsx'
import { readFromTheTop } from '../../parts/read-first.ts'
import { eveningText } from '../../parts/times/evening-text.ts'
import { useSession } from '../../talk/use-session.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import { type ContactMessage, contactErrorsOf } from './contact-errors.ts'
import { occasionOf } from './occasion.ts'

const opening = { accessible: 'contactAccessibleMessage', refund: 'contactRefundMessage' } as const

export function ContactForm() {
  const { t, language } = useWords('contact')
  const signedIn = useSession() !== null
  const { data: me } = useMe()
  const [search] = useSearchParams()
  const { kind, date } = occasionOf(useLocation().state, search)
  const { send, isPending, isSuccess, error, reset } = useContactForm()

  const begun =
    kind === 'contact'
      ? ''
      : date
        ? t(opening[kind], { date: eveningText(date, language, t) })
        : t(`${opening[kind]}NoDate`)
  const form = useForm<ContactMessage>({
    known: {
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? '',
      email: me?.email ?? '',
      message: begun,
    },
    errorsOf: (fields) => contactErrorsOf(fields, { signedIn }),
    typed: useTyped(kind, {}),
  })
  const { field } = form

  if (isSuccess) {
    const another = () => {
      readFromTheTop()
      form.begin({ message: '' })
      reset()
    }
    return (
      <News
        kind="success"
        title={t('contactSent')}
        action={
          <Button size="small" onClick={another}>
            {t('contactAnother')}
          </Button>
        }
      >
        <p>{t('contactSentText')}</p>
      </News>
    )
  }

  const submit = () => {
    send({ ...form.fields, kind }).then(
      () => form.begin(),
      () => null,
    )
  }

  return (
    <Card aria-label={t('contactForm')}>
      <FormStack form={form} onSend={submit}>
        {kind === 'accessible' ? <Alert kind="info">{t('contactAccessible')}</Alert> : null}
        {kind === 'refund' ? <Alert kind="info">{t('contactRefund')}</Alert> : null}
        <FieldPair>
          <Field
            {...field('firstName')}
            label={t('contactFirstName')}
            autoComplete="given-name"
            maxLength={lengths.personName}
            optional
          />
          <Field
            {...field('lastName')}
            label={t('contactLastName')}
            autoComplete="family-name"
            maxLength={lengths.personName}
            required={!signedIn}
            optional={signedIn}
          />
        </FieldPair>
        <Field
          {...field('email')}
          label={t('contactEmail')}
          type="email"
          autoComplete="email"
          ltr
          required
        />
        <TextArea
          {...field('message')}
          label={t('contactMessage')}
          rows={7}
          maxLength={lengths.letter}
          required
        />
        <ErrorAlert failure={error} />
        <FormFoot>
          <Button type="submit" kind="solid" busy={isPending}>
            {t('contactSend')}
          </Button>
        </FormFoot>
      </FormStack>
    </Card>
  )
}
